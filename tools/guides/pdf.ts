import type { Browser } from '@playwright/test'

/** What a PDF file says of itself and of its links. */
interface PdfTexts {
  /** Who publishes it. */
  author: string
  /** Program that made it. */
  producer: string
  /** Text of each link, by its address. */
  links: Readonly<Record<string, string>>
}

/**
 * Adds what Chromium leaves out: author, our name as the producer, and the text of each link as
 * `/Contents`, which screen readers announce in place of the address. As an incremental update (PDF
 * 1.7, 7.5.6): changed objects are appended with a table of their own.
 *
 * @throws Error if the file is not structured as those of Chromium
 */
function finishPdf(file: Buffer, { author, producer, links }: PdfTexts): Buffer {
  const source = file.toString('latin1')
  const trailer = /trailer\n<<([\s\S]*?)>>\nstartxref\n(\d+)\n%%EOF\s*$/.exec(source)
  const info = /\/Info (\d+) 0 R/.exec(trailer?.[1] ?? '')?.[1]
  if (!trailer || !info) throw new Error('This PDF file has no trailer as Chromium writes it.')

  let end = source.endsWith('\n') ? source : `${source}\n`
  const table: string[] = []
  const append = (number: string, body: string): void => {
    table.push(`${number} 1\n${String(end.length).padStart(10, '0')} 00000 n \n`)
    end += `${number} 0 obj\n${body}\nendobj\n`
  }
  for (const [, number = '', body = ''] of source.matchAll(/(\d+) 0 obj\n(<<[\s\S]*?)\nendobj/g)) {
    if (number === info) {
      append(
        number,
        `${withoutProgram(body)}\n/Author ${string(author)}\n/Producer ${string(producer)}>>`,
      )
    } else if (/^<<\/Type \/Annot\n\/Subtype \/Link/.test(body)) {
      const address = /\/URI \(((?:\\.|[^\\)])*)\)/.exec(body)?.[1]?.replace(/\\(.)/g, '$1') ?? ''
      append(number, body.replace(/>>$/, `\n/Contents ${string(links[address] ?? address)}>>`))
    }
  }
  const start = end.length
  end += `xref\n${table.join('')}trailer\n<<${trailer[1]}\n/Prev ${trailer[2]}>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(end, 'latin1')
}

/** Returns the entries of an information dictionary without the names of programs, still open. */
function withoutProgram(body: string): string {
  return body.replace(/>>$/, '').replace(/\n?\/(?:Creator|Producer) \((?:\\.|[^\\)])*\)/g, '')
}

/** Encodes a text as a PDF string: hexadecimal UTF-16 with a byte order mark. */
function string(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
}

/** Properties of a PDF file, read from its bytes. */
interface PdfFacts {
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
  /** True if it is marked as completely tagged, and has tags. */
  tagged: boolean
  /** Types of its tags, such as H1 and LI, each once. */
  tags: string[]
  /** Width and height of a page in points. */
  size: number[]
  /** True if fonts are embedded and their glyphs can be mapped back to characters. */
  readable: boolean
}

/**
 * Reads the properties that a printed guide must have. It supports only PDF files of Chromium.
 *
 * @throws Error if the bytes are no PDF file
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

/** Returns the objects of the file as text, without their streams: Chromium packs no objects into streams. */
function objectsOf(file: Buffer): string {
  return file.toString('latin1').replace(/stream\r?\n[\s\S]*?\r?\nendstream/g, '')
}

/** Decodes a PDF string: (literal) or <hexadecimal UTF-16>. */
function textOf(written: string): string {
  if (written.startsWith('(')) return written.slice(1, -1).replace(/\\(.)/g, '$1')
  const bytes = Buffer.from(written.slice(1, -1), 'hex')
  return bytes.subarray(2).swap16().toString('utf16le')
}

/** Program that makes the files, as they say in their properties. */
export const producer = 'Porchlight, npm run guides'

/**
 * Prints a page as a tagged PDF file with an outline; its CSS sets paper size and margins. Its
 * `author` and the texts of its links go into the file.
 */
export async function printPdf(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.setContent(html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const file = await page.pdf({
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    })
    const texts = await page.evaluate(() => ({
      author: document.querySelector<HTMLMetaElement>('meta[name=author]')?.content ?? '',
      links: Object.fromEntries(
        Array.from(document.links, ({ href, textContent }) => [href, textContent]),
      ),
    }))
    return finishPdf(file, { ...texts, producer })
  } finally {
    await page.close()
  }
}
