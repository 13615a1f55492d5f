import { useEffect, useRef, useState, type ReactElement } from 'react'
import styled from 'styled-components'
import type { ArticleSummary } from '../site/article-summary'
import type { PageInterface } from '../content-model/schemas/interface'
import { fillPlural, fillText } from '../components/ui/interface'
import { VisuallyHidden } from '../components/ui/text'
import type { ListQuery } from './list-query'

/** Milliseconds without a new result after which screen readers are told. */
const announceDelay = 500

const Line = styled.p<{ $alone: boolean }>`
  min-height: 1.6em;
  ${({ $alone }) => ($alone ? 'font-size: min(1.75rem, max(1.25rem, 9vw)); line-height: 1.3;' : '')}
  font-weight: 700;
  overflow-wrap: anywhere;
`

/**
 * Renders the number of results. It is visible at once; screen readers are told when typing pauses,
 * and not at every keystroke. They hear a line once: if only `more` changes later, they hear only that.
 */
export function ResultStatus(props: {
  line: string
  /** What screen readers hear after the line. */
  more: string
  /** No article follows; the text is larger then. */
  alone: boolean
}): ReactElement {
  const { line, more } = props
  const [announced, setAnnounced] = useState('')
  const lastLine = useRef('')
  useEffect(() => {
    const timer = setTimeout(() => {
      const isNew = line !== lastLine.current
      lastLine.current = line
      const both = `${line}${line.endsWith('.') ? '' : '.'} ${more}`
      setAnnounced(line && more ? (isNew ? both : more) : line)
    }, announceDelay)
    return () => clearTimeout(timer)
  }, [line, more])
  return (
    <>
      <Line aria-hidden="true" $alone={props.alone}>
        {line}
      </Line>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  )
}

/**
 * Formats the number of results: "Found 2 articles for “phone” in Scams", or "No articles found"
 * with the same endings. If only texts of articles match, it gives their number instead.
 *
 * @param mentions number of articles whose text has the words
 */
export function resultCountText(
  { found, query }: { found: readonly ArticleSummary[]; query: ListQuery },
  mentions: number,
  texts: PageInterface['articleList'],
  locale: string,
): string {
  const search = query.search.trim()
  const inTopic = query.category && ` ${fillText(texts.inTopic, { topic: query.category })}`
  if (found.length === 0 && mentions > 0) {
    const titles = fillText(texts.noTitles, { search })
    return `${titles}${inTopic}. ${fillPlural(texts.mentionIt, mentions, locale)}`
  }
  const count = found.length === 0 ? texts.none : fillPlural(texts.count, found.length, locale)
  return count + (search && ` ${fillText(texts.forSearch, { search })}`) + inTopic
}
