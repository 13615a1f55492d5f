import type { DiagnosticKind } from '../../src/content-model/diagnostics/mistakes'
import type { SourceFile } from '../../src/content-model/record'
import { madeUpArabic } from '../sites/made-up-translation'
import { sourceFiles } from '../sites/source-files'
import type { SiteTexts } from '../sites/read-site'
import { exchangedIn, translatedSite, withoutFiles } from '../sites/translated-site'

type MakeExample = () => { bad: SourceFile[]; good: SourceFile[] }

const spanish = translatedSite()
const contact = 'es/pages/contact.yaml'

/** The translation of one file of a site. */
function onlySpanish(path: string, site: SiteTexts): SiteTexts {
  const { [`es/${path}`]: text = '' } = translatedSite(withoutFiles(site, 'es/'))
  return { [`es/${path}`]: text }
}

/** Examples of mistakes in the files of further languages. */
export const translationExamples: Partial<Record<DiagnosticKind, MakeExample>> = {
  'translation-source-missing': () => {
    const text = spanish[contact] ?? ''
    // Links of the site lead to the page: a second one is beside it.
    const path = 'es/pages/contac.yaml'
    const wrong = text.replace(/^source: .*$/m, 'source: pages/contac.yaml')
    return { bad: sourceFiles({ ...spanish, [path]: wrong }), good: sourceFiles(spanish) }
  },
  'translation-stale': () => ({
    bad: sourceFiles(exchangedIn(spanish, 'pages/contact.yaml', 'and ask', 'and ask for us')),
    good: sourceFiles(spanish),
  }),
  'translation-incomplete': () => ({
    bad: sourceFiles(exchangedIn(spanish, 'es/site.yaml', /^tagline: .*\n/m, '')),
    good: sourceFiles(spanish),
  }),
  'address-misplaced': () => {
    const site = (address: string): SourceFile[] =>
      sourceFiles(exchangedIn(spanish, contact, /^translatedOn: .*$/m, `$&\naddress: ${address}`))
    return { bad: site('/contacto'), good: site('/es/contacto') }
  },
  'plural-form-missing': () => {
    const arabic = translatedSite(undefined, madeUpArabic)
    return {
      bad: sourceFiles(exchangedIn(arabic, 'interface/ar.yaml', /^ +(few|many): .*\n/gm, '')),
      good: sourceFiles(arabic),
    }
  },
  'language-hours-missing': () => {
    const promised = / text: .*$/m
    const promise = exchangedIn(spanish, contact, promised, ' text: Le ayudamos en español.')
    const speaker = exchangedIn(
      promise,
      'team/nora-fielden.yaml',
      '- English',
      '- English\n  - Spanish',
    )
    // Her languages are told to readers, so her translation is brought up to date.
    const speaks = { ...speaker, ...onlySpanish('team/nora-fielden.yaml', speaker) }
    const hours = 'answers:\n  days: de lunes a jueves\n  time: mañana y tarde\n'
    return {
      bad: sourceFiles(promise),
      good: sourceFiles({
        ...exchangedIn(
          speaks,
          'interface/es.yaml',
          /^contact:\n/m,
          "contact:\n  answers: 'En español: {hours}'\n",
        ),
        'es/site.yaml': `${speaks['es/site.yaml']}${hours}`,
      }),
    }
  },
}
