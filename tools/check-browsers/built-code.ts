import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the inline scripts and style sheets of the built pages, each once. */
export function inlineCode(folder: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const file of files) {
    if (!file.isFile() || !file.name.endsWith('.html')) continue
    const html = readFileSync(join(file.parentPath, file.name), 'utf8')
    for (const [, code = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) scripts.add(code)
    for (const [, sheet = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) styles.add(sheet)
  }
  return { scripts: [...scripts], styles: [...styles] }
}
