import { parseArgs } from 'node:util'

/** Options of `npm run comfort`. */
export interface Options {
  /** Address of another site. */
  address: string | undefined
  maxPages: number | undefined
  pages: string[] | undefined
  rules: string[] | undefined
  quick: boolean
  list: boolean
  record: boolean
  help: boolean
}

/**
 * Reads the options.
 *
 * @throws Error if an option is wrong, because a typing mistake must not pass for a good result
 */
export function parseOptions(args: readonly string[], ruleNames: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      pages: { type: 'string' },
      page: { type: 'string', multiple: true },
      rule: { type: 'string', multiple: true },
      list: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { pages, rule, page, quick, list, record, help } = values
  if (pages !== undefined && !/^[1-9]\d*$/.test(pages)) {
    throw new Error(`--pages is "${pages}". It takes a number from 1 on.`)
  }
  for (const name of rule?.filter((one) => !ruleNames.includes(one)) ?? []) {
    throw new Error(`There is no rule "${name}". There are: ${ruleNames.join(', ')}.`)
  }
  for (const path of page?.filter((one) => !one.startsWith('/')) ?? []) {
    throw new Error(`--page is "${path}". It takes a path, such as /contact.`)
  }
  const [address, ...more] = positionals
  if (more.length > 0) throw new Error(`One address at a time: leave out ${more.join(' ')}.`)
  if (address !== undefined && !/^https?:/.test(address)) {
    throw new Error(`"${address}" is no address. It begins with http:// or https://.`)
  }
  if (quick && address !== undefined) {
    throw new Error('--quick knows the kinds of our own pages only: leave out it or the address.')
  }
  if (record && (address ?? pages ?? page ?? rule ?? (quick || undefined))) {
    throw new Error('Only a full run over our own site is recorded: leave the other options out.')
  }
  const maxPages = pages === undefined ? undefined : Number(pages)
  return { address, maxPages, pages: page, rules: rule, quick, list, record, help }
}
