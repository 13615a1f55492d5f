import { inflateSync } from 'node:zlib'

/** Properties of a PDF file, read from its bytes. */
export interface PdfFacts {
  pages: number
  /** Title of the document. */
  title: string
  /** Who publishes it, and the program that made it. */
  author: string
  producer: string
  /** Number of links without a text for screen readers. */
  bareLinks: number
  /** Language of the document, such as en. */
  language: string
  /** True where it is marked as completely tagged, and has tags. */
  tagged: boolean
  /** Types of its tags, such as H1 and LI, each once. */
  tags: string[]
  /** Width and height of a page in points. */
  size: number[]
  /** True where fonts are embedded and their glyphs can be mapped back to characters. */
  readable: boolean
}

/**
 * Reads the properties that a printed guide must have. It supports only PDF files of Chromium.
 *
 * @throws Error where the bytes are no PDF file
 */
export function pdfFacts(file: Buffer): PdfFacts {
  const objects = objectsOf(file)
  if (!objects.startsWith('%PDF-')) throw new Error('This is no PDF file.')
  const fonts = objects.match(/\/Type \/FontDescriptor\b/g)?.length ?? 0
  const embedded = objects.match(/\/FontFile[23]?\b/g)?.length ?? 0
  return {
    pages: objects.match(/\/Type \/Page\b/g)?.length ?? 0,
    title: textOf(/\/Title (\((?:\\.|[^\\)])*\)|<[0-9A-Fa-f]*>)/.exec(objects)?.[1] ?? ''),
    author: textOf(lastOf(objects, 'Author')),
    producer: textOf(lastOf(objects, 'Producer')),
    bareLinks: bareLinks(objects),
    language: textOf(/\/Lang (\([^)]*\))/.exec(objects)?.[1] ?? ''),
    tagged: /\/MarkInfo <<[^>]*\/Marked true/.test(objects) && /\/StructTreeRoot\b/.test(objects),
    tags: [
      ...new Set(
        Array.from(objects.matchAll(/\/Type \/StructElem\s+\/S \/(\w+)/g), ([, tag = '']) => tag),
      ),
    ],
    size: /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(objects)?.slice(1).map(Number) ?? [],
    readable: fonts > 0 && embedded === fonts && /\/ToUnicode\b/.test(objects),
  }
}

/** Returns the last value of a key, which is the one that counts, as it is written. */
function lastOf(objects: string, key: string): string {
  const values = objects.matchAll(
    new RegExp(`/${key} (\\((?:\\\\.|[^\\\\)])*\\)|<[0-9A-Fa-f]*>)`, 'g'),
  )
  return Array.from(values, ([, value = '']) => value).pop() ?? '()'
}

/** Counts the link annotations without `/Contents`; of an object that was changed the last version. */
function bareLinks(objects: string): number {
  const links = new Map(
    Array.from(
      objects.matchAll(/(\d+) 0 obj\s*(<<[\s\S]*?)endobj/g),
      ([, number, body = '']) => [number, body] as const,
    ).filter(([, body]) => /\/Subtype \/Link\b/.test(body)),
  )
  return [...links.values()].filter((body) => !/\/Contents [(<]/.test(body)).length
}

const stream = /stream\r?\n([\s\S]*?)\r?\nendstream/g

/** Returns the file as text: object streams are decompressed, other streams left out. */
function objectsOf(file: Buffer): string {
  return file.toString('latin1').replace(/<<(?:(?!endobj)[\s\S])*?endstream/g, (object) => {
    if (!object.includes('/Type /ObjStm')) return object.replace(stream, '')
    return object.replace(stream, (_all, packed: string) =>
      inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
    )
  })
}

/** Decodes a PDF string: (literal) or <hexadecimal UTF-16>. */
function textOf(written: string): string {
  if (written.startsWith('(')) return written.slice(1, -1).replace(/\\(.)/g, '$1')
  const bytes = Buffer.from(written.slice(1, -1), 'hex')
  return bytes.subarray(2).swap16().toString('utf16le')
}
