import type { SiteConfig } from '../../src/site/site-config'
import { brandOf } from '../../src/content-model/brand'
import { manifest } from '../../src/site/site-files'
import { records } from '../sites/small-site'

const { light } = brandOf(records).schemes
const site = { fullName: 'Maplehouse & Sons', name: 'Maplehouse', footer: { text: 'Help.' } }

/** The addresses of a manifest: of its first page and of its icons. */
function addresses(origin: string): { start_url: string; icons: { src: string }[] } {
  return manifest({ ...site, origin } as SiteConfig, light, 'en') as ReturnType<typeof addresses>
}

test.each([
  ['https://maplehouse.example', '/'],
  ['https://name.example/techhelp', '/techhelp/'],
])('a site at %s starts at %s and has its icons below it', (origin, root) => {
  const { start_url: start, icons } = addresses(origin)
  expect(start).toBe(root)
  expect(icons.map(({ src }) => src)).toEqual([
    `${root}icon.svg`,
    `${root}icon-192.png`,
    `${root}icon-512.png`,
    `${root}icon-maskable-512.png`,
  ])
})
