import { Schema, type Attrs, type DOMOutputSpec, type NodeSpec } from 'prosemirror-model'

/** Whether blank lines are between the items of a list, or the blocks of an item. */
const spread = { spread: { default: false } }

/** A component is copied and pasted with its name and fields. */
const component = (hole: readonly 0[], tag: string): NodeSpec => ({
  group: 'block',
  toDOM: ({ attrs }): DOMOutputSpec => [tag, { 'data-component': JSON.stringify(attrs) }, ...hole],
  parseDOM: [
    {
      tag: `${tag}[data-component]`,
      getAttrs: (element) => JSON.parse(element.dataset.component ?? '{}') as Attrs,
    },
  ],
})

/** What the field holds. The names of nodes and their attributes are those that `readText` and `writeText` use. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      toDOM: () => ['p', 0],
      parseDOM: [{ tag: 'p' }],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2 } },
      toDOM: ({ attrs }) => [`h${Number(attrs.level)}`, 0],
      // The title of the article is its only h1.
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        attrs: { level: level < 3 ? 2 : 3 },
      })),
    },
    quote: {
      group: 'block',
      content: 'block+',
      defining: true,
      toDOM: () => ['blockquote', 0],
      parseDOM: [{ tag: 'blockquote' }],
    },
    bulletList: {
      group: 'block',
      content: 'item+',
      attrs: spread,
      toDOM: () => ['ul', 0],
      parseDOM: [{ tag: 'ul' }],
    },
    orderedList: {
      group: 'block',
      content: 'item+',
      attrs: { ...spread, start: { default: 1 } },
      toDOM: ({ attrs }) => ['ol', { start: Number(attrs.start) }, 0],
      parseDOM: [{ tag: 'ol' }],
    },
    item: {
      content: 'paragraph block*',
      defining: true,
      attrs: spread,
      toDOM: () => ['li', 0],
      parseDOM: [{ tag: 'li' }],
    },
    picture: {
      group: 'block',
      attrs: { src: { default: '' }, alt: { default: '' }, title: { default: '' } },
      toDOM: ({ attrs }) => ['figure', { 'data-picture': JSON.stringify(attrs) }],
      parseDOM: [
        {
          tag: 'figure[data-picture]',
          getAttrs: (element) => JSON.parse(element.dataset.picture ?? '{}') as Attrs,
        },
      ],
    },
    component: {
      ...component([0], 'section'),
      content: 'block+',
      defining: true,
      isolating: true,
      attrs: {
        name: {},
        attributes: { default: {} },
        oneLine: { default: false },
      },
    },
    emptyComponent: {
      ...component([], 'aside'),
      attrs: { name: {}, attributes: { default: {} } },
    },
    source: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      isolating: true,
      toDOM: () => ['pre', ['code', 0]],
      parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full' }],
    },
    text: { group: 'inline' },
    variable: {
      group: 'inline',
      inline: true,
      attrs: { name: {} },
      leafText: ({ attrs }) => `{${String(attrs.name)}}`,
      toDOM: ({ attrs }) => ['span', { 'data-variable': String(attrs.name) }],
      parseDOM: [
        {
          tag: 'span[data-variable]',
          getAttrs: (element) => ({ name: element.dataset.variable ?? '' }),
        },
      ],
    },
    /** The end of a line inside a paragraph, which readers see as a space. */
    lineEnd: {
      group: 'inline',
      inline: true,
      leafText: () => ' ',
      toDOM: () => ['span', { 'data-line-end': '' }, ' '],
      parseDOM: [{ tag: 'span[data-line-end]' }],
    },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null }, inside: { default: [] } },
      inclusive: false,
      toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element: HTMLElement) => ({ href: element.getAttribute('href') }),
        },
      ],
    },
    bold: {
      toDOM: () => ['strong', 0],
      parseDOM: [
        { tag: 'strong' },
        // Google Docs puts everything that it copies into a <b> that is not bold.
        {
          tag: 'b',
          getAttrs: (element: HTMLElement) =>
            element.style.fontWeight === 'normal' ? false : null,
        },
        {
          style: 'font-weight',
          getAttrs: (weight: string) => (/^(bold|[6-9]00)$/.test(weight) ? null : false),
        },
      ],
    },
    emphasis: {
      toDOM: () => ['em', 0],
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    },
  },
})
