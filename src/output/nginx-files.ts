import { escapeRegExp } from '../content-model/text'
import type { Redirect } from '../site/site'
import { revalidated, type Header, type HeaderRule } from './site-headers'

/** Two snippets of an nginx configuration. */
interface NginxFiles {
  /** For the block `http`. */
  http: string
  /** For the block `server`. */
  server: string
}

/**
 * File extensions by media type. By itself nginx knows only HTML, and Debian's list lacks the manifest. Because of
 * nosniff, browsers don't run scripts with a wrong type.
 */
const mediaTypes: Readonly<Record<string, string>> = {
  'application/javascript': 'js',
  'application/json': 'json',
  'audio/mpeg': 'mp3',
  'text/calendar': 'ics',
  'text/csv': 'csv',
  'text/vcard': 'vcf',
  'video/mp4': 'mp4',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'text/css': 'css',
  'text/html': 'html',
  'text/plain': 'txt',
  'application/wasm': 'wasm',
  'text/xml': 'xml',
}

/** Types that get smaller. nginx compresses HTML without being told. */
const compressed = Object.keys(mediaTypes).filter((type) =>
  /(javascript|json|svg\+xml|text\/(?!html).*)$/.test(type),
)

/**
 * Returns the headers as nginx configuration. A header in a `location` would turn off all those of the `server`, so
 * each header is set once, with a `map` for values that depend on the path.
 *
 * @param folders folders with their own page for unknown addresses: blog, es, es/blog
 * @param base path of the site if it doesn't have the host for itself; its files are in a folder of that name
 * @param redirects former addresses, and where they lead
 */
export function nginxFiles(
  rules: readonly HeaderRule[],
  folders: readonly string[],
  base = '',
  redirects: readonly Redirect[] = [],
): NginxFiles {
  const all = `${base}/*`
  const everywhere = rules.filter(({ path }) => path === all).flatMap(({ headers }) => headers)
  const byPath = rules.filter(({ path, replaces }) => path !== all && !replaces)
  const replacing = rules.filter(({ replaces }) => replaces)
  const replaced = [...new Set(replacing.flatMap(({ headers }) => headers.map(({ name }) => name)))]
  const cached = byPath.flatMap(({ path, headers }) =>
    headers.map(({ value }) => `  ${pattern(path)} ${quote(value)};`),
  )
  return {
    http: [
      '# Written by the build. Include it in the block "http".',
      'map $uri $site_cache_control {',
      `  default ${quote(revalidated.value)};`,
      ...cached,
      '}',
      ...replaced.flatMap((name) => replacedHeader(name, everywhere, replacing)),
      '',
    ].join('\n'),
    server: [
      '# Written by the build. Include it in the block "server", beside "root" and "listen".',
      ...everywhere.filter(({ name }) => !replaced.includes(name)).map(addHeader),
      ...replaced.map((name) => `add_header ${name} ${variable(name)} always;`),
      `add_header ${revalidated.name} $site_cache_control always;`,
      'types {',
      ...Object.entries(mediaTypes).map(([type, ends]) => `  ${type} ${ends};`),
      '}',
      'default_type application/octet-stream;',
      'charset utf-8;',
      'gzip on;',
      `gzip_types ${compressed.join(' ')};`,
      '# Caches must not send a compressed file to clients that cannot read it.',
      'gzip_vary on;',
      '# Behind a proxy, the port of this server would be wrong.',
      'absolute_redirect off;',
      `error_page 404 ${base}/404.html;`,
      '# These pages have no address of their own.',
      `location = ${base}/404 { return 404; }`,
      `location = ${base}/404.html { internal; }`,
      ...folders.map(
        (folder) =>
          `location = ${base}/${folder}/404.html { internal; error_page 404 ${base}/${folder}/404.html; }`,
      ),
      ...redirects.map(
        ({ from, to }) =>
          `location = "${base}${from}" { return 301 "${base}${withArguments(to)}"; }`,
      ),
      `location ~ ${startOf(base)}(.)/$ { rewrite ^(.*[^/])/+$ $1 permanent; }`,
      ...(base ? [`location = ${base} { return 301 ${base}/; }`] : []),
      `location = ${base}/ { try_files ${base}/index.html =404; }`,
      ...['_headers', '_redirects'].map((file) => `location = ${base}/${file} { return 404; }`),
      `location ${base}/ { try_files $uri $uri/index.html =404; }`,
      ...folders.map(
        (folder) =>
          `location ${base}/${folder}/ { error_page 404 ${base}/${folder}/404.html; try_files $uri $uri/index.html =404; }`,
      ),
      '',
    ].join('\n'),
  }
}

/** Returns the map of a header that differs for some paths. nginx doesn't send empty headers. */
function replacedHeader(
  name: string,
  everywhere: readonly Header[],
  rules: readonly HeaderRule[],
): string[] {
  const value = (headers: readonly Header[]): string =>
    quote(headers.find((header) => header.name === name)?.value ?? '')
  return [
    `map $uri ${variable(name)} {`,
    `  default ${value(everywhere)};`,
    ...rules.map(({ path, headers }) => `  ${pattern(path)} ${value(headers)};`),
    '}',
  ]
}

const variable = (name: string): string => `$site_${name.toLowerCase().replace(/-/g, '_')}`

function addHeader({ name, value }: Header): string {
  return `add_header ${name} ${quote(value)} always;`
}

/**
 * Returns a path as a regular expression of nginx; `/static/*` becomes a prefix. Plain paths would be shorter, but
 * names of scripts are too long for nginx's hash table.
 */
function pattern(path: string): string {
  const start = `~^${escapeRegExp(path.replace(/\*$/, ''))}`
  return path.endsWith('*') ? start : `${start}$`
}

/** Returns an address with the query of the request, unless it has its own. */
const withArguments = (to: string): string =>
  to.includes('?') ? to : to.replace(/(?=#|$)/, '$$is_args$$args')

/** Returns the beginning of a regular expression for paths below another one. */
const startOf = (base: string): string => (base ? `^${escapeRegExp(base)}/.*` : '')

/** @throws Error if nginx would interpret a part of the value */
function quote(value: string): string {
  if (/["\\$]/.test(value)) throw new Error(`nginx cannot hold the value ${value}`)
  return `"${value}"`
}
