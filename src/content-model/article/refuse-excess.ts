/** More than any article needs, in characters or levels; the reader of MDX slows down far above. */
const longestBody = 100_000
const longestLine = 5_000
const deepest = 8

/** Quotes and lists inside each other, at the start of a line. */
const nested = new RegExp(`^(?:[ \\t]*(?:[>*+-]|\\d{1,9}[.)])){${deepest + 1}}`)

/** A part that is over a limit; its message is for the writer. */
export class Excess extends Error {
  constructor(
    readonly line: number,
    readonly found: string,
    readonly fix: string,
  ) {
    super(found)
  }
}

/**
 * Refuses bodies that no person wrote, before they are read: they could keep a build busy for hours.
 *
 * @throws Excess
 */
export function refuseExcess(body: string): void {
  const excess = findExcess(body)
  if (excess) throw excess
}

/** The first part of a body that is over a limit. */
export function findExcess(body: string): Excess | undefined {
  if (body.length > longestBody) {
    return new Excess(1, `${body.length} characters`, 'Make two articles of it.')
  }
  let open = 0
  for (const [index, line] of body.split('\n').entries()) {
    if (line.length > longestLine) {
      const found = `a line of ${line.length} characters`
      return new Excess(index + 1, found, 'Break it into paragraphs.')
    }
    open += (line.match(/<[A-Za-z]/g)?.length ?? 0) - (line.match(/<\/|\/>/g)?.length ?? 0)
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0
    if (nested.test(line) || open > 2 * deepest || indent > 40) {
      return new Excess(index + 1, 'parts inside parts, too deep', 'Write it as paragraphs.')
    }
  }
  return undefined
}
