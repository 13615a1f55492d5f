import type { Node } from 'prosemirror-model'
import { NodeSelection, TextSelection } from 'prosemirror-state'
import type {
  EditorView,
  NodeView,
  NodeViewConstructor,
  ViewMutationRecord,
} from 'prosemirror-view'
import {
  articleComponents,
  type ArticleComponent,
  type ArticleComponentName,
  type AttributeKind,
} from '../../../../../src/content-model/article/article-components'
import { attributeLabel, labelOf } from '../../config/label-of'
import { newComponent, partsOf, putBelow } from './commands'
import { button, element, input } from './element'
import { readText } from './read'
import { schema } from './schema'

/** What the blocks of a text need to know of the site. */
export interface Surroundings {
  /** Values of variables, by their names. */
  facts: Readonly<Record<string, string>>
  /** Names of help lines in words, by the names that the text gives them. */
  helpLines: Readonly<Record<string, string>>
  /** Returns where the browser finds a picture beside the text. */
  pictureAddress: (src: string) => string
}

/** Lists of inputs that offer the pages of the site and web addresses. */
export const pageList = 'porchlight-pages'

type Position = () => number | undefined

/** A block in a frame: its name in words, its fields, and its words below them. */
class Frame implements NodeView {
  readonly dom = element('section', { className: 'porchlight-block' })
  readonly contentDOM?: HTMLElement
  protected readonly head = element('div', {
    className: 'porchlight-head',
    contentEditable: 'false',
  })
  private readonly fields = new Map<string, HTMLInputElement | HTMLSelectElement>()

  constructor(
    protected node: Node,
    protected readonly view: EditorView,
    protected readonly position: Position,
    label: string,
    content?: HTMLElement,
    holder = content,
  ) {
    this.dom.setAttribute('aria-label', label)
    const name = element('strong', { textContent: label })
    name.addEventListener('mousedown', (event) => {
      event.preventDefault()
      this.select()
    })
    const remove = button('Remove', () => this.remove())
    remove.setAttribute('aria-label', `Remove: ${label}`)
    this.head.append(element('div', { className: 'porchlight-name' }, name, remove))
    this.dom.append(this.head)
    if (content && holder) {
      this.contentDOM = content
      this.dom.append(holder)
    }
  }

  protected addField(
    name: string,
    row: HTMLElement,
    field: HTMLInputElement | HTMLSelectElement,
  ): void {
    this.fields.set(name, field)
    this.head.append(row)
    row.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return
      event.preventDefault()
      const next = row.nextElementSibling?.querySelector<HTMLElement>('input, select')
      if (next) next.focus()
      else this.goOn()
    })
  }

  /** Returns the value of a field in the node. */
  protected valueOf(name: string): string {
    const value: unknown = this.node.attrs[name]
    return typeof value === 'string' ? value : ''
  }

  protected change(attrs: object): void {
    const position = this.position()
    if (position === undefined) return
    const { tr } = this.view.state
    this.view.dispatch(tr.setNodeMarkup(position, undefined, { ...this.node.attrs, ...attrs }))
  }

  /** Puts the cursor into the words below the fields: those of the block, or of the paragraph below it. */
  private goOn(): void {
    const position = this.position()
    if (position === undefined) return
    const { tr } = this.view.state
    if (this.contentDOM) tr.setSelection(TextSelection.near(tr.doc.resolve(position + 1)))
    else putBelow(tr, position + this.node.nodeSize)
    this.view.dispatch(tr.scrollIntoView())
    this.view.focus()
  }

  private select(): void {
    const position = this.position()
    if (position === undefined) return
    const { tr, doc } = this.view.state
    this.view.dispatch(tr.setSelection(NodeSelection.create(doc, position)))
    this.view.focus()
  }

  private remove(): void {
    const position = this.position()
    if (position === undefined) return
    const { tr } = this.view.state
    const $position = tr.doc.resolve(position)
    const isOnly = $position.parent.childCount === 1
    const end = position + this.node.nodeSize
    if (isOnly) tr.replaceWith(position, end, schema.nodes.paragraph.create())
    else tr.delete(position, end)
    this.view.dispatch(tr.scrollIntoView())
    this.view.focus()
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type || node.attrs.name !== this.node.attrs.name) return false
    this.node = node
    for (const [name, field] of this.fields) {
      const value = this.valueOf(name)
      if (field.value !== value) field.value = value
    }
    return true
  }

  stopEvent(event: Event): boolean {
    return this.head.contains(event.target as globalThis.Node)
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return mutation.type !== 'selection' && !this.contentDOM?.contains(mutation.target)
  }
}

class ComponentFrame extends Frame {
  private readonly feet = new Map<ArticleComponentName, HTMLElement>()

  constructor(node: Node, view: EditorView, position: Position, { helpLines }: Surroundings) {
    const name = node.attrs.name as ArticleComponentName
    const { attributes, empty }: ArticleComponent = articleComponents[name]
    super(node, view, position, labelOf(name), empty ? undefined : element('div'))
    for (const [key, kind] of Object.entries(attributes)) this.addAttribute(key, kind, helpLines)
    if (empty) this.head.append(element('p', { textContent: 'Shown here as the site has it.' }))
    for (const part of partsOf(name)) {
      const label = `Add: ${labelOf(part)}`
      const foot = element(
        'div',
        { className: 'porchlight-foot', contentEditable: 'false' },
        button(label, () => this.addPart(part)),
      )
      this.feet.set(part, foot)
      this.dom.append(foot)
    }
    this.refreshFeet()
  }

  override update(node: Node): boolean {
    const isUpdated = super.update(node)
    if (isUpdated) this.refreshFeet()
    return isUpdated
  }

  /** Offers no second part of a kind that comes once. */
  private refreshFeet(): void {
    for (const [part, foot] of this.feet) {
      const { once }: ArticleComponent = articleComponents[part]
      const isThere = this.node.children.some(({ attrs }) => attrs.name === part)
      foot.hidden = once === true && isThere
    }
  }

  private addAttribute(
    name: string,
    kind: AttributeKind,
    helpLines: Surroundings['helpLines'],
  ): void {
    const label = attributeLabel(name)
    const set = (value: string): void =>
      this.change({ attributes: { ...(this.node.attrs.attributes as object), [name]: value } })
    if (kind === 'help-line') {
      const value = this.valueOf(name)
      const known = Object.entries({
        ...(value in helpLines ? {} : { [value]: value }),
        ...helpLines,
      })
      const options = known.map(([value, text]) => element('option', { value, textContent: text }))
      const field = element('select', {}, ...options)
      field.value = value
      field.addEventListener('change', () => set(field.value))
      const row = element('label', {}, element('span', { textContent: label }), field)
      return this.addField(name, row, field)
    }
    const list = kind === 'target' || kind === 'path' ? pageList : undefined
    const { row, field } = input(label, this.valueOf(name), set, list)
    this.addField(name, row, field)
  }

  protected override valueOf(name: string): string {
    return (this.node.attrs.attributes as Record<string, string>)[name] ?? ''
  }

  private addPart(name: ArticleComponentName): void {
    const position = this.position()
    if (position === undefined) return
    const { tr } = this.view.state
    const place = position + this.node.nodeSize - 1
    tr.insert(place, newComponent(name))
    tr.setSelection(TextSelection.near(tr.doc.resolve(place + 1)))
    this.view.dispatch(tr.scrollIntoView())
    this.view.focus()
  }
}

class PictureFrame extends Frame {
  private readonly image = element('img', { alt: '' })

  constructor(
    node: Node,
    view: EditorView,
    position: Position,
    private readonly surroundings: Surroundings,
  ) {
    super(node, view, position, 'Picture')
    const alt = input(
      'What the picture shows, for readers who cannot see it',
      this.valueOf('alt'),
      (alt) => this.change({ alt }),
    )
    const title = input(
      'Words below the picture (may be left out)',
      this.valueOf('title'),
      (title) => this.change({ title }),
    )
    this.addField('alt', alt.row, alt.field)
    this.addField('title', title.row, title.field)
    this.head.prepend(this.image)
    this.show()
  }

  /** Shows the picture, as soon as its bytes are known. */
  show(): void {
    const address = this.surroundings.pictureAddress(this.valueOf('src'))
    this.image.hidden = address === ''
    if (address !== '' && this.image.src !== address) this.image.src = address
  }

  override update(node: Node): boolean {
    const isUpdated = super.update(node)
    if (isUpdated) this.show()
    return isUpdated
  }
}

/** Source of a part of the file that the field has no block for. */
class SourceFrame extends Frame {
  constructor(node: Node, view: EditorView, position: Position) {
    const content = element('code', { spellcheck: false })
    super(node, view, position, 'Text as the file has it', content, element('pre', {}, content))
    const show = button('Show it as blocks', () => this.read())
    this.head.append(
      element('p', {
        textContent: 'This part is kept letter by letter. Change it here with care.',
      }),
      show,
    )
  }

  /** Reads the source as blocks, if it can be read by now. */
  private read(): void {
    const position = this.position()
    if (position === undefined) return
    const { root, error } = readText(this.node.textContent.trim())
    const blocks = schema.nodeFromJSON(root).content
    if (error !== undefined || blocks.firstChild?.type === schema.nodes.source) return
    const { tr } = this.view.state
    this.view.dispatch(tr.replaceWith(position, position + this.node.nodeSize, blocks))
  }
}

/** Returns how the field draws the nodes that are more than words. */
export function nodeViews(
  surroundings: Surroundings,
  pictures: Set<{ show(): void }>,
): Record<string, NodeViewConstructor> {
  const componentFrame: NodeViewConstructor = (node, view, position) =>
    new ComponentFrame(node, view, position, surroundings)
  return {
    component: componentFrame,
    emptyComponent: componentFrame,
    source: (node, view, position) => new SourceFrame(node, view, position),
    picture: (node, view, position) => {
      const frame = new PictureFrame(node, view, position, surroundings)
      pictures.add(frame)
      return Object.assign(frame, { destroy: () => void pictures.delete(frame) })
    },
    variable: (node) => {
      const name = String(node.attrs.name)
      const value = surroundings.facts[name]
      const known = value === undefined ? 'not known' : value
      const dom = element(
        'span',
        { className: 'porchlight-variable', title: `The site fills in: ${known}` },
        element('span', { textContent: `${labelOf(name)}: ` }),
        known,
      )
      return { dom }
    },
  }
}
