import { readFileSync } from 'node:fs'

/** The path of every page of the built site, from its XML sitemap. */
export function builtPages(): string[] {
  const siteMap = readFileSync('public/sitemap.xml', 'utf8')
  return Array.from(
    siteMap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, path]) => path || '/',
  )
}

/** One page of each kind, for what would take too long on all of them. */
export const onePageOfEachKind = [
  '/',
  '/services/device-setup',
  '/jacksonville/san-marco',
  '/new-york',
  '/staff',
  '/faq',
  '/contact',
  '/sitemap',
  '/blog',
  '/blog/scam-likely-phone-call-protection',
] as const
