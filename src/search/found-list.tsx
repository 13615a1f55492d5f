import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../components/ui/button'
import { SiteLink } from '../components/ui/site-link'
import { color, textWidth } from '../theme/tokens'
import { normalizeText } from './find-articles'

const ListBox = styled.div`
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

/** Something that was found. */
export interface FoundItem {
  title: string
  path: string
  text: string
  /** As it is shown: $60. */
  price?: string | undefined
}

/** Number of items that the button adds. */
const step = 5

/**
 * Renders what was found, each with a line of its text. Other items start with the first ones again. Typing must not
 * wait for it, so it renders only when its props change.
 */
export const FoundList = memo(function FoundList(props: {
  title: string
  items: readonly FoundItem[]
  /** Normalized words to highlight. */
  words: readonly string[]
  /** Button for further items. */
  more: string
  /** Number of items that are shown at first. */
  first?: number
}) {
  const { items, words, first = step } = props
  const [shown, setShown] = useState({ items, limit: first })
  const limit = shown.items === items ? shown.limit : first
  const list = useRef<HTMLUListElement>(null)
  const mark = createMarker(words, true)
  useEffect(() => {
    if (limit > first) list.current?.children[limit - step]?.querySelector('a')?.focus()
  }, [limit, first])
  return (
    <ListBox>
      <h2>{props.title}</h2>
      <ul ref={list}>
        {items.slice(0, limit).map(({ path, title, text, price }) => (
          <li key={path + title}>
            <h3>
              <SiteLink to={path}>{title}</SiteLink>
            </h3>
            <p>
              {price ? <strong>{price} </strong> : null}
              {mark(text)}
            </p>
          </li>
        ))}
      </ul>
      {items.length > limit ? (
        <Button
          type="button"
          $kind="secondary"
          onClick={() => setShown({ items, limit: limit + step })}
        >
          {props.more}
        </Button>
      ) : null}
    </ListBox>
  )
})

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
