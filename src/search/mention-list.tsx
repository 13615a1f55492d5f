import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../components/ui/button'
import { SiteLink } from '../components/ui/site-link'
import { color, textWidth } from '../theme/tokens'
import { normalizeText } from './find-articles'
import type { Mentions } from './search-engine'

const MentionsBox = styled.div`
  max-width: ${textWidth};
  margin-bottom: 2.5rem;
  * + & {
    margin-top: 2.5rem;
  }
  ul {
    list-style: none;
    margin-bottom: 1.5rem;
  }
  li {
    padding-top: 0.75rem;
    padding-bottom: 1.25rem;
    border-bottom: 0.0625rem solid ${color.hairline};
  }
  h3 {
    font-size: 1.25rem;
  }
  a {
    display: inline-block;
    min-height: 3rem;
    padding-top: 0.5rem;
    padding-bottom: 0.5rem;
  }
  p {
    overflow-wrap: anywhere;
  }
`

const Mark = styled.mark`
  background: ${color.lamp};
  color: ${color.lampText};
  border-radius: 0.25rem;
  padding-left: 0.0625em;
  padding-right: 0.0625em;
  box-decoration-break: clone;
  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
    forced-color-adjust: none;
  }
`

/** Number of articles that are shown at first, and that the button adds. */
const step = 5

/**
 * Renders articles whose text has the searched words, each with its best sentence. Give each search its
 * own `key`, so that it starts with the first articles again.
 */
export function MentionList(props: {
  title: string
  mentions: Mentions
  more: string
}): ReactElement {
  const { found, words } = props.mentions
  const [limit, setLimit] = useState(step)
  const list = useRef<HTMLUListElement>(null)
  const mark = createMarker(words, true)
  useEffect(() => {
    if (limit > step) list.current?.children[limit - step]?.querySelector('a')?.focus()
  }, [limit])
  return (
    <MentionsBox>
      <h2>{props.title}</h2>
      <ul ref={list}>
        {found.slice(0, limit).map(({ article, sentence }) => (
          <li key={article.path}>
            <h3>
              <SiteLink to={article.path}>{article.title}</SiteLink>
            </h3>
            <p>{mark(sentence)}</p>
          </li>
        ))}
      </ul>
      {found.length > limit ? (
        <Button type="button" $kind="secondary" onClick={() => setLimit(limit + step)}>
          {props.more}
        </Button>
      ) : null}
    </MentionsBox>
  )
}

/**
 * Creates a function that highlights normalized words in a text. Where words overlap, the longest wins.
 *
 * @param atWordStart highlights only at the start of words
 */
export function createMarker(
  words: readonly string[],
  atWordStart: boolean,
): (text: string) => ReactNode {
  const choices = words
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  // Safari 14 has no lookbehind.
  const before = atWordStart ? '(^|[^\\p{L}\\p{N}])' : '()'
  const pattern = new RegExp(`${before}(${choices.join('|')})`, 'gu')
  const mark = (text: string): ReactNode => {
    if (choices.length === 0) return text
    const parts: ReactNode[] = []
    const composed = text.normalize('NFC')
    let end = 0
    for (const { index, 1: space = '', 2: match = '' } of normalizeInPlace(composed).matchAll(
      pattern,
    )) {
      const start = index + space.length
      parts.push(composed.slice(end, start))
      end = start + match.length
      parts.push(<Mark key={start}>{composed.slice(start, end)}</Mark>)
    }
    parts.push(composed.slice(end))
    // With a key, so that React replaces all of it. Translators move its text, so that React could not
    // find the parts.
    return <span key={`${pattern.source} ${text}`}>{parts}</span>
  }
  return mark
}

/** Normalizes each letter of a text, so that offsets stay the same. */
function normalizeInPlace(text: string): string {
  return text
    .replace(/[^ -~]/gu, (letter) => {
      const normalized = normalizeText(letter) || ' '
      return normalized.length === letter.length ? normalized : letter
    })
    .toLowerCase()
}
