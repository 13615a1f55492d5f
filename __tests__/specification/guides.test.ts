/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guideFolder, readGuideFiles } from '../../src/build/guide-files'
import { pdfFacts } from '../../tools/guides/pdf-facts'
import { readGuides } from '../../tools/guides/read-guides'
import { contentFolder } from './content'
import { staleGuides } from '../../tools/guides/stale-guides'

const guides = readGuides(contentFolder)
const files = readGuideFiles()

/** Tags of PDF 1.4, which is what Chromium writes, as far as a guide can need them. */
const knownTags = [
  ...['Document', 'Part', 'Div', 'Sect', 'NonStruct', 'H1', 'H2', 'H3', 'P', 'Span', 'Quote'],
  ...['BlockQuote', 'L', 'LI', 'Lbl', 'LBody', 'Link', 'Figure'],
]

test('each PDF file is there and as new as what it is made of; else run npm run guides', () => {
  expect(staleGuides(guides, files)).toEqual([])
})

test('no PDF file is left of a guide that is gone', () => {
  const wanted = [...guides.map(({ id }) => `${id}.pdf`), 'index.json'].sort()
  expect(readdirSync(guideFolder).sort()).toEqual(wanted)
})

describe.each(guides)('the PDF file of "$title"', ({ id, title }) => {
  const path = join(guideFolder, `${id}.pdf`)
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.from('%PDF-')
  const facts = pdfFacts(bytes)

  test('has a title, a language and tags, so that it can be read out', () => {
    expect(facts).toMatchObject({ title, language: 'en', tagged: true })
    expect(facts.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'L', 'LI', 'Link']))
  })

  test('has only tags that every program knows; what stands below another would not be read out', () => {
    expect(facts.tags.filter((tag) => !knownTags.includes(tag))).toEqual([])
  })

  test('holds its fonts, and text that can be searched and copied', () => {
    expect(facts.readable).toBe(true)
  })

  test('has 2 to 4 pages of letter paper, as many as its card says', () => {
    expect(facts.pages).toBeGreaterThanOrEqual(2)
    expect(facts.pages).toBeLessThanOrEqual(4)
    expect(facts.size).toEqual([612, 792])
    expect(files[id]?.pages).toBe(facts.pages)
  })

  test('is small, and as large as its card says', () => {
    expect(bytes.length).toBeLessThan(300_000)
    expect(files[id]?.bytes).toBe(bytes.length)
  })
})
