/** What a PDF file says of itself and of its links. */
export interface PdfTexts {
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
 * @throws Error where the file is not structured as those of Chromium
 */
export function finishPdf(file: Buffer, { author, producer, links }: PdfTexts): Buffer {
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
