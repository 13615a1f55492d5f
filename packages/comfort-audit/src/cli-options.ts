import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { selectRules, type AuditOptions } from './audit'

/** Parsed command: print a text, list the rules, or measure. */
export type Command =
  | { kind: 'help' }
  | { kind: 'version' }
  | { kind: 'list-rules'; json: boolean }
  | { kind: 'audit'; json: boolean; list: boolean; options: AuditOptions }

export const help = `Usage: comfort-audit [options] <address or folder> ...

Measures websites by rules for older readers.

  https://example.org         a site: the pages of its sitemap, or those its links lead to
  https://example.org/about   a page
  ./public                    a folder of built HTML files

  --page PATH      only this page of each site, such as /contact; can be repeated
  --pages N        at most N pages of each site (20 by default), or "all"
  --rule NAME      only this rule; can be repeated
  --quick          few variants of each page; journeys on three pages at most
  --list           print every failure, not only the worst of each rule
  --json           print one JSON document
  --list-rules     print each rule with its requirement and evidence
  --version
  --help

Exit code: 0 no failures, 1 failures, 2 wrong use or nothing could be measured.
CHROMIUM_PATH is the browser to use; by default an installed Chromium, Chrome or Edge is found.`

const optionTypes = {
  page: { type: 'string', multiple: true },
  pages: { type: 'string' },
  rule: { type: 'string', multiple: true },
  quick: { type: 'boolean' },
  list: { type: 'boolean' },
  json: { type: 'boolean' },
  'list-rules': { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/**
 * Reads the arguments of the command.
 *
 * @throws Error that says what is possible, if the command was typed wrongly
 */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args)
  const { json = false, list = false } = values
  if (values.help) return { kind: 'help' }
  if (values.version) return { kind: 'version' }
  if (values['list-rules']) return { kind: 'list-rules', json }
  if (positionals.length === 0) {
    throw new Error('Name at least one address or folder. --help lists what is possible.')
  }
  const addresses = positionals.filter(isAddress)
  const folders = positionals.filter((one) => !isAddress(one))
  for (const folder of folders) checkFolder(folder)
  for (const path of values.page ?? []) {
    if (!path.startsWith('/')) {
      throw new Error(`--page is "${path}". It takes a path, such as /contact.`)
    }
  }
  const options: AuditOptions = {
    addresses,
    folders,
    ...(values.page ? { pages: values.page } : {}),
    maxPages: parsePages(values.pages),
    ...(values.rule ? { rules: values.rule } : {}),
    quick: values.quick ?? false,
  }
  selectRules(options)
  return { kind: 'audit', json, list, options }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: optionTypes })
  } catch (error) {
    const [reason] = (error as Error).message.split('. ')
    const names = Object.keys(optionTypes).map((name) => `--${name}`)
    throw new Error(`${reason}. Options: ${names.join(', ')}.`)
  }
}

function parsePages(pages: string | undefined): number {
  if (pages === 'all') return Infinity
  if (pages === undefined) return 20
  if (!/^[1-9]\d*$/.test(pages)) {
    throw new Error(`--pages is "${pages}". It takes a number from 1 on, or "all".`)
  }
  return Number(pages)
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)

function checkFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  throw new Error(
    `"${folder}" is neither a folder nor an address that begins with http:// or https://.`,
  )
}
