import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the path below which a built site lives, such as /techhelp; empty for one that has its host
 * for itself. Its manifest says where the site starts.
 */
export function builtPathPrefix(folder = 'public'): string {
  const file = join(folder, 'manifest.webmanifest')
  if (!existsSync(file)) return ''
  const { start_url: start } = JSON.parse(readFileSync(file, 'utf8')) as { start_url: string }
  return start.replace(/\/$/, '')
}
