import { chainCommands, exitCode } from 'prosemirror-commands'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import {
  NodeSelection,
  Plugin,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import {
  articleComponents,
  type ArticleComponent,
  type ArticleComponentName,
} from '../../../../../src/content-model/article/article-components'
import { componentBody } from '../../../../../tools/docs/component-snippets'
import { readText, withoutWords } from './read'
import { schema } from './schema'
import type { TextNode } from './tree'

const { item, paragraph, component } = schema.nodes

/** Every component that an article may use. */
export const componentNames = Object.keys(articleComponents) as ArticleComponentName[]

/** Returns the components that stand in another one only, such as questions. */
export const partsOf = (name: string): ArticleComponentName[] =>
  componentNames.filter((one) => (articleComponents[one] as ArticleComponent).parent === name)

/** Returns a new component: its fields and its places for words, all of them empty. */
export function newComponent(name: ArticleComponentName): Node {
  const snippet = componentBody(name).join('\n').trim()
  const text = snippet.replace(/\$\{\d+:([^}]*)\}|\$0/g, (_, words = 'words') => String(words))
  const [block] = readText(text.replace(/\nwords$/, '')).root.content ?? []
  return schema.nodeFromJSON(withoutWords(block as TextNode))
}

/** Returns the depth of the innermost ancestor that fits, or 0. */
function depthOf($from: ResolvedPos, fits: (node: Node) => boolean): number {
  for (let depth = $from.depth; depth > 0; depth--) if (fits($from.node(depth))) return depth
  return 0
}

const isComponent =
  (name: string) =>
  ({ type, attrs }: Node): boolean =>
    type === component && attrs.name === name

/** Returns the depth of the step that holds the cursor, or 0. */
function stepDepth($from: ResolvedPos): number {
  const steps = depthOf($from, isComponent('Steps'))
  return steps > 0 && $from.depth >= steps + 2 && $from.node(steps + 2).type === item
    ? steps + 2
    : 0
}

/**
 * Returns where a new block goes: at the end of the step that holds the cursor, in the component that it is a part of,
 * or below the block of the cursor. Undefined if it belongs in neither.
 */
function placeFor({ selection }: EditorState, name?: ArticleComponentName): number | undefined {
  const { $from } = selection
  const { parent } = (name ? articleComponents[name] : {}) as Partial<ArticleComponent>
  const step = stepDepth($from)
  if (name === 'IfItGoesWrong' && step === 0) return undefined
  if (parent) {
    const depth = depthOf($from, isComponent(parent))
    return depth > 0 ? $from.end(depth) : undefined
  }
  if (selection instanceof NodeSelection) return selection.to
  return step > 0 ? $from.end(step) : $from.after(1)
}

/** Inserts a block where it belongs, and puts the cursor into it. */
export const insertBlock =
  (make: () => Node, name?: ArticleComponentName): Command =>
  (state, dispatch) => {
    const place = placeFor(state, name)
    if (place === undefined) return false
    if (!dispatch) return true
    const { $from } = state.selection
    const block = make()
    const isFree =
      $from.depth === 1 && $from.parent.type === paragraph && $from.parent.childCount === 0
    const from = isFree && place === $from.after(1) ? $from.before(1) : place
    const { tr } = state
    tr.replaceWith(from, place, block)
    if (block.isLeaf) putBelow(tr, from + block.nodeSize)
    else tr.setSelection(Selection.near(tr.doc.resolve(from + 1)))
    dispatch(tr.scrollIntoView())
    return true
  }

/** Puts the cursor into an empty paragraph at a place between two blocks. */
export function putBelow(tr: Transaction, place: number): Transaction {
  const next = tr.doc.resolve(place).nodeAfter
  const isFree = next?.type === paragraph && next.childCount === 0
  if (!isFree) tr.insert(place, paragraph.create())
  return tr.setSelection(TextSelection.create(tr.doc, place + 1))
}

const isBlockSelected = ({ selection }: EditorState): boolean =>
  selection instanceof NodeSelection && selection.node.isBlock

/** Begins a change that puts words where the cursor is. Where a block is selected, they go below it, and not in its place. */
export const beginTyping = (state: EditorState): Transaction =>
  isBlockSelected(state) ? putBelow(state.tr, state.selection.to) : state.tr

/** Enter goes on below a selected block. */
const leaveBlock: Command = (state, dispatch) => {
  if (!isBlockSelected(state)) return false
  dispatch?.(beginTyping(state).scrollIntoView())
  return true
}

/** Keeps blocks from being typed over, and shows which ones a selection would take along. */
export const keepBlocks = new Plugin({
  props: {
    handleTextInput: ({ state, dispatch }, _from, _to, words) => {
      if (!isBlockSelected(state)) return false
      dispatch(beginTyping(state).insertText(words).scrollIntoView())
      return true
    },
    handlePaste: ({ state, dispatch }) => {
      leaveBlock(state, dispatch)
      return false
    },
    handleDOMEvents: {
      // Before an input method writes into the page.
      compositionstart: ({ state, dispatch }) => void leaveBlock(state, dispatch),
    },
    decorations: ({ doc, selection: { from, to } }) => {
      const shown: Decoration[] = []
      doc.nodesBetween(from, to, (node, place) => {
        const end = place + node.nodeSize
        if (!hasFrame(node) || place < from || end > to) return
        shown.push(Decoration.node(place, end, { class: 'ProseMirror-selectednode' }))
      })
      return DecorationSet.create(doc, shown)
    },
  },
})

const hasFrame = ({ type: { name } }: Node): boolean =>
  ['picture', 'component', 'emptyComponent', 'source'].includes(name)

/**
 * Enter at the end of the words of a step begins the next step behind all that belongs to this one. So does Enter in an
 * empty paragraph behind that.
 */
const beginNextItem: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection
  const depth = $from.depth - 1
  if (!empty || depth < 1 || $from.node(depth).type !== item) return false
  const { childCount } = $from.node(depth)
  const index = $from.index(depth)
  const isAtEnd = $from.parentOffset === $from.parent.content.size
  const isEmptyLast = index === childCount - 1 && $from.parent.content.size === 0
  if (!isAtEnd || childCount === 1 || (index > 0 && !isEmptyLast)) return false
  if (dispatch) {
    if (isEmptyLast) tr.delete($from.before(), $from.after())
    const place = tr.mapping.map($from.after(depth))
    tr.insert(place, item.create(null, paragraph.create()))
    dispatch(tr.setSelection(TextSelection.create(tr.doc, place + 2)).scrollIntoView())
  }
  return true
}

/** Enter in an empty paragraph at the end of a component goes on below it: in the next step where it ends a step. */
const leaveComponent: Command = ({ selection, tr }, dispatch) => {
  const { $from } = selection
  const depth = $from.depth - 1
  if (depth < 1 || $from.node(depth).type !== component || $from.parent.content.size > 0)
    return false
  const { childCount } = $from.node(depth)
  if (childCount < 2 || $from.index(depth) !== childCount - 1) return false
  if (dispatch) {
    tr.delete($from.before(), $from.after())
    const isLast = $from.indexAfter(depth - 1) === $from.node(depth - 1).childCount
    const isInItem = $from.node(depth - 1).type === item && isLast
    // A part, such as "It worked", is left together with what it is a part of.
    const isPart = $from.node(depth - 1).type === component
    const place = tr.mapping.map($from.after(isInItem || isPart ? depth - 1 : depth))
    tr.insert(place, isInItem ? item.create(null, paragraph.create()) : paragraph.create())
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(place + 1))).scrollIntoView())
  }
  return true
}

/** Enter in an empty step that is the last one goes on below all steps. */
const leaveSteps: Command = ({ selection, tr }, dispatch) => {
  const { $from } = selection
  const steps = $from.depth - 3
  if (steps < 1 || stepDepth($from) !== steps + 2 || $from.parent.content.size > 0) return false
  const list = $from.node(steps + 1)
  const isLast = $from.index(steps + 1) === list.childCount - 1
  if (!isLast || list.childCount === 1 || $from.node(steps + 2).childCount > 1) return false
  if (dispatch) {
    tr.delete($from.before(steps + 2), $from.after(steps + 2))
    dispatch(putBelow(tr, tr.mapping.map($from.after(steps))).scrollIntoView())
  }
  return true
}

export const enter = chainCommands(
  leaveBlock,
  leaveSteps,
  beginNextItem,
  splitListItem(item),
  leaveComponent,
)
export const indent = sinkListItem(item)
export const outdent = liftListItem(item)
export const leaveSource = exitCode
