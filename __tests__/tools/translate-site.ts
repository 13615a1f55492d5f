import { readSite, targetsOf } from '../../tools/translate/site'
import { translateFile } from '../../tools/translate/translate-file'
import { smallSite } from '../sites/configurations'
import { makeRepository, type Repository } from './repository'

export const today = '2026-11-20'

const contact = `# The page that people look for first.
title: How to reach us
description: Ask for a free first talk about your phone, tablet or computer. We call you back soon.
label: Contact
sections:
  # On top of the page
  - kind: hero
    title: Let us talk about your phone
    text: Call {phone} and ask. We listen. We never hurry.
    scene: letter
`

export const translated = `source: pages/contact.yaml
sourceHash: 000000000000
translatedOn: 2026-10-01
# Página de contacto
title: Hablemos
description: Pida una primera consulta gratis sobre su teléfono o su tableta. Le llamamos pronto.
label: Contacto
sections:
  - kind: hero
    title: Hablemos de su teléfono
    text: Llame al {phone} y pregunte. Le escuchamos. Sin prisa.
    scene: letter
`

const { 'site.yaml': site = '', 'brand.yaml': brand = '' } = smallSite

/** Makes a repository with content in one language, and the words of buttons in Spanish. */
export function makeSite(): Repository {
  return makeRepository({
    'pages/contact.yaml': contact,
    'site.yaml': site,
    'brand.yaml': brand,
    'articles/scam-likely/index.mdx': smallSite['articles/scam-likely/index.mdx'] ?? '',
    'interface/es.yaml': 'locale: es-US\n',
  })
}

/** Runs the tool on a path, and returns what it says. */
export function translate(
  { content }: Repository,
  path: string,
  { to, done = false }: { to?: string; done?: boolean } = {},
): string {
  const site = readSite(content, today)
  const answers = targetsOf(path, to, site).flatMap((one) => translateFile(one, done, site) ?? [])
  return answers.join('\n\n')
}
