import type { SiteConfig } from '../content-model/site-config'
import { pathPrefixOf } from '../content-model/site-origin'
import type { Scheme } from '../palette/color-names'
import { icons } from './icons'

/** Returns the web app manifest, for devices that add the site to the home screen. */
export function manifest(site: SiteConfig, light: Scheme): object {
  const root = `${pathPrefixOf(site.origin)}/`
  return {
    name: site.fullName,
    short_name: site.name,
    description: site.footer.text,
    lang: 'en',
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
