import { searchFiles } from './search-pages'
import { schemesOf } from '../content-model/brand'
import {
  domainOf,
  isOnSite,
  receivedPaths,
  serviceIn,
  type FormService,
  formNameField,
  trapField,
} from '../content-model/form-service'
import type { Message } from '../content-model/schemas/fields'
import type { SocialImageKind } from '../content-model/schemas/social-images'
import type { Section } from '../content-model/schemas/section'
import { pathPrefixOf } from '../content-model/site-origin'
import { feedOf } from './feed'
import type { Article } from './articles'
import { addressIn, languageCode } from '../content-model/language'
import type { LanguageScope } from './language-scope'
import type { OutputFile, PageDraft, SocialImage, Page } from './site'
import type { SiteConfig } from './site-config'
import type { Scheme } from '../palette/color-names'
import { SitemapStream, streamToPromise } from 'sitemap'
import { escapeHtml } from '../content-model/text'

/** The pages and articles of one language. */
export interface BuiltLanguage {
  scope: LanguageScope
  articles: Article[]
  pages: PageDraft[]
}

/** Returns the text files beside the pages: robots.txt, the manifest, feeds and search indexes. */
export function siteFiles(languages: readonly BuiltLanguage[]): OutputFile[] {
  const [main] = languages
  if (!main) return []
  const { config, settings, records } = main.scope
  const brand = records.of('brand')[0]!.data
  const paths = languages.flatMap(({ pages }) => pages.map(({ path }) => path))
  return [
    { file: 'robots.txt', content: robotsTxt(config.origin, settings.preview) },
    ...securityTxt(languages, main.scope),
    {
      file: 'manifest.webmanifest',
      content: JSON.stringify(
        manifest(config, schemesOf(brand).light, languageCode(main.scope.locale)),
      ),
    },
    ...languages.flatMap((one) => [
      ...feedOf(one.scope, one.articles),
      ...searchFiles(one.scope, one.articles, one.pages),
      ...receivedPagesOf(one, paths),
    ]),
  ]
}

/** Returns the images for links that are shared, one for each kind of page. */
export function socialImagesOf({ records, config }: LanguageScope): SocialImage[] {
  const [images] = records.of('socialImages')
  return Object.entries(images?.data ?? {}).map(([kind, { illustration }]) => ({
    file: `${config.socialImagePrefix.slice(1)}${kind}.png`,
    illustration,
    name: config.fullName,
    title: config.socialImages[kind as SocialImageKind] ?? '',
    line: config.phone.text,
  }))
}

/**
 * Returns a page for each form, which visitors without JavaScript see after they send it: at the path that it is posted
 * to if the host of the site processes it, otherwise where the service sends them on to.
 *
 * @param paths paths of all other pages
 * @throws Error if a page of the site already has the path of a form that the host processes
 */
function receivedPagesOf({ scope, pages }: BuiltLanguage, paths: readonly string[]): OutputFile[] {
  const { folder, settings } = scope
  const sections = pages.flatMap(({ data }) =>
    'sections' in data ? data.sections : [],
  ) as Section[]
  const kinds: [keyof typeof receivedPaths, FormService | undefined][] = [
    ['consultation-form', settings.consultationService],
    ['newsletter', settings.newsletterService],
  ]
  return kinds.flatMap(([kind, service]) => {
    const section = sections.find((one) => one.kind === kind)
    const form = section && formOf(section)
    if (!service || !form || !(isOnSite(service) || domainOf(service))) return []
    const own = serviceIn(service, folder)
    const path = isOnSite(own) ? own.endpoint : addressIn(folder, receivedPaths[kind])
    if (paths.includes(path)) {
      if (!isOnSite(own)) return []
      throw new Error(`The site has a page ${path}. Post the form to another path.`)
    }
    return [{ file: `${path.slice(1)}/index.html`, content: receivedPage(own, form, scope) }]
  })
}

/** Returns the names of a form's fields, and the message for visitors who have sent it. */
function formOf(section: Section): { names: string[]; message: Message } | undefined {
  if (section.kind === 'consultation-form') {
    const names = section.fields.map((field) => field.name)
    return { names: [...names, trapField, 'subject'], message: section.success }
  }
  if (section.kind === 'newsletter') return { names: ['email'], message: section.success }
  return undefined
}

/** An icon file. */
export interface Icon {
  file: string
  /** Width and height in pixels. */
  size: number
  /** Devices crop these icons to their own shape, so the drawing has a margin. */
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

/** Returns the sitemap: every page that search engines may show, with its translations. */
export async function sitemapXml(
  origin: string,
  pages: readonly Pick<Page, 'path' | 'inSitemap' | 'lastModified' | 'alternates'>[],
): Promise<string> {
  const listed = pages
    .filter(({ inSitemap }) => inSitemap)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const xhtml = listed.some(({ alternates }) => alternates)
  const stream = new SitemapStream({
    xmlns: { news: false, video: false, xhtml, image: false },
    // A day without a time is the same day everywhere.
    lastmodDateOnly: true,
  })
  for (const { path, lastModified, alternates = [] } of listed) {
    const links = alternates.map((one) => ({
      lang: one.locale,
      url: origin + one.path,
    }))
    stream.write({
      url: origin + path,
      ...(lastModified ? { lastmod: lastModified } : {}),
      ...(links.length > 0 ? { links } : {}),
    })
  }
  stream.end()
  return (await streamToPromise(stream)).toString()
}

/**
 * Returns security.txt (RFC 9116) of a site with an address for it. It ends within a year, and each build renews it. Below
 * a path there is none: it belongs to the whole host.
 */
function securityTxt(
  languages: readonly BuiltLanguage[],
  { config, settings, site, today }: LanguageScope,
): OutputFile[] {
  const contact = site.emails?.security
  if (!contact || settings.preview || pathPrefixOf(config.origin)) return []
  const file = '.well-known/security.txt'
  const expires = new Date(Date.parse(today) + 364 * 24 * 60 * 60 * 1000)
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.map(({ scope }) => scope.locale).join(', ')}`,
    `Canonical: ${config.origin}/${file}`,
  ]
  return [{ file, content: `${lines.join('\n')}\n` }]
}

/**
 * Returns robots.txt. A preview may be crawled too, or search engines would never see its noindex; it has no
 * sitemap.
 */
function robotsTxt(origin: string, preview: boolean): string {
  const rules = 'User-agent: *\nAllow: /\n'
  return preview ? rules : `${rules}\nSitemap: ${origin}/sitemap.xml\n`
}

/**
 * Returns the page for visitors without JavaScript who have sent a form. When the site is published, Netlify Forms reads
 * the name and fields of its form there, without any effect on the form that React renders.
 */
function receivedPage(
  service: FormService,
  { names, message }: { names: readonly string[]; message: Message },
  { config, texts }: LanguageScope,
): string {
  const { fields } = service
  const home = pathPrefixOf(config.origin) + config.home
  const thanks = [
    `<main><h1>${escapeHtml(message.title)}</h1><p>${escapeHtml(message.text)}</p>`,
    `<p><a href="${escapeHtml(home)}">${escapeHtml(config.fullName)}</a></p></main>`,
  ]
  if (!isOnSite(service)) return plainPage(texts.locale, message.title, '', thanks)
  const name = fields[formNameField] ?? ''
  const inputs = names
    .filter((one) => !(one in fields))
    .map((one) => `<input name="${escapeHtml(one)}">`)
  const fixed = Object.entries(fields).map(
    ([one, value]) =>
      `<input type="hidden" name="${escapeHtml(one)}" value="${escapeHtml(value)}">`,
  )
  return plainPage(texts.locale, message.title, '', [
    ...thanks,
    `<form name="${escapeHtml(name)}" method="post" data-netlify="true" netlify-honeypot="${escapeHtml(trapField)}" hidden>`,
    ...fixed,
    ...inputs,
    '</form>',
  ])
}

/**
 * Returns a page without layout and scripts, which search engines leave out.
 *
 * @param head further elements of its head, as HTML
 * @param body as HTML
 */
export function plainPage(
  locale: string,
  title: string,
  head: string,
  body: readonly string[],
): string {
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${head}`,
    '<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.25rem/1.6 sans-serif}</style>',
    '</head><body>',
    ...body,
    '</body></html>',
  ].join('')
}
