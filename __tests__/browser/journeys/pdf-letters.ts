import { inflateSync } from 'node:zlib'

/**
 * Returns the letters on the pages of a PDF file, in the order in which they are drawn. It supports
 * only PDF files of Chromium.
 *
 * @param spaces whether spaces are kept too
 */
export function pdfLetters(file: Buffer, spaces = false): string {
  const objects = new Map(
    Array.from(
      file.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g),
      ([, number = '', body = '']): [string, string] => [number, body],
    ),
  )
  const object = (number: string | undefined): string => objects.get(number ?? '') ?? ''
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body))
  const drawn = pages.map((page) => {
    const fonts = new Map<string, Map<string, string>>()
    for (const [, name = '', number] of page.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(object(number))?.[1]
      fonts.set(name, readTable(unpacked(object(table))))
    }
    const content = unpacked(object(/\/Contents (\d+) 0 R/.exec(page)?.[1]))
    let font: Map<string, string> | undefined
    let letters = ''
    for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)>/gi)) {
      if (name) font = fonts.get(name)
      else letters += readCodes(shown ?? '', font)
    }
    return letters
  })
  return spaces ? drawn.join('') : withoutSpaces(drawn.join(''))
}

/** Returns a text without spaces, as it is searched for in those letters. */
export function withoutSpaces(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00ad\u200b]/g, '')
}

function unpacked(body: string): string {
  const packed = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1]
  return packed === undefined ? '' : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
}

/**
 * Parses which character code stands for which letter: <41> <0061>, and in a range <41> <43>
 * <0061>.
 */
function readTable(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  const note = (code: number, size: number, letter: number[]): void => {
    const key = code.toString(16).padStart(size, '0')
    letters.set(key, String.fromCharCode(...letter))
  }
  for (const [, kind, list = ''] of table.matchAll(/beginbf(char|range)([\s\S]*?)endbf/g)) {
    const row = kind === 'char' ? /<(\w+)> <(\w+)>()/g : /<(\w+)> <(\w+)> <(\w+)>/g
    for (const [, from = '', second = '', third = ''] of list.matchAll(row)) {
      const first = parseInt(from, 16)
      const last = kind === 'char' ? first : parseInt(second, 16)
      const units = ((kind === 'char' ? second : third).match(/.{4}/g) ?? []).map((unit) =>
        parseInt(unit, 16),
      )
      for (let code = first; code <= last; code += 1) {
        note(code, from.length, [...units.slice(0, -1), (units.at(-1) ?? 0) + code - first])
      }
    }
  }
  return letters
}

function readCodes(codes: string, font: Map<string, string> | undefined): string {
  const size = font?.keys().next().value?.length ?? 2
  return (codes.toLowerCase().match(new RegExp(`.{${size}}`, 'g')) ?? [])
    .map((code) => font?.get(code) ?? '')
    .join('')
}
