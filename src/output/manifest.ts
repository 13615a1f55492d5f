import type { SiteConfig } from '../site/site-config'
import { pathPrefixOf } from '../content-model/site-origin'
import type { Scheme } from '../palette/color-names'

/** File of an icon. */
export interface Icon {
  file: string
  /** Width and height in pixels. */
  size: number
  /** Devices crop these to their own shape, so the drawing keeps a margin. */
  maskable?: true
}

/** Bitmap icons for home screens. */
export const icons: readonly Icon[] = [
  { file: 'icon-180.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, maskable: true },
]

/**
 * Returns the web app manifest, for devices that add the site to the home screen.
 *
 * @param language language of the site: en
 */
export function manifest(site: SiteConfig, light: Scheme, language: string): object {
  const root = `${pathPrefixOf(site.origin)}/`
  return {
    name: site.fullName,
    short_name: site.name,
    description: site.footer.text,
    lang: language,
    start_url: root,
    display: 'browser',
    theme_color: light.band,
    background_color: light.paper,
    icons: [
      { src: `${root}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...icons
        .filter(({ size }) => size >= 192)
        .map(({ file, size, maskable }) => ({
          src: root + file,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: maskable ? 'maskable' : 'any',
        })),
    ],
  }
}
