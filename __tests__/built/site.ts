import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import { formerAddresses } from '../../tools/built-site'

/** A page of the built site. */
export interface BuiltPage {
  /** Its address: `/services/device-setup`. */
  path: string
  /** Its file below the folder of the build. */
  file: string
  html: string
  /** Parsed when it is first asked for. */
  readonly $: CheerioAPI
}

let sitePages: BuiltPage[] | undefined

/** Returns all pages of a built site, those for unknown addresses included. Those in public/ are read once. */
export function readBuiltSite(folder = 'public'): readonly BuiltPage[] {
  return folder === 'public' ? (sitePages ??= readPages(folder)) : readPages(folder)
}

const addressOf = (file: string): string => `/${file.replace(/(\/?index)?\.html$/, '')}`

function readPages(folder: string): BuiltPage[] {
  if (!existsSync(folder))
    throw new Error(`There is no ${folder}/; run npm run build -- --local first.`)
  const former = formerAddresses(folder)
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      // What Gatsby keeps for itself is no page, and former addresses are none any more.
      .filter((file) => !file.startsWith('_gatsby/') && !former.has(addressOf(file)))
      .sort()
      .map((file) => {
        const html = readFileSync(join(folder, file), 'utf8')
        let parsed: CheerioAPI | undefined
        return {
          ...{ path: addressOf(file), file, html },
          get $() {
            return (parsed ??= load(html))
          },
        }
      })
  )
}

/** Returns what `find` reports of each page, by address. Pages of which it reports nothing are left out. */
export async function findings(
  pages: readonly BuiltPage[],
  find: (page: BuiltPage) => readonly string[] | Promise<readonly string[]>,
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {}
  for (const page of pages) {
    const reports = await find(page)
    if (reports.length > 0) found[page.path] = reports
  }
  return found
}

/** The names of the files of all images in articles; none where no article has one. */
export function imageFiles(folder: string): string[] {
  const images = join(folder, 'pictures')
  return existsSync(images) ? readdirSync(images).sort() : []
}

/**
 * Pages that search engines may show: all but those for unknown addresses, those to be printed, and
 * questions that make no sense without the one before.
 */
export function isShown(page: BuiltPage): boolean {
  return !/\/404$/.test(page.path) && !isForFridge(page) && !isLaterQuestion(page)
}

/** Questions of a guide after the first, which is on a page of its own heading. */
export function isLaterQuestion({ $ }: BuiltPage): boolean {
  const band = $('[data-section=question]')
  return (
    band.length > 0 &&
    band.find('h2').filter((_, title) => !$(title).closest('aside').length).length === 0
  )
}

export const isForFridge = ({ html }: BuiltPage): boolean => html.includes(' data-fridge')

/** Returns the visible text of a part of a page, with white space collapsed. */
export function textOf({ $ }: BuiltPage, selector = 'body'): string {
  const part = $(selector).clone()
  part.find('script, style, template, noscript, wbr').remove()
  // Blocks end a word, as they do on the screen.
  part.find('*').each((_, element) => void $(element).append(' '))
  return part.text().replace(/\s+/g, ' ').trim()
}
