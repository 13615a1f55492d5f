import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { guideFolder, guideIndex, guidePdf, readGuideFiles } from '../../src/render/guide-files'
import { contentDir, readEnvFile } from '../../src/gatsby/settings'
import type { GuideFile, GuideFiles } from '../../src/content-model/schemas/guide'
import { pdfFacts } from './pdf-facts'
import { printPdf, startBrowser } from './print-pdf'
import { readGuides, type PrintableGuide } from './read-guides'
import { isFresh } from './stale-guides'

/** Prints each guide whose PDF file is missing or stale, and lists the files for the build. */
async function print(): Promise<void> {
  const folder = contentDir()
  const guides = readGuides(folder)
  const known = readGuideFiles(folder)
  mkdirSync(guideFolder(folder), { recursive: true })
  const files: GuideFiles = {}
  const browser = await startBrowser()
  try {
    for (const guide of guides) {
      const { id, html } = guide
      const path = guidePdf(folder, id)
      const fresh = isFresh(folder, guide, known)
      if (!fresh) writeFileSync(path, await printPdf(browser, html))
      files[id] = factsOf(path, guide)
      console.log(`${path}: ${fresh ? 'as it was' : 'printed'}, ${files[id].pages} pages`)
    }
  } finally {
    await browser.close()
  }
  for (const id of Object.keys(known).filter((one) => !files[one])) {
    rmSync(guidePdf(folder, id), { force: true })
  }
  writeFileSync(guideIndex(folder), `${JSON.stringify(files, null, 2)}\n`)
}

function factsOf(path: string, { textDigest, digest }: PrintableGuide): GuideFile {
  const file = readFileSync(path)
  return { pages: pdfFacts(file).pages, bytes: file.length, textDigest, digest }
}

readEnvFile()
print().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
