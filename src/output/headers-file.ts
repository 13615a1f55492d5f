import type { Header, HeaderRule } from './site-headers'

/**
 * Limits of Cloudflare Pages for this file: rules, and characters of a line. Netlify has no lower
 * ones.
 */
const maxRules = 100
const maxLineLength = 2000

/**
 * Returns the file `_headers` for Netlify and Cloudflare Pages.
 *
 * @throws Error where a host would silently drop a part of it
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > maxRules) {
    throw new Error(`_headers has ${rules.length} rules; Cloudflare Pages reads ${maxRules}.`)
  }
  const lines = rules.flatMap(({ path, headers, replaces }) => [
    path,
    ...(replaces ? headers.map(({ name }) => `  ! ${name}`) : []),
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
  ])
  for (const line of lines.filter(({ length }) => length > maxLineLength)) {
    throw new Error(
      `${line.slice(0, 60).trim()}… in _headers has ${line.length} characters; Cloudflare Pages ` +
        `reads ${maxLineLength}. Each inline script and each value of a style attribute takes 54 of ` +
        'them: put styles into styled components instead of style attributes.',
    )
  }
  return `${lines.join('\n')}\n`
}

/** Parses such a file, for the local server. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Header[]; replaces?: true }[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] })
    const rule = rules.at(-1)
    if (rule && line.startsWith('  ! ')) rule.replaces = true
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name && value) rule?.headers.push({ name, value })
  }
  return rules
}

/** Returns the headers of a path, by every rule that matches it. */
export function headersFor(rules: readonly HeaderRule[], path: string): Header[] {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  )
  const replaced = new Set(
    matching.flatMap(({ headers, replaces }) => (replaces ? headers.map(({ name }) => name) : [])),
  )
  return matching.flatMap(({ headers, replaces }) =>
    headers.filter(({ name }) => replaces || !replaced.has(name)),
  )
}
