import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { load } from 'cheerio'
import { build } from 'esbuild'
import { editorPath } from '../../../src/output/content-security-policy'
import { packDictionary } from '../../../tools/check/wording'
import { installPackages } from '../../../tools/programs.cjs'
import { plainWords } from './plain-words'
import { fontAddress, type PageData, type SiteFile } from './editor-data'

/** Folder with the packages of the editor. */
export const packagesFolder = 'packages/editor'

const font = 'static/fonts/atkinson-hyperlegible-next-core.woff2'

const symbols =
  '@fontsource/material-symbols-outlined/files/material-symbols-outlined-latin-400-normal.woff2'

/**
 * Writes the editor into a folder: its page, scripts, fonts and configuration. The files of Sveltia CMS
 * are joined with the packages that they import, and some of their words are made plain.
 *
 * @param policy content security policy of the editor
 * @param pathPrefix path below which the site lives
 */
export async function writeEditor(
  folder: string,
  { records, brandFiles, examples, ...data }: SiteFile & PageData,
  policy: string,
  pathPrefix = '',
): Promise<void> {
  installPackages(packagesFolder)
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'fonts'), { recursive: true })
  await build({
    entryPoints: { main: 'packages/editor/src/browser/main.ts' },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    // The packages of the editor lie beside its code, and not in the node_modules of the project.
    alias: {
      ...Object.fromEntries(
        ['gatsby', 'node:fs', 'node:path', 'node:crypto', 'react-dom'].map((name) => [
          name,
          resolve('packages/editor/src/browser/stand-ins.ts'),
        ]),
      ),
      // Only a part of it is used, and two packages would bring a copy each.
      'react-dom/server': resolve(
        'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.min.js',
      ),
      acorn: resolve('node_modules/acorn/dist/acorn.mjs'),
    },
    nodePaths: [resolve(packagesFolder, 'node_modules')],
    // What only inputs need that we do not use: code, maps, drawings.
    external: ['@shikijs/*', 'leaflet', 'terra-draw', 'terra-draw-leaflet-adapter', 'svgo'],
    plugins: [plainWords],
    define: { 'process.env.NODE_ENV': '"production"', __PATH_PREFIX__: '""', process: 'undefined' },
    legalComments: 'none',
    logLevel: 'error',
  })
  const assets = join(packagesFolder, 'node_modules/@sveltia/cms/npm/assets')
  await cp(assets, join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  })
  // Sveltia CMS brings its symbols in every weight, which is more than all of its code. One is enough.
  const shown = (await readdir(assets)).filter((file) => /^material-symbols.*woff2$/.test(file))
  for (const file of shown)
    await cp(join(packagesFolder, 'node_modules', symbols), join(folder, 'assets', file))
  await cp(
    join(packagesFolder, 'node_modules/@sveltia/cms/LICENSE.txt'),
    join(folder, 'LICENSE.txt'),
  )
  await writeDictionaries(join(folder, 'dictionaries'), data.language, data.translatedContexts)
  await cp(font, join(folder, fontAddress))
  await writeFile(join(folder, 'site.json'), JSON.stringify(data))
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ brandFiles, examples }))
  for (const [language, shown] of Object.entries(records))
    await writeFile(join(folder, `records-${language}.json`), JSON.stringify(shown))
  await writeFile(join(folder, 'index.html'), editorPage(data.cms[0].title, policy, pathPrefix))
}

/** Writes the dictionaries of all languages, which the first text of each loads. */
async function writeDictionaries(
  folder: string,
  language: string,
  translated: SiteFile['translatedContexts'],
): Promise<void> {
  await mkdir(folder)
  for (const code of [language, ...Object.keys(translated)]) {
    const packed = await packDictionary(code)
    if (!packed) continue
    const tries = packed.tries.map((file, index) => [file, `${code}-${index + 1}.trie`] as const)
    for (const [file, name] of tries) await cp(file, join(folder, name))
    const known = { ...packed, tries: tries.map(([, name]) => name) }
    await writeFile(join(folder, `${code}.json`), JSON.stringify(known))
  }
}

/**
 * Returns the page that the editor starts in. It brings its policy along, for hosts that cannot set
 * headers by path.
 */
function editorPage(title: string, policy: string, pathPrefix: string): string {
  const $ = load('<!doctype html><html lang="en"><head></head><body></body></html>')
  $('head').append(
    '<meta charset="utf-8">',
    // Only a header can say who may show a page in a frame.
    $('<meta http-equiv="Content-Security-Policy">').attr(
      'content',
      policy.replace(/; frame-ancestors [^;]*/, ''),
    ),
    '<meta name="robots" content="noindex, nofollow">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    $('<title>').text(`Writing: ${title}`),
  )
  $('body').append(`<script type="module" src="${pathPrefix}${editorPath}/main.js"></script>`)
  $('body').append('<noscript><p>The editor needs JavaScript.</p></noscript>')
  return `${$.html()}\n`
}
