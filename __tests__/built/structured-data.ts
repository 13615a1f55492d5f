import type { BuiltPage } from './site'

export type Data = Record<string, unknown>

/** What a page tells search engines, block by block. */
export function blocksOf({ $ }: BuiltPage): { id: string; data: Data }[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => ({
      id: $(script).attr('id') ?? '',
      data: JSON.parse($(script).text()) as Data,
    }))
}
