import { statSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { allRules } from './all-rules'
import { quickVariants, type DisplaySettings, type Variant } from './variants'
import { launchBrowser, newContext } from './browser'
import { findHtmlFiles, findPages } from './find-pages'
import { measureSite, type SiteResult } from './measure-site'
import type { Rule, RuleLimits } from './rule'
import { serveFolder } from './serve-folder'

/** Settings of an audit. */
export interface AuditOptions {
  /** Addresses such as https://example.org. One with a path means that page, others the whole site. */
  addresses?: readonly string[]
  /** Folders of built files, which are served while they are measured. */
  folders?: readonly string[]
  /** Paths of the pages to measure. Without them, pages are found by sitemap, files or links. */
  pages?: readonly string[]
  /** The largest number of pages to find on each site; 20 by default. */
  maxPages?: number
  /** Names of rules; all by default. */
  rules?: readonly string[]
  /** Limits that differ from the defaults, by the name of the rule. */
  limits?: RuleLimits
  /** True to measure few variants, and run journeys on three pages at most. */
  quick?: boolean
  /** Variants in which a page is measured. */
  variantsFor?: (path: string) => readonly Variant[]
  /** Display settings of the site's own, such as a choice of themes. */
  displaySettings?: DisplaySettings
  /** Attributes that identify an element in the selectors of a report, such as data-testid. */
  selectorAttributes?: readonly string[]
  onProgress?: (event: ProgressEvent) => void
}

/** Progress of an audit: a site begins, or one of its pages or journeys is finished. */
export type ProgressEvent =
  { kind: 'site'; site: string; pages: number; rules: number } | { kind: 'step' }

/** Results of one site. */
export interface SiteReport extends SiteResult {
  /** The address or folder that was asked for. */
  site: string
}

/** Results of an audit. */
export interface AuditReport {
  sites: SiteReport[]
}

/** Measures sites by the rules for older readers. */
export async function audit(options: AuditOptions): Promise<AuditReport> {
  const rules = selectRules(options)
  const browser = await launchBrowser()
  try {
    const sites: SiteReport[] = []
    for (const [origin, paths] of groupByOrigin(options.addresses ?? [])) {
      sites.push(await auditAddress(browser, options, { origin, paths, rules }))
    }
    for (const folder of options.folders ?? []) {
      sites.push(await auditFolder(browser, options, { folder, rules }))
    }
    return { sites }
  } finally {
    await browser.close()
  }
}

/**
 * Selects the rules of an audit and sets its limits.
 *
 * @throws Error if a name is unknown
 */
export function selectRules({ rules: names, limits = {} }: AuditOptions): Rule[] {
  const known = allRules.map(({ name }) => name)
  for (const name of [...(names ?? []), ...Object.keys(limits)]) {
    if (!known.includes(name)) {
      throw new Error(`There is no rule "${name}". Rules: ${known.join(', ')}.`)
    }
  }
  return allRules
    .filter(({ name }) => names?.includes(name) ?? true)
    .map((rule) => ({ ...rule, limits: { ...rule.limits, ...limits[rule.name] } }))
}

/** Groups addresses by their site: paths of single pages, none if the whole site is asked for. */
function groupByOrigin(addresses: readonly string[]): Map<string, string[]> {
  const sites = new Map<string, string[]>()
  const whole = new Set<string>()
  for (const address of addresses) {
    const { origin, pathname, search } = new URL(address)
    const path = pathname + search
    if (path === '/') whole.add(origin)
    sites.set(origin, whole.has(origin) ? [] : [...(sites.get(origin) ?? []), path])
  }
  return sites
}

async function auditAddress(
  browser: Browser,
  options: AuditOptions,
  { origin, paths, rules }: { origin: string; paths: readonly string[]; rules: readonly Rule[] },
): Promise<SiteReport> {
  const single = options.pages ?? (paths.length > 0 ? paths : undefined)
  return measure(browser, options, {
    site: origin,
    origin,
    paths: single ?? (await findOnSite(browser, origin, options.maxPages ?? 20)),
    rules,
  })
}

async function auditFolder(
  browser: Browser,
  options: AuditOptions,
  { folder, rules }: { folder: string; rules: readonly Rule[] },
): Promise<SiteReport> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no folder "${folder}".`)
  }
  const paths = options.pages ?? findHtmlFiles(folder).slice(0, options.maxPages ?? 20)
  if (paths.length === 0) throw new Error(`The folder "${folder}" has no HTML files.`)
  const server = await serveFolder(folder)
  try {
    return await measure(browser, options, { site: folder, origin: server.origin, paths, rules })
  } finally {
    server.close()
  }
}

async function findOnSite(browser: Browser, origin: string, maxPages: number): Promise<string[]> {
  const context = await newContext(browser)
  try {
    const paths = await findPages(context, origin, maxPages)
    if (paths.length === 0) throw new Error(`No pages were found on ${origin}.`)
    return paths
  } finally {
    await context.close()
  }
}

async function measure(
  browser: Browser,
  options: AuditOptions,
  site: { site: string; origin: string; paths: readonly string[]; rules: readonly Rule[] },
): Promise<SiteReport> {
  const { quick, onProgress } = options
  const { paths, rules } = site
  onProgress?.({ kind: 'site', site: site.site, pages: paths.length, rules: rules.length })
  const result = await measureSite(browser, {
    ...{ origin: site.origin, paths, rules },
    variantsFor: options.variantsFor ?? (quick ? () => quickVariants : undefined),
    maxJourneyPages: quick ? 3 : undefined,
    settings: options.displaySettings,
    selectorAttributes: options.selectorAttributes,
    onProgress: () => onProgress?.({ kind: 'step' }),
  })
  return { site: site.site, ...result }
}
