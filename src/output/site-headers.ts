import { pictureFolder } from '../render/pictures/picture-set'
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy'

/** One response header. */
export interface Header {
  name: string
  value: string
}

/** The headers of the answers whose address matches. */
export interface HeaderRule {
  /** An address of the site, such as /app-1a2b.js; a * at its end stands for any rest. */
  path: string
  headers: readonly Header[]
}

/** What the headers of a build depend on. */
export interface HeaderOptions extends PolicyOptions {
  /** Whether this is a preview, which search engines must leave out. */
  preview: boolean
  /** Addresses of files whose name changes with their content. */
  hashedFiles: readonly string[]
}

/**
 * What this site asks of browsers, and so what a script that gets in could ask for. All that
 * Chromium knows is refused, but writing to the clipboard, which sharing an article uses. What it does
 * not know stays out: it would say so in the console of every page.
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
  'screen-wake-lock': '()',
  serial: '()',
  usb: '()',
  'window-management': '()',
  'xr-spatial-tracking': '()',
}

/** In seconds. */
const oneYear = 31_536_000
const twoYears = 2 * oneYear

/**
 * The headers of the site. This is the one place that decides them: all host files are written from
 * it, and the local server reads one of those.
 *
 * No two rules set the same header for one address: hosts would join the two values with a comma.
 */
export function siteHeaders(options: HeaderOptions): HeaderRule[] {
  const permissionsPolicy = Object.entries(permissions).map((entry) => entry.join('='))
  const everywhere: Header[] = [
    { name: 'Content-Security-Policy', value: contentSecurityPolicy(options) },
    { name: 'Strict-Transport-Security', value: `max-age=${twoYears}; includeSubDomains` },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'X-Frame-Options', value: 'DENY' },
    // Form services look at the site that a form comes from; nobody needs more than that.
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Permissions-Policy', value: permissionsPolicy.join(', ') },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    ...(options.preview ? [{ name: 'X-Robots-Tag', value: 'noindex, nofollow' }] : []),
  ]
  const immutable: Header[] = [
    { name: 'Cache-Control', value: `public, max-age=${oneYear}, immutable` },
  ]
  return [
    { path: '/*', headers: everywhere },
    { path: '/static/*', headers: immutable },
    { path: `/${pictureFolder}/*`, headers: immutable },
    ...[...options.hashedFiles].sort().map((path) => ({ path, headers: immutable })),
  ]
}

/** The headers of all other files, and of pages that do not exist: ask again each time. */
export const revalidated: Header = {
  name: 'Cache-Control',
  value: 'public, max-age=0, must-revalidate',
}
