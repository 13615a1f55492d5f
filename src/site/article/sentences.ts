import type { Root } from 'mdast'
import { bodyTexts } from '../../content-model/prose/visitor-texts'
import { splitSentences } from '../../content-model/prose/reading'
import { fillFacts, type Facts } from '../../content-model/facts'

/** Parts of at most 300 characters of a text, cut between words; a longer word stays whole. */
const shortParts = /(?=\S).{1,300}(?=\s|$)|\S+/gu

/**
 * Lists the sentences, headings and list entries of an article from top to bottom, each once, for
 * search to look through and to show. All of them can be seen in the article: alternative texts of
 * images are left out, and so is what `<OurPromises />` shows, which is the same in every article.
 *
 * @param root body of the article, before it is rendered
 * @param language code of its language
 */
export function articleSentences(root: Root, facts: Facts, language: string): string[] {
  const sentences = bodyTexts(root)
    .filter(({ kind }) => kind !== 'picture')
    .flatMap(({ text }) => splitSentences(fillFacts(text, facts), language))
    .flatMap((sentence) => sentence.match(shortParts) ?? [])
  return [...new Set(sentences)]
}
