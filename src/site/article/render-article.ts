import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime'
import type { Element, Root as HastRoot } from 'hast'
import type { Link, Parent, Root, Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeSlug from 'rehype-slug'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { addContents } from './contents'
import type { ArticleTexts, TranslatedLinks } from './article-context'
import { explainTerms } from './explain-terms'
import { keepWhole } from './keep-whole'
import { namesIn } from './names-in'
import { prefixPaths } from './prefix-paths'
import { translateLinks } from './translate-links'
import { readingMinutes } from './reading-minutes'
import { addStepButtons } from './step-buttons'
import { parseArticleBody } from '../../content-model/article/article-body'
import { articleComponents, isArticleComponent, type ArticleComponent, isValid } from '../../content-model/article/article-components'
import { fillFacts, type Facts } from '../../content-model/facts'
import type { Glossary } from '../../content-model/schemas/vocabulary'
import type { Promises } from '../../content-model/schemas/sections/people'
import { type HelpLine as HelpLineTexts, e164, telephoneLink } from '../../content-model/variables/contact-links'
import { components, HelpLine, type HelpLineProps, KeyPoints, LinkCard, IfItGoesWrong, ItWorked, OurPromises, PhoneScript, Warning } from '../../components/article/mdx/components'
import {
  renderPicture,
  imageHandlers,
  type PictureParts,
  type PictureProps,
} from './render-picture'

/** What an article shows besides its own words, and for whom. */
export interface ArticleParts extends PictureParts {
  /** Code of its language; by English rules where it is left out. */
  language?: string
  /** What `<OurPromises />` shows. */
  promises?: Promises | undefined
  /** Help lines by the names that `<HelpLine>` gives them. */
  helpLines?: Readonly<Record<string, HelpLineTexts>>
  /** Words to be explained where they first stand. */
  terms?: Glossary['terms']
  /** Words of the interface inside the text. */
  texts: ArticleTexts
  /** Where `to="consultation"` leads, by its path in the default language. */
  mainTarget?: string
  /** Goes before every path of this site; an `origin` holds it already. */
  pathPrefix?: string
  /** Where links lead in a further language. */
  translation?: TranslatedLinks
}

/** An article as a page shows it. */
export interface RenderedArticle {
  /** Whole minutes of reading. */
  minutes: number
  /** Empty where there is no body. */
  html: string
  /** What its styles are chosen by: see `namesIn`. */
  names: string[]
}

/** Parses the body of an article and renders it to HTML; see `renderTree`. */
export const renderArticle = (body: string, facts: Facts, parts: ArticleParts): string =>
  renderTree(parseArticleBody(body), facts, parts).html

/**
 * Turns the tree of an article's body into finished HTML, and takes the tree apart for it. Nothing of the body is ever run as a program:
 * the tree of its Markdown is walked, facts are filled in, and components are looked up by name.
 *
 * @param root MDX that `inspectBody` found no fault with
 * @param parts with an `origin` addresses become absolute, and there is no list of contents and
 * nothing to press
 * @throws Error where an image is shown that is not among `parts`
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
  if (parts.mainTarget !== undefined) leadToMainTarget(tree, parts.mainTarget)
  if (parts.translation) translateLinks(tree, parts.translation)
  prefixPaths(tree, origin ?? pathPrefix)
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
  return { minutes, html: renderToStaticMarkup(element), names: namesIn(tree, parts.images) }
}

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>

/** Makes an element for a component of the allow-list; anything else is left out. */
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

const handlers = {
  mdxJsxFlowElement: component,
  mdxJsxTextElement: component,
  ...imageHandlers,
}

/**
 * Puts facts in place of `{phone}` and its like; numbers and addresses become links.
 *
 * @param inLink whether the parent stands in a link, which cannot hold another: there they stay words
 */
function fillExpressions(
  parent: Parent,
  facts: Facts,
  helpLines: NonNullable<ArticleParts['helpLines']>,
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

function leadToMainTarget(tree: HastRoot | Element, target: string): void {
  visit(tree, 'element', ({ properties }) => {
    if (properties?.to === 'consultation') properties.to = target
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
