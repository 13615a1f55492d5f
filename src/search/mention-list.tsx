import { useEffect, useRef, useState, type ReactElement } from 'react'
import styled from 'styled-components'
import { Button } from '../components/ui/button'
import { SiteLink } from '../components/ui/site-link'
import { color, textWidth } from '../theme/tokens'
import { markMatches } from './mark-matches'
import type { Mentions as Found } from './search-texts'

const Mentions = styled.div`
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

/** Number of articles that are shown at first, and that the button adds. */
const step = 5

/**
 * Renders articles whose text has the searched words, each with its best sentence. A further search
 * needs a key of its own, to begin with the first articles again.
 */
export function MentionList(props: { title: string; found: Found; more: string }): ReactElement {
  const { title, found, more } = props
  const [limit, setLimit] = useState(step)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (limit > step) list.current?.children[limit - step]?.querySelector('a')?.focus()
  }, [limit])
  return (
    <Mentions>
      <h2>{title}</h2>
      <ul ref={list}>
        {found.mentions.slice(0, limit).map(({ article, sentence }) => (
          <li key={article.path}>
            <h3>
              <SiteLink to={article.path}>{article.title}</SiteLink>
            </h3>
            <p>{markMatches(sentence, { texts: found.words, atWordStart: true })}</p>
          </li>
        ))}
      </ul>
      {found.mentions.length > limit ? (
        <Button type="button" $kind="secondary" onClick={() => setLimit(limit + step)}>
          {more}
        </Button>
      ) : null}
    </Mentions>
  )
}
