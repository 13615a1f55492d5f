import { imageFolder } from '../site/article/image-set'
import { serviceWorkerPath } from '../offline/service-worker'
import {
  contentSecurityPolicy,
  type PolicyOptions,
  editorPath,
  editorPolicy,
  type EditorHosts,
} from './content-security-policy'

/** One response header. */
export interface Header {
  name: string
  value: string
}

/** Headers for matching paths. */
export interface HeaderRule {
  /** Path such as /app-1a2b.js; a * at the end matches the rest. */
  path: string
  headers: readonly Header[]
  /** True if the headers replace those of other rules with the same names. */
  replaces?: true
}

/** Options for `siteHeaders`. */
export interface HeaderOptions extends PolicyOptions {
  /** Path below which the site is published; empty if it has its host for itself. */
  pathPrefix?: string
  /** True for a preview, which search engines must leave out. */
  preview: boolean
  /** True if all subdomains of the host may be opened with https only. */
  hstsSubdomains?: boolean
  /** Paths of files with a content hash in their name. */
  hashedFiles: readonly string[]
  /** Hosts that the editor for writers needs, if the site has one. */
  editor?: EditorHosts
}

/**
 * Permissions policy: browser features that the site, and therefore an injected script, may use. Everything that
 * Chromium supports is refused, except writing to the clipboard for sharing, and keeping the
 * screen on while it shows a number to dial. Chromium would log features
 * that it doesn't know in the console of every page, so they are left out.
 */
const permissions: Readonly<Record<string, '()' | '(self)'>> = {
  accelerometer: '()',
  autoplay: '()',
  'browsing-topics': '()',
  camera: '()',
  'clipboard-read': '()',
  'clipboard-write': '(self)',
  'display-capture': '()',
  'encrypted-media': '()',
  fullscreen: '()',
  gamepad: '()',
  geolocation: '()',
  gyroscope: '()',
  hid: '()',
  'idle-detection': '()',
  'local-fonts': '()',
  magnetometer: '()',
  microphone: '()',
  midi: '()',
  payment: '()',
  'picture-in-picture': '()',
  'publickey-credentials-get': '()',
  'screen-wake-lock': '(self)',
  serial: '()',
  usb: '()',
  'window-management': '()',
  'xr-spatial-tracking': '()',
}

/** Cache header of all other files, and of unknown addresses. */
export const revalidated: Header = {
  name: 'Cache-Control',
  value: 'public, max-age=0, must-revalidate',
}

/** In seconds. */
const oneYear = 31_536_000
const twoYears = 2 * oneYear

/**
 * Returns the header rules of the site. The files for all hosts are written from them, and the local server reads one of
 * those files.
 *
 * No two rules set the same header for the same address, because hosts would join both values with a comma. Only rules
 * of the editor replace others.
 */
export function siteHeaders(options: HeaderOptions): HeaderRule[] {
  const permissionsPolicy = Object.entries(permissions).map((entry) => entry.join('='))
  const everywhere: Header[] = [
    { name: 'Content-Security-Policy', value: contentSecurityPolicy(options) },
    {
      name: 'Strict-Transport-Security',
      value: `max-age=${twoYears}${options.hstsSubdomains ? '; includeSubDomains' : ''}`,
    },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'X-Frame-Options', value: 'DENY' },
    // Form services check the origin of a form; more isn't needed.
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Permissions-Policy', value: permissionsPolicy.join(', ') },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    // Feed readers and mail programs in a browser show our pictures.
    { name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
    ...(options.preview ? [{ name: 'X-Robots-Tag', value: 'noindex, nofollow' }] : []),
  ]
  const immutable: Header[] = [
    { name: 'Cache-Control', value: `public, max-age=${oneYear}, immutable` },
  ]
  return [
    { path: '/*', headers: everywhere },
    { path: '/static/*', headers: immutable },
    { path: `/${imageFolder}/*`, headers: immutable },
    ...[...options.hashedFiles].sort().map((path) => ({ path, headers: immutable })),
    // Some hosts let browsers keep scripts for hours, and with them a worker that is wrong.
    { path: serviceWorkerPath, headers: [revalidated] },
    ...editorRules(options),
  ].map((rule) => ({ ...rule, path: (options.pathPrefix ?? '') + rule.path }))
}

function editorRules({ editor, local }: HeaderOptions): HeaderRule[] {
  if (!editor) return []
  const headers: Header[] = [
    { name: 'Content-Security-Policy', value: editorPolicy(editor, local) },
    // The window in which a writer signs in sends a message to this one.
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    { name: 'Referrer-Policy', value: 'no-referrer' },
    { name: 'X-Robots-Tag', value: 'noindex, nofollow' },
  ]
  return [editorPath, `${editorPath}/*`].map((path) => ({ path, headers, replaces: true }))
}

/**
 * Limits of Cloudflare Pages for rules in this file and characters in a line. Netlify's limits aren't lower.
 */
const maxRules = 100
const maxLineLength = 2000

/**
 * Returns the file `_headers` for Netlify and Cloudflare Pages.
 *
 * @throws Error if a host would silently ignore a part of it
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > maxRules) {
    throw new Error(`_headers has ${rules.length} rules; Cloudflare Pages reads ${maxRules}.`)
  }
  const lines = rules.flatMap(({ path, headers, replaces }) => [
    path,
    ...(replaces ? headers.map(({ name }) => `  ! ${name}`) : []),
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
  ])
  for (const line of lines.filter(({ length }) => length > maxLineLength)) {
    throw new Error(
      `${line.slice(0, 60).trim()}… in _headers has ${line.length} characters; Cloudflare Pages ` +
        `reads ${maxLineLength}. Each inline script and each value of a style attribute takes 54 of ` +
        'them: put styles into styled components instead of style attributes.',
    )
  }
  return `${lines.join('\n')}\n`
}

/** Parses a file `_headers` for the local server. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Header[]; replaces?: true }[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] })
    const rule = rules.at(-1)
    if (rule && line.startsWith('  ! ')) rule.replaces = true
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name && value) rule?.headers.push({ name, value })
  }
  return rules
}

/** Returns the headers of a path from all matching rules. */
export function headersFor(rules: readonly HeaderRule[], path: string): Header[] {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  )
  const replaced = new Set(
    matching.flatMap(({ headers, replaces }) => (replaces ? headers.map(({ name }) => name) : [])),
  )
  return matching.flatMap(({ headers, replaces }) =>
    headers.filter(({ name }) => replaces || !replaced.has(name)),
  )
}
