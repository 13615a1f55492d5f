import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { isValid } from '../../../../../src/content-model/article/article-components'
import { closest } from '../../../../../src/content-model/parse/suggestions'
import { labelOf } from '../../config/label-of'
import { pathOf } from '../check'
import { beginTyping, componentNames, insertBlock, newComponent, outdent } from './commands'
import { button, element, input } from './element'
import { pageList, type Surroundings } from './node-views'
import { schema } from './schema'

const { paragraph, heading, quote, bulletList, orderedList, picture, variable } = schema.nodes
const { bold, emphasis, link } = schema.marks

/** What the toolbar needs besides the text. */
export interface ToolbarOptions extends Surroundings {
  /** Paths of the pages of the site. */
  pages: readonly string[]
  /** Their titles, by their paths. */
  titles: Readonly<Record<string, string>>
  /** Address of the site without a path. */
  origin: string
  /** Adds a picture, or lets the writer choose one, and returns its address. */
  choosePicture: (file?: File) => Promise<string | undefined>
}

/** Variables of the organization itself, which are listed first. */
const ownFacts = [
  'name',
  'fullName',
  'phone',
  'textPhone',
  'email',
  'generalEmail',
  'days',
  'hours',
]

/** A button that changes what the cursor is in. */
interface Tool {
  label: string
  run: Command
  isOn?: (state: EditorState) => boolean
}

const isIn =
  (type: NodeType, level?: number) =>
  ({ selection: { $from } }: EditorState): boolean => {
    for (let depth = $from.depth; depth > 0; depth--) {
      const node = $from.node(depth)
      if (node.type === type && (level === undefined || node.attrs.level === level)) return true
    }
    return false
  }

const isMarked =
  (type: MarkType) =>
  ({ selection: { empty, $from, from, to }, storedMarks, doc }: EditorState): boolean =>
    empty
      ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, type)

/** Turns a block into another kind, and back into a paragraph. */
const toggled =
  (isOn: (state: EditorState) => boolean, on: Command, off: Command): Command =>
  (state, dispatch, view) =>
    (isOn(state) ? off : on)(state, dispatch, view)

const headingTool = (label: string, level: number): Tool => {
  const isOn = isIn(heading, level)
  const run = toggled(isOn, setBlockType(heading, { level }), setBlockType(paragraph))
  return { label, isOn, run }
}

const listTool = (label: string, type: NodeType): Tool => {
  const isOn = isIn(type)
  return { label, isOn, run: toggled(isOn, wrapInList(type), outdent) }
}

const tools: readonly Tool[] = [
  headingTool('Heading', 2),
  headingTool('Small heading', 3),
  { label: 'Bold', isOn: isMarked(bold), run: toggleMark(bold) },
  { label: 'Emphasis', isOn: isMarked(emphasis), run: toggleMark(emphasis) },
  listTool('List', bulletList),
  listTool('Numbered list', orderedList),
  { label: 'Quotation', isOn: isIn(quote), run: wrapIn(quote) },
  { label: 'Undo', run: undo },
  { label: 'Redo', run: redo },
]

/** Buttons above the text, and below them the fields of the one that asks for something. */
export class Toolbar {
  readonly dom = element('div', { className: 'porchlight-tools' })
  private readonly panel = element('div', { className: 'porchlight-panel', hidden: true })
  private readonly buttons: [Tool, HTMLButtonElement][]
  private readonly openers = new Map<string, HTMLButtonElement>()

  constructor(
    private readonly view: EditorView,
    private readonly options: ToolbarOptions,
  ) {
    this.buttons = tools.map((tool) => [tool, button(tool.label, () => this.run(tool.run))])
    const panels: [string, () => HTMLElement[]][] = [
      ['Link', () => this.linkPanel()],
      ['Variable', () => this.variablePanel()],
      ['Add a block', () => this.blockPanel()],
    ]
    for (const [label, make] of panels) {
      const opener = button(label, () => this.toggle(label, make))
      opener.setAttribute('aria-expanded', 'false')
      this.openers.set(label, opener)
    }
    const group = element(
      'div',
      { role: 'group', className: 'porchlight-buttons', 'aria-label': 'What to put into the text' },
      ...this.buttons.map(([, shown]) => shown),
      ...this.openers.values(),
      button('Picture', () => void this.addPicture()),
    )
    const pages = options.pages.map((value) =>
      element('option', { value, label: options.titles[value] ?? value }),
    )
    this.dom.append(group, this.panel, element('datalist', { id: pageList }, ...pages))
    this.panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.close()
      else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
        this.panel.querySelector('button')?.click()
      } else return
      event.preventDefault()
      event.stopPropagation()
    })
    this.refresh()
  }

  /** Shows what the cursor is in, and which buttons do something there. */
  refresh(): void {
    const { state } = this.view
    for (const [{ run, isOn }, shown] of this.buttons) {
      if (isOn) shown.setAttribute('aria-pressed', String(isOn(state)))
      // A disabled button loses the focus.
      shown.setAttribute('aria-disabled', String(!run(state)))
    }
  }

  private run(command: Command): void {
    command(this.view.state, this.view.dispatch, this.view)
    this.view.focus()
  }

  private toggle(label: string, make: () => HTMLElement[]): void {
    const wasOpen = this.openers.get(label)?.getAttribute('aria-expanded') === 'true'
    this.close()
    if (wasOpen) return
    this.openers.get(label)?.setAttribute('aria-expanded', 'true')
    this.panel.replaceChildren(...make())
    this.panel.hidden = false
    this.panel.setAttribute('role', 'group')
    this.panel.setAttribute('aria-label', label)
    // The toolbar stays where it is while the text is scrolled; to focus it would scroll to its place.
    this.panel.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }

  private close(): void {
    for (const opener of this.openers.values()) opener.setAttribute('aria-expanded', 'false')
    this.panel.hidden = true
    this.panel.replaceChildren()
    this.view.focus()
  }

  /** Shows why what was typed can't be used. */
  private complain(text: string, ...choices: HTMLElement[]): void {
    this.panel.querySelector('[role=alert]')?.remove()
    this.panel.append(element('div', { role: 'alert' }, element('p', {}, text), ...choices))
  }

  /** Fields of a link: its words, unless some are selected, and where it leads. */
  private linkPanel(): HTMLElement[] {
    const { state } = this.view
    const { from, to, empty } = state.selection
    const current = currentLink(state)
    const needsWords = empty && !current
    const words = input('Words of the link', '', () => {})
    const target = input(
      'A page of ours (/contact), or a web address',
      current ? String(current.href) : '',
      () => {},
      pageList,
    )
    const put = button(current ? 'Change the link' : 'Add the link', () => {
      const href = withoutOrigin(target.field.value.trim(), this.options.origin)
      const mistake = linkMistake(href, this.options.pages)
      if (mistake) return this.complain(mistake, ...this.pagesLike(href, choose))
      const label = words.field.value.trim()
      if (needsWords && !label) return this.complain('Write the words that readers press.')
      const { tr } = this.view.state
      const [start, end] = current ? [current.from, current.to] : [from, to]
      if (needsWords) tr.insertText(label, from)
      tr.removeMark(start, end, link)
      tr.addMark(start, needsWords ? from + label.length : end, link.create({ href }))
      this.view.dispatch(tr)
      this.close()
    })
    const choose = (page: string): void => {
      target.field.value = page
      put.click()
    }
    const remove = button('Remove the link', () => {
      if (current) this.view.dispatch(this.view.state.tr.removeMark(current.from, current.to, link))
      this.close()
    })
    return [...(needsWords ? [words.row] : []), target.row, put, ...(current ? [remove] : [])]
  }

  /** Returns buttons for pages whose titles or addresses have something in common with words, most first. */
  private pagesLike(words: string, choose: (page: string) => void): HTMLElement[] {
    const { pages, titles } = this.options
    const alike = (page: string): number => wordsAlike(words, `${titles[page] ?? ''} ${page}`)
    return pages
      .filter((page) => alike(page) > 0)
      .sort((one, other) => alike(other) - alike(one))
      .slice(0, 8)
      .map((page) => button(titles[page] ?? page, () => choose(page)))
  }

  /** Puts a picture into the text, and asks for its words there: it is seen before it is described. */
  async addPicture(file?: File): Promise<void> {
    this.close()
    const src = await this.options.choosePicture(file)
    if (!src) return
    this.run(insertBlock(() => picture.create({ src })))
    const { $from } = this.view.state.selection
    const shown = this.view.nodeDOM($from.before() - 1) as HTMLElement
    shown.querySelector('input')?.focus()
  }

  /** A list of all that the site fills in, such as the telephone number. */
  private variablePanel(): HTMLElement[] {
    const { facts } = this.options
    const isOwn = ([name]: [string, string]): boolean => ownFacts.includes(name)
    const all = Object.entries(facts)
    const ownFirst = [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))]
    const names = new Map(ownFirst.map(([name, value]) => [`${labelOf(name)}: ${value}`, name]))
    const id = 'porchlight-variables'
    const list = element(
      'datalist',
      { id },
      ...[...names.keys()].map((value) => element('option', { value })),
    )
    const { row, field } = input('What the site fills in, such as “Phone”', '', () => {}, id)
    const add = (name: string): void => {
      this.close()
      const tr = beginTyping(this.view.state)
      // The button is pressed where the next word would begin.
      const before = tr.selection.$from.nodeBefore?.text ?? ''
      if (/[\p{L}\p{N}.,;:!?]$/u.test(before)) tr.insertText(' ')
      this.view.dispatch(tr.replaceSelectionWith(variable.create({ name }), true))
    }
    const put = button('Add', () => {
      const typed = field.value.trim().toLowerCase()
      const matches = [...names].filter(([label]) => label.toLowerCase().startsWith(typed))
      const exact = matches.find(([label, name]) =>
        [label, labelOf(name)].some((words) => words.toLowerCase() === typed),
      )
      const [, name] = exact ?? (matches.length === 1 ? matches[0] : undefined) ?? []
      if (!typed || !name) {
        const alike = [...names].filter(
          ([label, name]) =>
            wordsAlike(typed, labelOf(name)) > 0 || label.toLowerCase().includes(typed),
        )
        const some = alike.length > 0 ? alike : [...names]
        const choices = some.slice(0, 8).map(([label, name]) => button(label, () => add(name)))
        return this.complain('Choose one from the list, or one of these:', ...choices)
      }
      add(name)
    })
    return [row, list, put]
  }

  /** A button for each block that belongs where the cursor is. */
  private blockPanel(): HTMLElement[] {
    return componentNames
      .map((name) => ({ name, run: insertBlock(() => newComponent(name), name) }))
      .filter(({ run }) => run(this.view.state))
      .map(({ name, run }) =>
        button(labelOf(name), () => {
          this.close()
          this.run(run)
        }),
      )
  }
}

/** Returns how many words of a text are part of a word of another, or the other way round: "telephone" and "Phone". */
function wordsAlike(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  return (words ?? []).filter((word) =>
    (others ?? []).some((own) => own.includes(word) || word.includes(own)),
  ).length
}

/** Returns the link around the cursor or the selection, and where it begins and ends. */
function currentLink({ selection: { $from, from } }: EditorState) {
  const parent = $from.parent
  if (!parent.isTextblock) return undefined
  const start = $from.start()
  let found: { href: unknown; from: number; to: number } | undefined
  parent.forEach((node, offset) => {
    const mark = link.isInSet(node.marks)
    const [begin, end] = [start + offset, start + offset + node.nodeSize]
    if (!mark) return
    const continues = found?.to === begin && found.href === mark.attrs.href
    if (continues && found && begin <= from) found = { ...found, to: end }
    else if (continues && found && found.to >= from) found = { ...found, to: end }
    else if (begin <= from && end >= from) found = { href: mark.attrs.href, from: begin, to: end }
  })
  return found && found.from <= from && found.to >= from ? found : undefined
}

/** Returns the path of a page of ours that was written with the address of the site. */
const withoutOrigin = (href: string, origin: string): string =>
  href === origin || href.startsWith(`${origin}/`)
    ? href.slice(origin.length).replace(/(?<=.)\/$/, '') || '/'
    : href

/** Returns what is wrong with the target of a link; undefined if nothing is. */
function linkMistake(href: string, pages: readonly string[]): string | undefined {
  if (isValid('web-address', href)) return undefined
  if (!isValid('path', href)) {
    return href.includes('.') && !href.includes('://') && !href.startsWith('/')
      ? `Did you mean "https://${href}"?`
      : 'Choose a page from the list, or write an address that starts with https://.'
  }
  const path = pathOf(href)
  return pages.includes(path) ? undefined : `We have no page "${path}". ${closest(path, pages)}`
}
