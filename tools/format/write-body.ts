import type { Parent, Root } from 'mdast'
import { toMarkdown, type Handle, type Options } from 'mdast-util-to-markdown'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Component } from '../../src/content-model/article/article-body'

/** Writes the tree of an article or guide as Markdown with components (MDX). It ends without a line end. */
export function writeBody(root: Root): string {
  return toMarkdown(root as Parameters<typeof toMarkdown>[0], options).trim()
}

const attributesOf = ({ attributes }: Component): string =>
  attributes
    .map((one) => {
      if (one.type === 'mdxJsxExpressionAttribute') return ` {${one.value}}`
      const { name, value } = one
      if (typeof value !== 'string') return value ? ` ${name}={${value.value}}` : ` ${name}`
      const text = value.replace(/&(?=#?\w+;)/g, '&amp;')
      if (!text.includes('"')) return ` ${name}="${text}"`
      return text.includes("'")
        ? ` ${name}="${text.replaceAll('"', '&quot;')}"`
        : ` ${name}='${text}'`
    })
    .join('')

/** Writes the tags of a component around what it contains. */
function withTags(node: Component, content: string): string {
  const [name, attributes] = [node.name ?? '', attributesOf(node)]
  if (node.children.length === 0 && name !== '') return `<${name}${attributes} />`
  return `<${name}${attributes}>${content}</${name}>`
}

/** Its blocks have blank lines around them and no indentation, so that a writer can move them in and out. */
const flowElement: Handle = (node: MdxJsxFlowElement, _parent, state, info) => {
  const exit = state.enter('mdxJsxFlowElement')
  const content = state.containerFlow(node as never, info)
  exit()
  return withTags(node, `\n\n${content}\n\n`)
}

const textElement: Handle & { peek?: () => string } = (node: Component, _parent, state, info) => {
  const exit = state.enter('phrasing')
  const content = state.containerPhrasing(node as never, { ...info, before: '>', after: '<' })
  exit()
  return withTags(node, content)
}
textElement.peek = () => '<'

const expression: Handle & { peek?: () => string } = ({ value }: { value: string }) => `{${value}}`
expression.peek = () => '{'

const options: Options = {
  bullet: '-',
  rule: '-',
  resourceLink: true,
  handlers: {
    // A component that is alone on its line has no paragraph around it, and yet is no part of one.
    root: (node: Root, _parent: unknown, state, info) => state.containerFlow(node as never, info),
    mdxJsxFlowElement: flowElement,
    mdxJsxTextElement: textElement,
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxjsEsm: ({ value }: { value: string }) => value,
    // "AT&T" and "D&O" stay as they are: only what looks like a character reference needs the backslash.
    text: (node: { value: string }, _parent: Parent, state, info) =>
      state.safe(node.value, info).replace(/(?<!\\)((?:\\\\)*)\\&(?!#?\w+;)/g, '$1&'),
  } as Options['handlers'],
  unsafe: [
    { character: '{', inConstruct: 'phrasing' },
    { character: '<', inConstruct: 'phrasing' },
    // A paragraph that begins like this would be read as JavaScript.
    { atBreak: true, character: 'i', after: 'mport\\s' },
    { atBreak: true, character: 'e', after: 'xport\\s' },
  ],
}
