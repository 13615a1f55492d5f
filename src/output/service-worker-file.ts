import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { cachedResults } from '../cache/build-cache'
import { digestOfAll } from '../cache/digest'
import { pathPrefixOf } from '../content-model/site-origin'
import { escapeHtml, fillText } from '../content-model/text'
import {
  removeServiceWorker,
  serviceWorker,
  serviceWorkerPath,
  type KeptSite,
} from '../offline/service-worker'
import type { OutputFile, Page, SectionPageData, Site } from '../site/site'
import type { StepData } from '../site/step-guides'
import { publicFolder } from './files'
import { minifiedScript } from './scripts'

/** Most bytes that a browser keeps, compressed: about 65 pages. */
const maxBytes = 1_000_000

/**
 * Returns the file of the service worker, made from the pages that have been written. Where no pages are kept, it's one
 * that removes itself: browsers that have the other one look for a new one at its address, and nowhere else.
 */
export async function serviceWorkerFile(site: Site, keepsPages: boolean): Promise<OutputFile> {
  const keeps = keepsPages && site.pages.some(isKept)
  const script = keeps ? serviceWorker : removeServiceWorker
  const [code] = await cachedResults('service-worker', [
    minifiedScript(`self.start=${script.toString()}`),
  ])
  const argument = keeps ? JSON.stringify(keptSite(site)) : ''
  return { file: serviceWorkerPath.slice(1), content: `${code!.toString()}\nstart(${argument})\n` }
}

function keptSite({ layouts, pages }: Site): KeptSite {
  const prefix = pathPrefixOf(layouts[0]!.config.origin)
  const htmls: string[] = []
  const languages = layouts.map(({ locale, folder, kept }) => {
    const { notice, ...words } = kept
    const files = new Map<string, number>()
    const own = pages.filter((page) => page.locale === locale && isKept(page))
    const keptPages = own.sort((a, b) => orderOf(a) - orderOf(b))
    return {
      folder: `${prefix}/${folder && `${folder}/`}`,
      locale,
      words: escaped({ ...words, notice: fillText(notice, { day: '{day}' }) }),
      pages: keptPages.map((page) => {
        const html = readFileSync(join(publicFolder, page.path, 'index.html'), 'utf8')
        htmls.push(html)
        for (const file of filesOf(html)) {
          if (!files.has(file)) files.set(file, packedSize(file.slice(prefix.length)))
        }
        return {
          path: prefix + page.path,
          bytes: gzipSync(html).length,
          ...(leadsToOthers(page) ? { label: escapeHtml(page.label) } : {}),
        }
      }),
      files: Array.from(files, ([path, bytes]) => ({ path, bytes })),
    }
  })
  return {
    build: digestOfAll(htmls).slice(0, 10),
    maxBytes,
    languages: languages.reverse(),
  }
}

const isKept = (page: Page): boolean => page.template === 'step-guide' || hasHelpLines(page)

const hasHelpLines = ({ template, data }: Page): boolean =>
  template === 'page' &&
  (data as SectionPageData).sections.some(({ kind }) => kind === 'help-lines')

/** "Who to call" first, then questions, then what to do at once: what doesn't fit can wait. */
function orderOf(page: Page): number {
  if (hasHelpLines(page)) return 0
  const { outcome } = page.data as StepData
  return !outcome ? 1 : outcome.verdict === 'act' ? 2 : 3
}

/** Returns true for "Who to call" and the first page of a guide. */
const leadsToOthers = (page: Page): boolean =>
  hasHelpLines(page) || (page.data as StepData).start === undefined

/** Returns the addresses of the font, the pictures and the scripts that a page needs before a touch. */
function filesOf(html: string): string[] {
  const shown = html.replace(/<template id="react-scripts">.*?<\/template>/s, '')
  const sources = /<(?:img|script)[^>]* src="(\/[^"]+)"|<link[^>]* href="(\/[^"]+\.woff2)"/g
  return Array.from(shown.matchAll(sources), ([, source, font]) => source ?? font ?? '')
}

const packedSize = (file: string): number => {
  const content = readFileSync(join(publicFolder, file))
  return Math.min(content.length, gzipSync(content).length)
}

function escaped<Name extends string>(words: Record<Name, string>): Record<Name, string> {
  return Object.fromEntries(
    Object.entries<string>(words).map(([name, text]) => [name, escapeHtml(text)]),
  ) as Record<Name, string>
}
