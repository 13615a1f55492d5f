/**
 * Types of ProseMirror, as far as it is used here, so that types can be checked where the packages of tools/cms are not
 * installed.
 */
declare module 'prosemirror-model' {
  export type Attrs = Readonly<Record<string, unknown>>
  export type DOMOutputSpec = string | readonly [string, ...unknown[]]

  interface TagRule {
    tag: string
    attrs?: Attrs
    preserveWhitespace?: 'full'
    getAttrs?: (element: HTMLElement) => Attrs | false | null
  }

  interface StyleRule {
    style: string
    getAttrs?: (value: string) => Attrs | false | null
  }

  export interface NodeSpec {
    content?: string
    group?: string
    marks?: string
    inline?: boolean
    code?: boolean
    defining?: boolean
    isolating?: boolean
    attrs?: Readonly<Record<string, { default?: unknown }>>
    leafText?: (node: Node) => string
    toDOM?: (node: Node) => DOMOutputSpec
    parseDOM?: readonly TagRule[]
  }

  interface MarkSpec {
    attrs?: Readonly<Record<string, { default?: unknown }>>
    inclusive?: boolean
    toDOM: (mark: Mark) => DOMOutputSpec
    parseDOM: readonly (TagRule | StyleRule)[]
  }

  export class Schema<Nodes extends string = string, Marks extends string = string> {
    constructor(spec: { nodes: Record<Nodes, NodeSpec>; marks: Record<Marks, MarkSpec> })
    readonly nodes: Readonly<Record<Nodes, NodeType>>
    readonly marks: Readonly<Record<Marks, MarkType>>
    text(text: string, marks?: readonly Mark[]): Node
    nodeFromJSON(json: unknown): Node
  }

  export interface NodeType {
    readonly name: string
    create(attrs?: Attrs | null, content?: Node | Fragment): Node
  }

  export interface MarkType {
    create(attrs?: Attrs): Mark
    isInSet(marks: readonly Mark[]): Mark | undefined
  }

  export interface Mark {
    readonly type: MarkType
    readonly attrs: Attrs
  }

  export interface Fragment {
    readonly size: number
    readonly firstChild: Node | null
  }

  export interface Node {
    readonly type: NodeType
    readonly attrs: Attrs
    readonly marks: readonly Mark[]
    readonly content: Fragment
    readonly childCount: number
    readonly nodeSize: number
    readonly textContent: string
    readonly isTextblock: boolean
    check(): void
    toJSON(): unknown
    forEach(look: (node: Node, offset: number) => void): void
    descendants(look: (node: Node, position: number) => void): void
    resolve(position: number): ResolvedPos
    rangeHasMark(from: number, to: number, type: MarkType): boolean
  }

  export interface ResolvedPos {
    readonly depth: number
    readonly parent: Node
    readonly parentOffset: number
    node(depth: number): Node
    index(depth: number): number
    start(depth?: number): number
    end(depth: number): number
    before(depth?: number): number
    after(depth?: number): number
    marks(): readonly Mark[]
  }
}

declare module 'prosemirror-state' {
  import type { Fragment, Mark, MarkType, Node, ResolvedPos } from 'prosemirror-model'
  import type { EditorView } from 'prosemirror-view'

  export class Selection {
    readonly $from: ResolvedPos
    readonly from: number
    readonly to: number
    readonly head: number
    readonly empty: boolean
    static near($position: ResolvedPos): Selection
    static atStart(document: Node): Selection
    static atEnd(document: Node): Selection
  }
  export class TextSelection extends Selection {
    static create(document: Node, from: number, to?: number): TextSelection
  }
  export class NodeSelection extends Selection {
    static create(document: Node, position: number): NodeSelection
  }

  export interface Transaction {
    readonly doc: Node
    readonly docChanged: boolean
    readonly mapping: { map(position: number): number }
    insert(position: number, node: Node): this
    insertText(text: string, position: number): this
    delete(from: number, to: number): this
    replaceWith(from: number, to: number, content: Node | Fragment): this
    replaceSelectionWith(node: Node, inheritMarks: boolean): this
    setNodeMarkup(position: number, type: undefined, attrs: object): this
    addMark(from: number, to: number, mark: Mark): this
    removeMark(from: number, to: number, type: MarkType): this
    removeStoredMark(type: MarkType): this
    setSelection(selection: Selection): this
    scrollIntoView(): this
  }

  export interface Plugin {
    readonly spec: object
  }

  export class EditorState {
    readonly doc: Node
    readonly selection: Selection
    readonly storedMarks: readonly Mark[] | null
    readonly tr: Transaction
    static create(config: { doc: Node; plugins: readonly Plugin[] }): EditorState
    apply(transaction: Transaction): EditorState
  }

  export type Command = (
    state: EditorState,
    dispatch?: (transaction: Transaction) => void,
    view?: EditorView,
  ) => boolean
}

declare module 'prosemirror-view' {
  import type { Node } from 'prosemirror-model'
  import type { EditorState, Transaction } from 'prosemirror-state'

  export interface ViewMutationRecord {
    readonly type: string
    readonly target: globalThis.Node
  }
  export interface NodeView {
    dom: HTMLElement
    contentDOM?: HTMLElement
    update?(node: Node): boolean
    stopEvent?(event: Event): boolean
    ignoreMutation?(mutation: ViewMutationRecord): boolean
    destroy?(): void
  }
  export type NodeViewConstructor = (
    node: Node,
    view: EditorView,
    position: () => number | undefined,
  ) => NodeView

  export class EditorView {
    constructor(
      place: null,
      options: {
        state: EditorState
        nodeViews: Record<string, NodeViewConstructor>
        attributes: Record<string, string>
        transformPastedHTML: (html: string) => string
        handleScrollToSelection: (view: EditorView) => boolean
        dispatchTransaction: (transaction: Transaction) => void
      },
    )
    readonly state: EditorState
    readonly dom: HTMLElement
    readonly dispatch: (transaction: Transaction) => void
    updateState(state: EditorState): void
    coordsAtPos(position: number): { top: number; bottom: number }
    focus(): void
    destroy(): void
  }
}

declare module 'prosemirror-commands' {
  import type { Attrs, MarkType, NodeType } from 'prosemirror-model'
  import type { Command } from 'prosemirror-state'

  export const baseKeymap: Readonly<Record<string, Command>>
  export const exitCode: Command
  export function chainCommands(...commands: Command[]): Command
  export function setBlockType(type: NodeType, attrs?: Attrs): Command
  export function toggleMark(type: MarkType): Command
  export function wrapIn(type: NodeType): Command
}

declare module 'prosemirror-schema-list' {
  import type { NodeType } from 'prosemirror-model'
  import type { Command } from 'prosemirror-state'

  export function liftListItem(type: NodeType): Command
  export function sinkListItem(type: NodeType): Command
  export function splitListItem(type: NodeType): Command
  export function wrapInList(type: NodeType): Command
}

declare module 'prosemirror-history' {
  import type { Command, Plugin } from 'prosemirror-state'

  export const redo: Command
  export const undo: Command
  export function history(): Plugin
}

declare module 'prosemirror-keymap' {
  import type { Command, Plugin } from 'prosemirror-state'

  export function keymap(commands: Readonly<Record<string, Command>>): Plugin
}

declare module 'prosemirror-gapcursor' {
  import type { Plugin } from 'prosemirror-state'

  export function gapCursor(): Plugin
}

declare module 'prosemirror-inputrules' {
  import type { Attrs, NodeType } from 'prosemirror-model'
  import type { EditorState, Plugin, Transaction } from 'prosemirror-state'

  export class InputRule {
    constructor(
      match: RegExp,
      handler: (
        state: EditorState,
        match: RegExpMatchArray,
        start: number,
        end: number,
      ) => Transaction | null,
    )
  }
  export function inputRules(options: { rules: readonly InputRule[] }): Plugin
  export function textblockTypeInputRule(
    match: RegExp,
    type: NodeType,
    attrs: (match: RegExpMatchArray) => Attrs,
  ): InputRule
  export function wrappingInputRule(match: RegExp, type: NodeType): InputRule
}
