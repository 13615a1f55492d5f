import type { BuiltPage } from './site'

export type Data = Record<string, unknown>

/** Returns the structured data of a page, block by block. */
export function blocksOf({ $ }: BuiltPage): { id: string; data: Data }[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => ({
      id: $(script).attr('id') ?? '',
      data: JSON.parse($(script).text()) as Data,
    }))
}
