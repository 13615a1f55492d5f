import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentDir } from './settings'
import { originPattern, pathPrefixOf } from '../content-model/site-origin'

/**
 * Time of the build. The environment variable SOURCE_DATE_EPOCH sets it, in seconds since 1970, as in
 * other programs: https://reproducible-builds.org/specs/source-date-epoch/
 */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env
  if (!seconds) return new Date()
  const time = new Date(Number(seconds) * 1000)
  if (Number.isNaN(time.getTime())) {
    throw new Error(`SOURCE_DATE_EPOCH is "${seconds}", which is no number of seconds.`)
  }
  return time
}

/**
 * Returns today in the time zone of the site, which decides what is published and what is over:
 * 2026-10-21. Until site.yaml can be read, it is the day in UTC.
 */
export function currentDay(folder = contentDir(), now = buildTime()): string {
  return dayIn(siteField(folder, 'timeZone'), now)
}

function dayIn(timeZone: string | undefined, now: Date): string {
  try {
    // Swedish dates have this form.
    return now.toLocaleDateString('sv-SE', { timeZone: timeZone ?? 'UTC' })
  } catch {
    return now.toISOString().slice(0, 10)
  }
}

/** Returns a field of site.yaml before it is checked; `undefined` if it cannot be read. */
export function siteField(folder: string, name: string): string | undefined {
  try {
    const site = parse(readFileSync(join(folder, 'site.yaml'), 'utf8'), {
      logLevel: 'error',
    }) as Record<string, unknown>
    return typeof site[name] === 'string' ? site[name] : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the path below which this build lives: that of SITE_ORIGIN, or of `origin` in site.yaml. Gatsby
 * asks for it before anything is checked, so it is empty where those cannot be read. It is empty in
 * develop too, where Gatsby puts no path before addresses.
 */
export function configuredPathPrefix(env: NodeJS.ProcessEnv = process.env): string {
  if (env.NODE_ENV === 'development') return ''
  const origin = env.SITE_ORIGIN?.trim() || siteField(contentDir(env), 'origin') || ''
  return originPattern.test(origin) ? pathPrefixOf(origin) : ''
}
