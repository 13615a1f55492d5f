import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { guideFolder, guideIndex, guidePdf, readGuideFiles } from '../../src/site/guide-files'
import { contentLanguages } from '../../src/build/read-content'
import { contentDir, readEnvFile } from '../../src/build/settings'
import type { GuideFile, GuideFiles } from '../../src/content-model/schemas/guide'
import { countPages, printPdf } from './pdf'
import { defineCommand, runCommand } from '../command'
import { startBrowser } from '../start-browser'
import { isFresh, readGuides, type PrintableGuide } from './read-guides'

const command = defineCommand({
  call: 'npm run guides',
  help: 'Prints each guide of the content folder whose PDF file is missing or out of date.',
  options: {},
})

/** Prints each guide whose PDF file is missing or stale, and lists the files for the build. */
async function print(): Promise<void> {
  const contentFolder = contentDir()
  const guides = readGuides(contentFolder)
  const browser = await startBrowser()
  try {
    for (const language of ['', ...contentLanguages(contentFolder)]) {
      const ofLanguage = guides.filter((guide) => guide.language === language)
      await printLanguage(browser, contentFolder, language, ofLanguage)
    }
  } finally {
    await browser.close()
  }
}

/** Prints the guides of one language into a folder of their own, and removes those that are gone. */
async function printLanguage(
  browser: Browser,
  contentFolder: string,
  language: string,
  guides: readonly PrintableGuide[],
): Promise<void> {
  const folder = join(contentFolder, language)
  const known = readGuideFiles(folder)
  if (guides.length === 0 && Object.keys(known).length === 0) return
  mkdirSync(guideFolder(folder), { recursive: true })
  const files: GuideFiles = {}
  for (const guide of guides) {
    const { id, html } = guide
    const path = guidePdf(folder, id)
    const fresh = isFresh(contentFolder, guide, known)
    if (!fresh) writeFileSync(path, await printPdf(browser, html))
    const file = await factsOf(path, guide)
    files[id] = file
    console.log(`${path}: ${fresh ? 'unchanged' : 'printed'}, ${file.pages} pages`)
  }
  for (const id of Object.keys(known).filter((one) => !files[one])) {
    rmSync(guidePdf(folder, id), { force: true })
  }
  writeFileSync(guideIndex(folder), `${JSON.stringify(files, null, 2)}\n`)
}

async function factsOf(path: string, { textDigest, digest }: PrintableGuide): Promise<GuideFile> {
  const file = readFileSync(path)
  return { pages: await countPages(file), bytes: file.length, textDigest, digest }
}

void runCommand(command, async (args) => {
  command.parse(args)
  readEnvFile()
  await print()
})
