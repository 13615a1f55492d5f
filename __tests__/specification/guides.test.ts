/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentLanguages } from '../../src/build/read-content'
import { guideFolder, guidePdf, readGuideFiles } from '../../src/site/guide-files'
import { pdfFacts } from '../../tools/guides/pdf'
import { readGuides } from '../../tools/guides/read-guides'
import { contentFolder } from './content'

const guides = readGuides(contentFolder)
const folders = ['', ...contentLanguages(contentFolder)]
  .map((language) => ({ language, folder: join(contentFolder, language) }))
  .map(({ language, folder }) => ({ language, folder, files: readGuideFiles(folder) }))
  .filter(({ folder }) => existsSync(guideFolder(folder)))
const printed = folders.flatMap(({ language, folder, files }) =>
  Object.entries(files).map(([id, file]) => ({ language, folder, id, file })),
)

// A PDF file may be stale: the check gives a hint, and the card leaves the file out.
test.each(folders)('npm run guides has listed each PDF file in $folder', ({ folder, files }) => {
  const listed = [...Object.keys(files).map((id) => `${id}.pdf`), 'index.json'].sort()
  expect(readdirSync(guideFolder(folder)).sort()).toEqual(listed)
})

describe.each(printed)(
  'the PDF file of the guide $folder/$id',
  ({ language, folder, id, file }) => {
    const path = guidePdf(folder, id)
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.from('%PDF-')
    const facts = pdfFacts(bytes)

    test('has a title, a language and tags, so that it can be read out', () => {
      const guide = guides.find(
        (one) => one.language === language && one.id === id && one.textDigest === file.textDigest,
      )
      const title = guide?.title ?? (expect.stringMatching(/\w/) as string)
      expect(facts).toMatchObject({ title, language: language || 'en', tagged: true })
      expect(facts.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'L', 'LI', 'Link']))
    })

    test('names no browser as its maker, and has the text of each link', () => {
      expect(facts.producer).not.toMatch(/Skia|Chrom/)
      expect(facts.author).not.toBe('')
      expect(facts.bareLinks).toBe(0)
    })

    test('has 2 to 4 pages of letter paper, as many as its card says', () => {
      expect(facts.pages).toBeGreaterThanOrEqual(2)
      // Spanish takes about a fifth more room.
      expect(facts.pages).toBeLessThanOrEqual(language === '' ? 4 : 5)
      expect(facts.size).toEqual([612, 792])
      expect(file.pages).toBe(facts.pages)
    })

    test('is small, and as large as its card says', () => {
      expect(bytes.length).toBeLessThan(300_000)
      expect(file.bytes).toBe(bytes.length)
    })
  },
)
