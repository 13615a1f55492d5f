import type { ReactElement } from 'react'
import type { StructuredData } from '../../content-model/structured-data'

/**
 * Blocks of schema.org data; each gets the id `ld-{id}`. They stand at the end of the page: behind
 * the words they repeat they are packed to almost nothing.
 */
export function JsonLd({ blocks }: { blocks: readonly StructuredData[] }): ReactElement {
  return (
    <>
      {blocks.map(({ id, data }) => (
        <script
          key={id}
          id={`ld-${id}`}
          type="application/ld+json"
          // A < would let a text close the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
        />
      ))}
    </>
  )
}
