import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo, undo } from 'prosemirror-history'
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { EditorState, Selection, TextSelection, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { explainSyntax } from '../../../../../src/content-model/article/explain-syntax'
import { beginTyping, enter, indent, keepBlocks, leaveSource, outdent } from './commands'
import { element } from './element'
import { nodeViews } from './node-views'
import { cleanPasted } from './paste'
import { hasPlace, partAtLine } from './places'
import { readText } from './read'
import { schema } from './schema'
import { Toolbar, type ToolbarOptions } from './toolbar'
import type { TextNode } from './tree'
import { writeText } from './write'

/** Options of a rich text field. */
export interface FieldOptions extends ToolbarOptions {
  id: string
  /** Called after each change. */
  onChange: () => void
}

const { heading, quote, bulletList, orderedList, variable } = schema.nodes
const { bold, emphasis } = schema.marks

/** Writers who know Markdown may type it. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(##|###)\s$/, heading, ([, signs = '']) => ({ level: signs.length })),
    wrappingInputRule(/^>\s$/, quote),
    wrappingInputRule(/^[-*]\s$/, bulletList),
    wrappingInputRule(/^(\d+)[.)]\s$/, orderedList),
    new InputRule(/\{([A-Za-z]\w*)\}$/, (state, [, name], start, end) =>
      state.tr.replaceWith(start, end, variable.create({ name })),
    ),
    new InputRule(/(?<!\*)\*\*([^*]+)\*\*$/, (state, [, words = ''], start, end) =>
      state.tr.replaceWith(start, end, schema.text(words, [bold.create()])).removeStoredMark(bold),
    ),
  ],
})

/** Puts the cursor at an end of the text: browsers may put it beside the words of the last block. */
const select =
  (find: (document: Node) => Selection): Command =>
  ({ doc, tr }, dispatch) => {
    dispatch?.(tr.setSelection(find(doc)).scrollIntoView())
    return true
  }

/** Fields of a block, and not those of blocks inside it. */
const ownFields = ':scope > .porchlight-head :is(input, select)'

/** Time for which the words that a mistake is about have a frame, in milliseconds. */
const markTime = 3000

/** Room around the cursor after scrolling, in pixels. */
const scrollMargin = 24

/** Scrolls the pane of the field to the cursor, and no pane around it. The toolbar covers the top of the pane. */
function scrollTo(view: EditorView, toolbar: HTMLElement): void {
  const { top, bottom } = view.coordsAtPos(view.state.selection.head)
  let pane = view.dom.parentElement
  while (pane && !/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement
  if (!pane) return
  const above = top - toolbar.getBoundingClientRect().bottom - scrollMargin
  const below = bottom - pane.getBoundingClientRect().bottom + scrollMargin
  if (above < 0) pane.scrollTop += above
  else if (below > 0) pane.scrollTop += below
}

/** A rich text field for the text of an article. What it writes differs from what it read only where the writer changed it. */
export class TextField {
  readonly dom: HTMLElement
  private readonly view: EditorView
  private readonly toolbar: Toolbar
  private readonly trouble = element('p', {
    className: 'porchlight-trouble',
    role: 'status',
    hidden: true,
  })
  private readonly pictures = new Set<{ show(): void }>()
  /** The text that was read last, and what it was read as. */
  private read!: { doc: Node; text: string }

  constructor(text: string, options: FieldOptions) {
    this.view = new EditorView(null, {
      state: this.stateOf(text),
      nodeViews: nodeViews(options, this.pictures),
      attributes: {
        id: options.id,
        class: 'porchlight-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Text',
      },
      transformPastedHTML: (pasted) => {
        const { html, note } = cleanPasted(pasted)
        this.tell(note)
        return html
      },
      handlePaste: (_view, { clipboardData }) => this.pastePicture(clipboardData),
      handleScrollToSelection: (view) => {
        scrollTo(view, this.toolbar.dom)
        return true
      },
      dispatchTransaction: (transaction) => {
        this.view.updateState(this.view.state.apply(transaction))
        this.toolbar.refresh()
        if (transaction.docChanged) options.onChange()
      },
    })
    this.toolbar = new Toolbar(this.view, options)
    // The toolbar stays in sight, whatever was pasted.
    this.toolbar.dom.append(this.trouble)
    this.dom = element('div', { className: 'porchlight-body' }, this.toolbar.dom, this.view.dom)
  }

  /** The text as it is written. One that was only read stays as it was. */
  get text(): string {
    const { doc } = this.view.state
    return doc.eq(this.read.doc) ? this.read.text : writeText(this.root)
  }

  private get root(): TextNode {
    return this.view.state.doc.toJSON() as TextNode
  }

  /** Takes a text that came from elsewhere, such as a restored draft. */
  set text(text: string) {
    const { from } = this.view.state.selection
    const state = this.stateOf(text)
    const near = Selection.near(state.doc.resolve(Math.min(from, state.doc.content.size)))
    this.view.updateState(state.apply(state.tr.setSelection(near)))
    this.toolbar.refresh()
  }

  /** Types words where the cursor is, even if something else has the focus. */
  type(words: string): void {
    this.view.dispatch(beginTyping(this.view.state).insertText(words))
  }

  /** Says something above the text; nothing: what was said before goes away. */
  private tell(words: string): void {
    this.trouble.hidden = words === ''
    this.trouble.textContent = words
  }

  /** Inserts a pasted picture. If the clipboard holds text as well, only the text is pasted. */
  private pastePicture(pasted: DataTransfer | null): boolean {
    const file = [...(pasted?.files ?? [])].find(({ type }) => /^image\/(png|jpe?g)$/.test(type))
    if (!file || pasted?.getData('text/plain')) return false
    void this.toolbar.addPicture(file)
    return true
  }

  /** Shows pictures whose bytes are known by now. */
  showPictures(): void {
    for (const picture of this.pictures) picture.show()
  }

  /**
   * Puts the cursor before the words of a line of the text, counted from the top, or into the field of a block that is
   * empty. Nothing is selected: the next key would take it away.
   */
  showLine(line: number): void {
    const wanted = partAtLine(this.root, line)
    if (wanted < 0) this.view.focus()
    let index = -1
    const { doc, tr } = this.view.state
    doc.descendants((node, position) => {
      if (!hasPlace(node.type.name) || ++index !== wanted) return
      const shown = this.view.nodeDOM(position) as HTMLElement
      shown.animate({ outline: ['3px solid currentColor', '3px solid transparent'] }, markTime)
      const fields = [...shown.querySelectorAll<HTMLInputElement>(ownFields)]
      const isEmpty = !node.isLeaf && node.textContent === ''
      const field = fields.find(({ value }) => value === '') ?? (isEmpty ? undefined : fields[0])
      if (field) return field.focus()
      const place = TextSelection.near(doc.resolve(position + 1))
      this.view.dispatch(tr.setSelection(place).scrollIntoView())
      this.view.focus()
    })
  }

  destroy(): void {
    this.view.destroy()
  }

  private stateOf(text: string): EditorState {
    const { root, error } = readText(text)
    this.tell('')
    if (error !== undefined) {
      const { line, found, fix } = explainSyntax('', text, error)
      this.tell(
        `The text cannot be shown as blocks: in line ${line} is ${found}. ${fix} ` +
          'Then press “Show it as blocks”.',
      )
    }
    const doc = schema.nodeFromJSON(root)
    this.read = { doc, text }
    return EditorState.create({
      doc,
      plugins: [
        rules,
        keepBlocks,
        keymap({
          Enter: enter,
          Tab: indent,
          'Shift-Tab': outdent,
          'Mod-Enter': leaveSource,
          'Mod-Home': select((doc) => Selection.atStart(doc)),
          'Mod-End': select((doc) => Selection.atEnd(doc)),
          'Mod-b': toggleMark(bold),
          'Mod-i': toggleMark(emphasis),
          'Mod-z': undo,
          'Mod-y': redo,
          'Shift-Mod-z': redo,
        }),
        keymap(baseKeymap),
        history(),
        gapCursor(),
      ],
    })
  }
}
