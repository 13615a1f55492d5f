/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guidePdf, guideTextDigest, guideWithFile } from '../../src/site/guide-files'
import type { GuideFiles } from '../../src/content-model/schemas/guide'
import { languageScope } from '../../src/site/language-scope'
import { commandSettings } from '../../src/site/site-config'
import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { layOutGuides, type PrintableGuide } from '../../tools/guides/read-guides'
import { staleGuides } from '../../tools/guides/stale-guides'
import { smallSite } from '../sites/configurations'
import { records } from '../sites/small-site'
import { sourceFiles, today } from '../sites/source-files'

const guides = layOutGuides(records)
/** Content folder of its own, which has the PDF file of the first guide. */
const contentDir = mkdtempSync(join(tmpdir(), 'guides-'))

beforeAll(() => {
  const file = guidePdf(contentDir, guides[0]!.id)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '%PDF-')
})
afterAll(() => rmSync(contentDir, { recursive: true }))

test('a print page has the text of the guide, and name and phone number on each page', () => {
  expect(guides.map(({ id, title }) => [id, title])).toEqual([
    ['scam-call', 'Signs of a scam call'],
    ['video-call', 'Your first video call'],
  ])
  for (const { html } of guides) expect(html).toContain('Maplehouse Tech Help · (202) 555-0142')
})

describe('a guide in another language', () => {
  const translationOf = (source: string): string =>
    `source: ${source}\nsourceHash: 0123456789ab\ntranslatedOn: 2026-11-01`
  const files = sourceFiles({
    ...smallSite,
    'es/guides/scam-call/index.mdx': [
      '---',
      translationOf('guides/scam-call/index.mdx'),
      'title: Señales de una estafa',
      'description: Léala, imprímala y téngala junto al teléfono.',
      'type: PDF Download',
      'icon: phone',
      '---',
      '',
      'Llame a las 8 a. m. o vea [quiénes somos](/contact).',
    ].join('\n'),
    'es/site.yaml': `${translationOf('site.yaml')}\nfullName: Maplehouse en español`,
    'es/facts.yaml': translationOf('facts.yaml'),
    'interface/es.yaml': (smallSite['interface/en.yaml'] ?? '')
      .replace('locale: en-US', 'locale: es-US')
      .replace('page: Page {page} of {pages}', 'page: Página {page} de {pages}'),
  })
  const [spanish] = checkSite(files, today).translations
  const [guide, ...others] = layOutGuides(spanish!)

  test('has a print page in its language, with the words of that language at the foot', () => {
    expect(others).toEqual([])
    expect(guide).toMatchObject({ id: 'scam-call', language: 'es', title: 'Señales de una estafa' })
    expect(guide?.html).toContain('<html lang="es">')
    expect(guide?.html).toContain('Maplehouse en español · (202) 555-0142')
    expect(guide?.html).toContain('Página')
    expect(guide?.html).not.toContain('Page ')
  })

  test('has times that do not break, and links that say where they lead to another language', () => {
    const text = guide?.html.slice(guide.html.indexOf('<main')) ?? ''
    expect(text).toContain('8&nbsp;a.&nbsp;m.')
    expect(text).toMatch(/>quiénes somos \([^)]+\)<\/a>/)
  })

  test('is stale by a list of its own, and named by its own file', () => {
    const printed = join(contentDir, 'es')
    const file = guidePdf(printed, 'scam-call')
    mkdirSync(join(file, '..'), { recursive: true })
    const list = { 'scam-call': { pages: 3, bytes: 1, textDigest: '', digest: guide!.digest } }
    const [missing] = staleGuides(contentDir, [guide!], list)
    expect(missing?.file).toBe('es/guides/scam-call/index.mdx')
    expect(missing?.found).toBe('es/printed/scam-call.pdf, which is missing')
    writeFileSync(file, '%PDF-')
    expect(staleGuides(contentDir, [guide!], list)).toEqual([])
  })
})

describe('the card of a guide', () => {
  const [{ id, textDigest }] = guides as [PrintableGuide]
  const cardWith = (files: GuideFiles) =>
    guideWithFile(languageScope(records, commandSettings, today, files), id)

  test('offers the PDF file with its current text, and no other', () => {
    const file = { pages: 3, bytes: 1, textDigest, digest: '' }
    expect(cardWith({ [id]: file }).file).toEqual({
      path: `/guides/${id}.pdf`,
      pages: 3,
      bytes: 1,
    })
    expect(cardWith({ [id]: { ...file, textDigest: 'of an older text' } }).file).toBeUndefined()
    expect(cardWith({}).file).toBeUndefined()
  })

  const means = {
    facts: { phone: '(202) 555-0142' },
    promises: undefined,
    origin: 'https://a.example',
  }
  const guide = { title: 'A call', body: 'Call {phone}.', ...means }

  test.each([
    ['the title', { title: 'Two calls' }],
    ['the text', { body: 'Do call {phone}.' }],
    ['a fact', { facts: { phone: '(202) 555-0199' } }],
    ['the address of the site', { origin: 'https://b.example' }],
  ])('detects a change of %s', (_, changed) => {
    expect(guideTextDigest({ ...guide, ...changed })).not.toBe(guideTextDigest(guide))
  })

  test('ignores a fact that the guide does not use', () => {
    const facts = { ...guide.facts, sessionFrom: '$60' }
    expect(guideTextDigest({ ...guide, facts })).toBe(guideTextDigest(guide))
  })
})

describe('the check of the PDF files', () => {
  const [guide] = guides
  const known = (digest: string) => ({
    [guide!.id]: { pages: 3, bytes: 1, textDigest: '', digest },
  })

  test('accepts a file that is up to date', () => {
    expect(staleGuides(contentDir, [guide!], known(guide!.digest))).toEqual([])
  })

  test('names a file that is stale, and the fix', () => {
    expect(
      staleGuides(contentDir, [guide!], known('of an older text')).map(formatDiagnostic),
    ).toEqual([
      `guides/${guide!.id}/index.mdx:1:1
    found:   printed/${guide!.id}.pdf, which is older than its text, facts or style
    why:     Readers would print what we no longer say, such as a number that has changed.
    allowed: a PDF file made of the guide as it is now
    fix:     Run npm run guides, and look at the pages that it makes.`,
    ])
  })

  test('names a file that is missing, and the fix', () => {
    const [ofNothing] = staleGuides(
      contentDir,
      [{ ...guide!, id: 'of-nothing' }],
      known(guide!.digest),
    )
    expect(ofNothing?.found).toBe('printed/of-nothing.pdf, which is missing')
    expect(ofNothing?.fix).toContain('npm run guides')
    expect(staleGuides(contentDir, [guide!], {})).toHaveLength(1)
  })
})
