import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../site/site'
import { pathPrefixOf } from '../content-model/site-origin'
import { editorOrigin, readInlineCode } from './content-security-policy'
import { listPaths } from '../build/list-files'
import { headersFile, siteHeaders } from './site-headers'
import { nginxFiles } from './nginx-files'
import type { Settings } from '../build/settings'

/** Folder of the nginx snippets, which aren't published. */
const hostingFolder = 'hosting'

/**
 * Writes the headers of the site for its hosts, and the redirects for nginx. They depend on the inline code of all pages, so this comes after
 * everything that writes pages.
 *
 * @throws Error if a host would ignore a part of the headers
 */
export async function writeHeaders(
  folder: string,
  { layouts, redirects }: Pick<Site, 'layouts' | 'redirects'>,
  settings: Pick<Settings, 'local' | 'preview' | 'editor' | 'hstsSubdomains'>,
): Promise<void> {
  const { config: site } = layouts[0]!
  const { local, preview, editor, hstsSubdomains = false } = settings
  const files = listPaths(folder)
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
    hstsSubdomains,
    ...(editor ? { editor: { connect: [editorOrigin(editor)] } } : {}),
  })
  await writeFile(join(folder, '_headers'), headersFile(rules))
  const { http, server } = nginxFiles(rules, notFoundFolders(files), pathPrefix, redirects)
  await mkdir(hostingFolder, { recursive: true })
  await writeFile(join(hostingFolder, 'nginx-http.conf'), http)
  await writeFile(join(hostingFolder, 'nginx-server.conf'), server)
}

/** Returns the folders with their own page for unknown addresses. */
function notFoundFolders(files: readonly string[]): string[] {
  return files.flatMap((file) => /^(?!page-data\/)(.+)\/404\.html$/.exec(file)?.[1] ?? []).sort()
}

function* readPages(folder: string, files: readonly string[]): Generator<string> {
  for (const file of files) {
    // Pages in _gatsby/ are Gatsby's own.
    if (file.endsWith('.html') && !file.startsWith('_gatsby/')) {
      yield readFileSync(join(folder, file), 'utf8')
    }
  }
}

/**
 * Returns the scripts of this build. Scripts of earlier builds stay in the folder for visitors with an older page, but
 * would make the list longer and longer.
 *
 * @param files paths in the folder
 * @returns their paths, such as /app-1a2b.js
 */
export async function currentScripts(folder: string, files: readonly string[]): Promise<string[]> {
  const hashed = files.filter(scriptHash)
  const stats = await readFile(join(folder, 'webpack.stats.json'), 'utf8')
  const runtime = hashed.find((file) => file.startsWith('webpack-runtime-') && stats.includes(file))
  // The webpack runtime contains only the hashes of scripts that are loaded on demand.
  const onDemand = runtime ? await readFile(join(folder, runtime), 'utf8') : ''
  return hashed
    .filter((file) => stats.includes(file) || onDemand.includes(scriptHash(file) ?? file))
    .map((file) => `/${file}`)
}

/**
 * Length of content hashes in script names. Every page has eight script names, so hashes are short, but long enough to
 * distinguish versions.
 */
const hashLength = 10

/** Template of webpack for the names of scripts. */
export const scriptName = `[name]-[contenthash:${hashLength}].js`

/** Matches the name of a script with its hash. */
const hashedName = new RegExp(`^[^/]+-([0-9a-f]{${hashLength}})\\.js$`)

/**
 * Returns the hash in the name of a script, such as app-60b0b77fb6.js; `undefined` for other files.
 */
function scriptHash(file: string): string | undefined {
  return hashedName.exec(file)?.[1]
}
