import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { SiteConfig } from '../site/site-config'
import { pathPrefixOf } from '../content-model/site-origin'
import { editorOrigin } from './editor-policy'
import { headersFile } from './headers-file'
import { readInlineCode } from './inline-code'
import { nginxFiles } from './nginx-files'
import { siteHeaders } from './site-headers'
import { scriptHash } from './script-names'
import type { Settings } from '../build/settings'

/** Folder of the nginx snippets: beside the site, not in it. */
const hostingFolder = 'hosting'

/**
 * Writes the headers of the site for its hosts. They depend on the written pages, so this comes
 * after everything that writes pages.
 *
 * @throws Error where the headers would not fit what hosts read
 */
export async function writeHeaders(
  folder: string,
  site: Pick<SiteConfig, 'origin' | 'consultationService' | 'newsletterService'>,
  { local, preview, editor }: Pick<Settings, 'local' | 'preview' | 'editor'>,
): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(sep).join('/'),
  )
  const pathPrefix = pathPrefixOf(site.origin)
  const rules = siteHeaders({
    inline: readInlineCode(readPages(folder, files)),
    endpoints: [site.consultationService, site.newsletterService].flatMap(
      (service) => service?.endpoint ?? [],
    ),
    hashedFiles: await currentScripts(folder, files),
    pathPrefix,
    local,
    preview,
    ...(editor ? { editor: { connect: [editorOrigin(editor)] } } : {}),
  })
  await writeFile(join(folder, '_headers'), headersFile(rules))
  const { http, server } = nginxFiles(rules, notFoundFolders(files), pathPrefix)
  await mkdir(hostingFolder, { recursive: true })
  await writeFile(join(hostingFolder, 'nginx-http.conf'), http)
  await writeFile(join(hostingFolder, 'nginx-server.conf'), server)
}

/** Returns the folders that have a page of their own for unknown addresses below them. */
function notFoundFolders(files: readonly string[]): string[] {
  return files.flatMap((file) => /^(?!page-data\/)(.+)\/404\.html$/.exec(file)?.[1] ?? []).sort()
}

function* readPages(folder: string, files: readonly string[]): Generator<string> {
  for (const file of files) {
    // Gatsby's internal files are no pages, and a folder may be named like one.
    if (!file.endsWith('.html') || file.startsWith('_gatsby/')) continue
    const html = readPage(join(folder, file))
    if (html !== undefined) yield html
  }
}

function readPage(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return undefined
    throw error
  }
}

/**
 * Returns the scripts of this build. Those of earlier builds stay in the folder for visitors whose
 * page is older, and would make the list ever longer.
 *
 * @param files paths in the folder
 * @returns their paths, such as /app-1a2b.js
 */
export async function currentScripts(folder: string, files: readonly string[]): Promise<string[]> {
  const hashed = files.filter(scriptHash)
  const stats = await readFile(join(folder, 'webpack.stats.json'), 'utf8')
  const runtime = hashed.find((file) => file.startsWith('webpack-runtime-') && stats.includes(file))
  // The webpack runtime names scripts that are loaded on demand by their hash only.
  const onDemand = runtime ? await readFile(join(folder, runtime), 'utf8') : ''
  return hashed
    .filter((file) => stats.includes(file) || onDemand.includes(scriptHash(file) ?? file))
    .map((file) => `/${file}`)
}
