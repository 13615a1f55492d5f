import { sourcePath } from '../language'
import type { Diagnostic } from '../diagnostic'
import type { DiagnosticKind } from '../diagnostics/mistakes'
import { holdsTemplateWords } from '../prose/template-words'
import { diagnosticAt, type ContentRecord, type ContentRecords } from '../record'

/** Hosts that belong to nobody (RFC 2606), such as that of the sample. */
const reservedHost = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/

/** Finds what is still sample in the content of an organization that is not invented itself. */
export function checkSamples(records: ContentRecords): Diagnostic[] {
  const [site] = records.of('site')
  return site && !site.data.sample ? samples(records.all, 'sample-left') : []
}

/**
 * Finds invented people and quotes, and questions to the owner, that a build would publish under a real address,
 * unless site.yaml allows them by name.
 *
 * @param origin origin of the build
 */
export function checkPublishedSamples(records: ContentRecords, origin: string): Diagnostic[] {
  const [site] = records.of('site')
  if (site?.data.sample && reservedHost.test(new URL(origin).hostname)) return []
  const allowed = site?.data.allowedSamples ?? []
  const published = records.all.filter(
    (record) =>
      !allowed.includes(nameOf(sourcePath(record.file))) &&
      (/^(team|testimonials)\//.test(sourcePath(record.file)) || holdsTemplateWords(record)),
  )
  return samples(published, 'sample-published')
}

function samples(records: readonly ContentRecord[], kind: DiagnosticKind): Diagnostic[] {
  return records.flatMap((record) => {
    if (!('sample' in record.data) || !record.data.sample) return []
    return diagnosticAt(record, ['sample'], {
      field: 'sample',
      kind,
      found: 'a sample',
      allowed: replacements[record.collection] ?? 'a text of your own',
      fix: fixOf(record, kind),
    })
  })
}

/** What takes the place of a sample, by collection. */
const replacements: Readonly<Partial<Record<ContentRecord['collection'], string>>> = {
  team: 'a person who works with you, with a photo',
  testimonials: 'words that real clients said, with their consent',
  page: 'your own story and prices',
  city: 'what is true of your work in this city',
  neighbourhood: 'what is true of your work in this neighborhood',
}

function fixOf({ file }: ContentRecord, kind: DiagnosticKind): string {
  const write = `Write it, and remove the line "sample:"; or remove the file and what names it.`
  return kind === 'sample-published'
    ? `${write} To publish the sample all the same, add "${nameOf(file)}" to "allowedSamples" of site.yaml.`
    : write
}

/** Name of a file as `allowedSamples` lists it: team/ann-miller. */
function nameOf(file: string): string {
  return file.replace(/\.yaml$/, '')
}
