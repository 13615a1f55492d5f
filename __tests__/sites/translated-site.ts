import {
  isTranslated,
  madeUpSpanish,
  translateFile,
  type MadeUpLanguage,
} from './made-up-translation'
import { noGuides } from './configurations'
import type { SiteTexts } from './read-site'
import { sourceFiles } from './source-files'

/** Returns a site with its translation into a further language: every file of it. */
export function translatedSite(
  texts: SiteTexts = noGuides,
  language: MadeUpLanguage = madeUpSpanish,
): SiteTexts {
  const decoder = new TextDecoder()
  const files = sourceFiles(texts)
    .filter(isTranslated)
    .map((file) => translateFile(file, language))
  return {
    ...texts,
    ...Object.fromEntries(files.map(({ path, bytes }) => [path, decoder.decode(bytes)])),
  }
}

/** Returns a site with one part of a file exchanged. The part must stand there once. */
export function exchangedIn(
  texts: SiteTexts,
  path: string,
  from: string | RegExp,
  to: string,
): SiteTexts {
  const text = texts[path] ?? ''
  const now = text.replace(from, to)
  if (now === text) throw new Error(`${path} does not hold ${String(from)}`)
  return { ...texts, [path]: now }
}

/** Returns a site without some of its files. */
export function withoutFiles(texts: SiteTexts, ...paths: string[]): SiteTexts {
  return Object.fromEntries(
    Object.entries(texts).filter(([path]) => !paths.some((one) => path.startsWith(one))),
  )
}
