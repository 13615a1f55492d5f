import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentDir, type Settings } from './settings'
import { originPattern, pathPrefixOf } from '../content-model/site-origin'

/**
 * Returns the time of the build. SOURCE_DATE_EPOCH overrides it, in seconds since 1970: https://reproducible-builds.org/specs/source-date-epoch/
 */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env
  if (!seconds) return new Date()
  const time = new Date(Number(seconds) * 1000)
  if (Number.isNaN(time.getTime())) {
    throw new Error(`SOURCE_DATE_EPOCH is "${seconds}". It must be a number of seconds.`)
  }
  return time
}

/**
 * Returns today's date in the time zone of the site, such as 2026-10-21. It decides which articles are published and
 * which events are over. If site.yaml can't be read, it's the date in UTC.
 */
export function currentDay(folder = contentDir(), now = buildTime()): string {
  try {
    // Swedish dates have this form.
    return now.toLocaleDateString('sv-SE', { timeZone: siteField(folder, 'timeZone') ?? 'UTC' })
  } catch {
    return now.toISOString().slice(0, 10)
  }
}

/** Returns true if browsers keep pages for when the network is gone. Previews are read while there is one. */
export function keepsPages({
  contentDir,
  preview,
}: Pick<Settings, 'contentDir' | 'preview'>): boolean {
  return !preview && siteField(contentDir, 'keepPages') !== 'false'
}

/** Returns a field of site.yaml before it's checked; `undefined` if it can't be read. */
function siteField(folder: string, name: string): string | undefined {
  try {
    const site = parse(readFileSync(join(folder, 'site.yaml'), 'utf8'), {
      logLevel: 'error',
      // Every value is text.
      schema: 'failsafe',
    }) as Record<string, unknown>
    return typeof site[name] === 'string' ? site[name] : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the path below which the site is published: that of SITE_ORIGIN, or of `origin` in site.yaml. Gatsby needs
 * it before anything is checked, so it's empty if those can't be read. It's also empty in develop, where Gatsby
 * doesn't support it.
 */
export function configuredPathPrefix(env: NodeJS.ProcessEnv = process.env): string {
  if (env.NODE_ENV === 'development') return ''
  const origin = env.SITE_ORIGIN?.trim() || siteField(contentDir(env), 'origin') || ''
  return originPattern.test(origin) ? pathPrefixOf(origin) : ''
}
