import type { ReactElement } from 'react'
import type { StructuredData } from '../../site/site'

/**
 * Renders schema.org data as JSON-LD scripts with the ids `ld-{id}`. They stand at the end of the
 * page: after the text that they repeat, they compress to almost nothing.
 */
export function JsonLd({ blocks }: { blocks: readonly StructuredData[] }): ReactElement {
  return (
    <>
      {blocks.map(({ id, data }) => (
        <script
          key={id}
          id={`ld-${id}`}
          type="application/ld+json"
          // A text with < could close the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
        />
      ))}
    </>
  )
}
