import { originPattern, pathPrefixOf } from '../content-model/site-origin'
import { siteField } from './current-day'
import { contentDir } from './settings'

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
