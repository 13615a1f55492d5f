import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime'
import type { Element, RootContent } from 'hast'
import type { Link, Parent, Root, Text, Image, Paragraph } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeSlug from 'rehype-slug'
import remarkRehype, { type Options, defaultHandlers } from 'remark-rehype'
import { unified } from 'unified'
import {
  addContents,
  addStepButtons,
  explainTerms,
  keepWhole,
  resolveLinks,
} from './transform-tree'
import type { ArticleTexts, TranslatedLinks } from './article-context'
import { parseArticleBody, imageName } from '../../content-model/article/article-body'
import {
  articleComponents,
  isArticleComponent,
  type ArticleComponent,
  isValid,
} from '../../content-model/article/article-components'
import { typeset, fillFacts, type Facts } from '../../content-model/facts'
import type { Glossary } from '../../content-model/schemas/word-lists'
import type { Promises } from '../../content-model/schemas/sections/people'
import {
  type HelpLinesByName,
  e164,
  telephoneLink,
} from '../../content-model/variables/contact-links'
import {
  components,
  HelpLine,
  type HelpLineProps,
  KeyPoints,
  LinkCard,
  IfItGoesWrong,
  ItWorked,
  OurPromises,
  PhoneScript,
  Warning,
} from '../../components/article/mdx/components'
import { createElement, type ReactElement } from 'react'
import {
  ArticleImage,
  FeedImage,
  type ImageSources,
} from '../../components/article/mdx/article-image'
import { bodyTexts } from '../../content-model/prose/visitor-texts'

/** Everything that an article shows besides its own words, and who reads it. */
interface ArticleParts {
  /** Images by the names of their files. */
  images?: Readonly<Record<string, ImageSources>>
  /** Origin of the site, for readers of the feed: addresses become absolute, images plain. */
  origin?: string
  /** Code of its language; English if it is left out. */
  language?: string
  /** Content of `<OurPromises />`. */
  promises?: Promises | undefined
  /** Help lines by the names that `<HelpLine>` gives them. */
  helpLines?: HelpLinesByName
  /** Words that are explained where they first occur. */
  terms?: Glossary['terms']
  /** Words of the interface inside the text. */
  texts: ArticleTexts
  /** Target of `to="consultation"`, as a path in the default language. */
  mainTarget?: string
  /** Goes before every path of this site; an `origin` includes it. */
  pathPrefix?: string
  /** Targets of links in a further language. */
  translation?: TranslatedLinks
}

/** An article as a page shows it. */
export interface RenderedArticle {
  /** Whole minutes of reading. */
  minutes: number
  /** Empty if there is no body. */
  html: string
  /** Names that its styles are chosen by; see `namesIn`. */
  names: string[]
}

/** Parses the body of an article and renders it to HTML; see `renderTree`. */
export const renderArticle = (body: string, facts: Facts, parts: ArticleParts): string =>
  renderTree(parseArticleBody(body), facts, parts).html

/**
 * Renders the tree of an article's body to HTML; the tree is changed on the way. The body is never executed: its
 * Markdown is walked, facts are filled in, and components are looked up by name.
 *
 * @param root MDX in which `inspectBody` found no mistakes
 * @param parts with an `origin`, there is no list of contents and there are no buttons
 * @throws Error if an image is missing from `parts`
 */
export function renderTree(root: Root, facts: Facts, parts: ArticleParts): RenderedArticle {
  const {
    language = 'en',
    promises,
    helpLines = {},
    origin,
    pathPrefix = '',
    terms = [],
    texts,
  } = parts
  const minutes = readingMinutes(root, language)
  fillExpressions(root, facts, helpLines)
  const html = unified()
    .use(remarkRehype, { handlers })
    .use(rehypeSlug)
    .use(explainTerms, terms, language)
  const tree = (
    origin === undefined
      ? html.use(addContents, texts.contents).use(addStepButtons, texts.oneStep).use(keepWhole)
      : html
  ).runSync(root)
  const { mainTarget, translation } = parts
  resolveLinks(tree, { mainTarget, translation, base: origin ?? pathPrefix })
  const element = toJsxRuntime(tree as Parameters<typeof toJsxRuntime>[0], {
    Fragment,
    jsx,
    jsxs,
    components: {
      ...components,
      KeyPoints: (props: object) => KeyPoints({ ...props, title: texts.keyPoints }),
      Warning: (props: object) => Warning({ ...props, plain: origin !== undefined }),
      PhoneScript: (props: object) => PhoneScript({ ...props, plain: origin !== undefined }),
      LinkCard: (props: object) => LinkCard({ ...props, newTab: texts.newTab }),
      HelpLine: (props: HelpLineProps) => HelpLine({ ...props, helpLines, texts }),
      IfItGoesWrong: (props: object) => IfItGoesWrong({ ...props, label: texts.ifItGoesWrong }),
      ItWorked: (props: object) => ItWorked({ ...props, label: texts.itWorked }),
      OurPromises: () =>
        OurPromises({
          ...(promises ? { copy: fillFacts(promises, facts) } : {}),
          ...(facts.phone ? { phone: telephoneLink(facts.phone) } : {}),
        }),
      Picture: (props: PictureProps) => renderPicture(props, parts),
    } as Partial<Components>,
  })
  const markup = typeset(renderToStaticMarkup(element))
  return { minutes, html: markup, names: namesIn(tree, parts.images) }
}

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>

/** Returns the element of a component on the allowlist; anything else is left out. */
const component: Handler = (state, node: MdxJsxFlowElement) => {
  const name = node.name ?? ''
  if (!isArticleComponent(name)) return undefined
  const { attributes, paragraph }: ArticleComponent = articleComponents[name]
  const children = state.all(node)
  const isOneLine = (node as MdxJsxFlowElement | MdxJsxTextElement).type === 'mdxJsxTextElement'
  return {
    type: 'element',
    tagName: name,
    properties: Object.fromEntries(
      node.attributes.flatMap((attribute) => {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
        const kind = Object.hasOwn(attributes, attribute.name) && attributes[attribute.name]
        return kind && isValid(kind, attribute.value) ? [[attribute.name, attribute.value]] : []
      }),
    ),
    children:
      paragraph && isOneLine
        ? [{ type: 'element', tagName: 'p', properties: {}, children }]
        : children,
  }
}

/** A paragraph that consists of an image becomes the image, which is a block. */
const paragraph: Handler = (state, node: Paragraph, parent?: Parent | null) => {
  const [only] = node.children
  if (only?.type !== 'image' || node.children.length > 1) {
    return defaultHandlers.paragraph(state, node)
  }
  return pictureElement(only, parent?.type === 'root' && parent.children[0] === node)
}

const handlers = {
  mdxJsxFlowElement: component,
  mdxJsxTextElement: component,
  image: ((_state, node: Image) => pictureElement(node, false)) satisfies Handler,
  paragraph,
}

/**
 * Replaces variables such as `{phone}` with their facts. Numbers and addresses become links.
 *
 * @param inLink true inside a link, which cannot contain another: facts stay plain text there
 */
function fillExpressions(
  parent: Parent,
  facts: Facts,
  helpLines: HelpLinesByName,
  inLink = false,
): void {
  parent.children.forEach((node, index) => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const name = node.value.trim()
      const text: Text = { type: 'text', value: facts[name] ?? '' }
      const website = helpLines[name.replace(/Website$/, '')]?.website?.url
      const address = inLink ? undefined : (addressOf(name, text.value) ?? website)
      const link: Link = { type: 'link', url: address ?? '', children: [text] }
      parent.children[index] = address ? link : text
    } else if ('children' in node) fillExpressions(node, facts, helpLines, inLink || isLink(node))
  })
}

function isLink(node: Parent): boolean {
  return node.type === 'link' || ('name' in node && node.name === 'ButtonLink')
}

function addressOf(name: string, value: string): string | undefined {
  if (name === 'textPhone') return `sms:${e164(value)}`
  if (name === 'phone' || name.endsWith('Phone')) return telephoneLink(value).href
  if (name === 'email' || name === 'generalEmail') return `mailto:${value}`
  return undefined
}

function pictureElement({ url, alt, title }: Image, first: boolean): ReturnType<Handler> {
  const properties = { url, alt: alt ?? '', first, ...(title ? { caption: title } : {}) }
  return { type: 'element', tagName: 'Picture', properties, children: [] }
}

/** Properties of an image in the text of an article. */
interface PictureProps {
  url: string
  alt: string
  caption?: string
  /** True if it is the first thing of the article. */
  first: boolean
}

function renderPicture(
  { url, alt, caption, first }: PictureProps,
  { images = {}, origin }: ArticleParts,
): ReactElement {
  const image = images[imageName(url) ?? '']
  if (!image) throw new Error(`The picture "${url}" is shown and not among the pictures.`)
  return origin === undefined
    ? createElement(ArticleImage, { image, alt, caption, eager: first })
    : createElement(FeedImage, { image, alt, caption, origin })
}

interface Tree {
  children: readonly RootContent[]
}

/**
 * Lists the names of everything in an article: elements, components, classes, properties and the schemes of links
 * (`path:` for links within this site). `paragraphs` means that paragraphs or lists follow each other,
 * `upright` that an image is taller than wide.
 */
function namesIn(tree: Tree, images: Readonly<Record<string, ImageSources>> = {}): string[] {
  const isUpright = ({ width, height }: ImageSources): boolean => height > width
  const names = new Set(Object.values(images).some(isUpright) ? ['upright'] : [])
  addNames(tree, names)
  return [...names]
}

function addNames(parent: Tree, names: Set<string>): void {
  const elements = parent.children.filter((node): node is Element => node.type === 'element')
  elements.forEach((element, index) => {
    const { className, href, ...properties } = element.properties ?? {}
    names.add(element.tagName)
    for (const name of Object.keys(properties)) names.add(name)
    if (Array.isArray(className)) for (const name of className) names.add(String(name))
    if (href !== undefined) names.add(schemeOf(String(href)))
    if (isParagraph(element) && isParagraph(elements[index - 1])) names.add('paragraphs')
    addNames(element, names)
  })
}

const isParagraph = (element?: Element): boolean =>
  element !== undefined && ['p', 'ul', 'ol'].includes(element.tagName)

function schemeOf(href: string): string {
  return URL.canParse(href) ? new URL(href).protocol : 'path:'
}

/** Words that a careful reader reads in a minute. */
const pace = 200

/**
 * Returns the minutes it takes to read an article, at least one. Only running text counts.
 *
 * @param language code of its language: some languages have no spaces between words
 */
export function readingMinutes(root: Root, language: string): number {
  const count = bodyTexts(root)
    .filter(({ kind }) => kind === 'running')
    .reduce((sum, { text }) => sum + countWords(text, language), 0)
  return Math.max(1, Math.round(count / pace))
}

/** Languages without spaces between words. */
const withoutSpaces = ['ja', 'km', 'lo', 'my', 'th', 'zh']

function countWords(text: string, language: string): number {
  if (!withoutSpaces.includes(language)) {
    return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
  }
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return Array.from(words).filter(({ isWordLike }) => isWordLike).length
}
