import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { originPattern, pathPrefixOf } from '../content-model/site-origin'
import { contentDir } from './settings'

/**
 * Returns the path below which this build lives: that of SITE_ORIGIN, or of `origin` in site.yaml. Gatsby
 * asks for it before anything is checked, so it is empty where those cannot be read. It is empty in
 * develop too, where Gatsby puts no path before addresses.
 */
export function configuredPathPrefix(env: NodeJS.ProcessEnv = process.env): string {
  if (env.NODE_ENV === 'development') return ''
  const origin = env.SITE_ORIGIN?.trim() || originOfSite(contentDir(env))
  return originPattern.test(origin) ? pathPrefixOf(origin) : ''
}

function originOfSite(folder: string): string {
  try {
    const site: unknown = parse(readFileSync(join(folder, 'site.yaml'), 'utf8'))
    return String((site as { origin?: unknown }).origin)
  } catch {
    return ''
  }
}
