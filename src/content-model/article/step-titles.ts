import type { Content, ListItem } from 'mdast'
import { parseArticleBody } from './article-body'
import { stepLists } from './step-lists'

/**
 * The bold words that begin each step of the first list of steps of a text; facts stay in braces.
 *
 * @returns none where there are no steps, or one of them does not begin with bold words
 */
export function stepTitles(body: string): string[] {
  const [list] = stepLists(parseArticleBody(body))
  const titles = (list?.steps ?? []).map(titleOf)
  return titles.includes('') ? [] : titles
}

function titleOf(step: ListItem): string {
  const [paragraph] = step.children
  const start = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  return start?.type === 'strong' ? textOf(start) : ''
}

function textOf(node: Content): string {
  if (node.type === 'mdxTextExpression') return `{${node.value.trim()}}`
  if ('children' in node) return (node.children as Content[]).map(textOf).join('')
  return 'value' in node ? node.value : ''
}
