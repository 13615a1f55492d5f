/** How Word begins the items of a list that has numbers. */
const numbered = /^\s*\(?(?:\d{1,3}|[a-z])[.)]/i

/** Characters that nobody sees, and that make two words of one for the search and the spelling check. */
const unseen = /[\u00ad\u200b\u2060\ufeff]|&(?:shy|ZeroWidthSpace|NoBreak);/g

/** What isn't in the text: styles, words that Word shows as deleted, and comments of its reviewers. */
const unwanted =
  'style, script, meta, title, o\\:p, del, ' +
  ':is([style*="mso-element:comment"], [style*="mso-special-character:comment"], [style*="display:none"], [style*="display: none"])'

/** Pasted HTML as the field takes it. */
interface Pasted {
  html: string
  /** Says what has become of what the field cannot hold; empty if all of it is there. */
  note: string
}

/** Returns pasted HTML with lists where Word has paragraphs that look like items, and where it has tables. */
export function cleanPasted(pasted: string): Pasted {
  // Google Docs leaves the tag of a table out that is all there is.
  const isBare = /<tr\b/i.test(pasted) && !/<table\b/i.test(pasted)
  const html = isBare ? `<table>${pasted}</table>` : pasted
  const { body } = new DOMParser().parseFromString(html.replace(unseen, ''), 'text/html')
  for (const element of body.querySelectorAll(unwanted)) element.remove()
  for (const link of body.querySelectorAll('a')) {
    const address = addressOf(link.getAttribute('href') ?? '')
    if (address === undefined) link.replaceWith(...link.childNodes)
    else link.setAttribute('href', address)
  }
  // Pictures are added with words for readers who cannot see them.
  const pictures = [...body.querySelectorAll('img')]
  for (const picture of pictures) picture.remove()
  const tables = [...body.querySelectorAll('table')].reverse().filter(replaceTable)
  makeLists(body)
  // Google Docs puts the list below an item beside the item.
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    list.previousElementSibling?.append(list)
  }
  const notes = [
    ...(pictures.length > 0
      ? [
          `We left out ${counted(pictures.length, 'picture')}: save it as a file, and press “Picture”.`,
        ]
      : []),
    ...(tables.length > 0 ? [`We made a list of ${counted(tables.length, 'table')}.`] : []),
  ]
  return { html: body.innerHTML, note: notes.join(' ') }
}

/** Makes an address of a path. */
const anySite = 'https://site.invalid'

/**
 * Returns where a link leads without the detour by which Google and Outlook watch it; undefined if only the document it
 * was copied from has that place.
 */
function addressOf(href: string): string | undefined {
  if (/^(#|file:)/i.test(href)) return undefined
  if (!URL.canParse(href, anySite)) return href
  const { hostname, pathname, searchParams } = new URL(href, anySite)
  const isGoogle = /^(www\.)?google\.com$/.test(hostname) && pathname === '/url'
  const isOutlook = hostname.endsWith('.safelinks.protection.outlook.com')
  const target = searchParams.get(isGoogle ? 'q' : 'url')
  return (isGoogle || isOutlook) && target ? target : href
}

const counted = (count: number, what: string): string =>
  count === 1 ? `a ${what}` : `${count} ${what}s`

/** Puts a list in place of a table: an item for each row. A table that holds all of a mail or page goes away. */
function replaceTable(table: HTMLTableElement): boolean {
  const cells = [...table.querySelectorAll('td, th')]
  repeatTall(table)
  const list = document.createElement('ul')
  for (const { cells } of table.rows) {
    const parts = [...cells].filter(({ textContent }) => textContent.trim() !== '')
    if (parts.length === 0) continue
    const item = document.createElement('li')
    for (const [index, cell] of parts.entries()) {
      for (const line of cell.querySelectorAll('p, div, br')) line.after(' ')
      if (index > 0) item.append(index === 1 ? ': ' : '; ')
      item.append(cell.textContent.trim().replace(/\s+/g, ' '))
    }
    list.append(item)
  }
  const isFrame = cells.length <= 1 || table.querySelector('ul, ol, h1, h2, h3') !== null
  if (isFrame) table.replaceWith(...cells.flatMap(({ childNodes }) => [...childNodes]))
  else table.replaceWith(list)
  return !isFrame
}

/** Repeats a cell that is several rows tall in each of them: a row alone must say what it is about. */
function repeatTall({ rows }: HTMLTableElement): void {
  for (const [index, row] of [...rows].entries()) {
    for (const cell of [...row.cells]) {
      for (let below = 1; below < cell.rowSpan; below++) {
        const other = rows[index + below]
        const copy = cell.cloneNode(true) as HTMLTableCellElement
        copy.rowSpan = 1
        other?.insertBefore(copy, other.cells[cell.cellIndex] ?? null)
      }
    }
  }
}

/** Makes lists of the paragraphs that Word has for their items, one below another. */
function makeLists(body: HTMLElement): void {
  /** The lists that are open, from the outermost. */
  let lists: Element[] = []
  let last: Element | undefined
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const style = paragraph.getAttribute('style') ?? ''
    if (!/mso-list\s*:\s*(?!none)/i.test(style)) {
      lists = []
      continue
    }
    // Word writes the bullet or number into the text, as something to be ignored.
    const labels = [...paragraph.querySelectorAll('span')].filter(({ style, outerHTML }) =>
      /mso-list\s*:\s*ignore/i.test(style.cssText + (/<span[^>]*>/.exec(outerHTML)?.[0] ?? '')),
    )
    const tag = numbered.test(labels[0]?.textContent ?? '') ? 'ol' : 'ul'
    for (const label of labels) label.remove()
    if (paragraph.previousElementSibling !== lists[0]) lists = []
    const level = Number(/level(\d)/i.exec(style)?.[1] ?? 1)
    const depth = Math.min(level, lists.length + 1)
    lists = lists.slice(0, depth)
    const current = lists[depth - 1]
    if (current?.tagName.toLowerCase() !== tag) {
      const list = document.createElement(tag)
      if (depth > 1) last?.append(list)
      else paragraph.before(list)
      lists = [...lists.slice(0, depth - 1), list]
    }
    last = document.createElement('li')
    lists[depth - 1]?.append(last)
    last.append(paragraph)
  }
}
