import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import type { ContentRecord } from '../../src/content-model/record'
import type { GuideFiles } from '../../src/content-model/schemas/guide'
import { guideBody, guidePdf, guideTextDigest, guideWithFile } from '../../src/site/guide-files'
import { languageScope } from '../../src/site/language-scope'
import { commandSettings } from '../../src/site/site-config'
import { smallSite } from '../sites/configurations'
import { newFolder } from '../sites/new-folder'
import { records, small } from '../sites/make-small-site'
import { sourceFiles, today } from '../sites/source-files'
import { printPage } from '../../tools/guides/print-page'
import { layOutGuides, staleGuides, type PrintableGuide } from '../../tools/guides/read-guides'

const guides = layOutGuides(records)
/** Content folder of its own, which has the PDF file of the first guide. */
const contentDir = newFolder()

beforeAll(() => {
  const file = guidePdf(contentDir, guides[0]!.id)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '%PDF-')
})

test('a print page has the text of the guide, and name and phone number on each page', () => {
  expect(guides.map(({ id, title }) => [id, title])).toEqual([
    ['scam-call', 'Signs of a scam call'],
    ['video-call', 'Your first video call'],
  ])
  for (const { html } of guides) expect(html).toContain('Maplehouse Tech Help · (202) 555-0142')
})

test('a guide that names an article prints its text, without what is for the screen', () => {
  const body = [
    '<KeyPoints>\n\n- Hang up.\n\n</KeyPoints>\n',
    '## What to do\n',
    'Hang up.\n',
    '![A phone](./phone.png "It rings.")\n',
    '## Questions people ask\n',
    '<Questions>\n\n<Question ask="Why?">\n\nSo.\n\n</Question>\n\n</Questions>\n',
  ].join('\n')
  const [article] = records.of('article')
  const [{ data }] = records.of('guide') as [ContentRecord<'guide'>]
  const guide = { data: { ...data, article: article!.id } }
  const printed = guideBody({ find: () => ({ ...article!, body }) } as never, guide)
  expect(printed.replace(/\n+/g, ' ').trim()).toBe('## What to do Hang up.')
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
    why:     Readers would print outdated advice, such as a number that has changed.
    allowed: a PDF file made from the current guide
    fix:     Run npm run guides, and look at the pages that it makes.`,
    ])
  })
})

const page = (body: string): ReturnType<typeof load> =>
  load(
    printPage({
      language: 'en',
      title: 'Ten <signs>',
      body,
      name: 'Maplehouse Tech Help',
      phone: '(202) 555-0142',
      pageNumber: small.interfaceTexts.pagination.page,
      icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      origin: 'https://maplehouse.example',
    }),
  )
const mainText = (body: string): string => page(body)('main').text()

test('has the phone number at the foot of each page, beside the page number', () => {
  const style = page('')('style').text()
  expect(style).toContain('content: "Maplehouse Tech Help · (202) 555-0142"')
  expect(style).toContain("content: 'Page ' counter(page) ' of ' counter(pages)")
})

describe('the address of a link', () => {
  test('is written out after its text, on our own pages too', () => {
    expect(mainText('<p>See <a href="https://www.ftc.gov/scams/">the FTC</a>.</p>')).toBe(
      'See the FTC (ftc.gov/scams).',
    )
    const own = page('<p><a href="/contact">Ask us</a></p>')
    expect(own('main').text()).toBe('Ask us (maplehouse.example/contact)')
    expect(own('main a').attr('href')).toBe('https://maplehouse.example/contact')
  })
})

test('questions are open, and new tabs are not mentioned', () => {
  const $ = page(
    '<details><summary>Why?</summary>So.</details>' +
      '<a href="https://a.example" target="_blank">a.example <span class="new-tab">(opens a new tab)</span></a>',
  )
  expect($('details').attr('open')).toBeDefined()
  expect($('main').text()).not.toContain('tab')
  expect($('main a').attr('target')).toBeUndefined()
})
