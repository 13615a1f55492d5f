import { memo, useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../components/ui/button'
import { SiteLink } from '../components/ui/site-link'
import { color, textWidth } from '../theme/tokens'
import type { Mention } from './search-texts'

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

export interface MentionListProps {
  title: string
  mentions: readonly Mention[]
  /** Highlights matches in a sentence. */
  mark: (text: string) => ReactNode
  /** Label of the button that shows more; left out where there are no more. */
  more: string | undefined
  onMore: () => void
}

/** Renders articles whose text has the searched words, each with its best sentence. */
export const MentionList = memo(function MentionList(props: MentionListProps): ReactElement {
  const { title, mentions, mark, more, onMore } = props
  const list = useRef<HTMLUListElement>(null)
  // Index of the first article that the button has added; 0 until it is pressed.
  const firstAdded = useRef(0)
  useEffect(() => {
    const added = firstAdded.current
    if (added === 0 || mentions.length <= added) return
    firstAdded.current = 0
    list.current?.children[added]?.querySelector('a')?.focus()
  }, [mentions])
  return (
    <Mentions>
      <h2>{title}</h2>
      <ul ref={list}>
        {mentions.map(({ path, title, sentence }) => (
          <li key={path}>
            <h3>
              <SiteLink to={path}>{title}</SiteLink>
            </h3>
            <p>{mark(sentence)}</p>
          </li>
        ))}
      </ul>
      {more ? (
        <Button
          type="button"
          $kind="secondary"
          onClick={() => {
            firstAdded.current = mentions.length
            onMore()
          }}
        >
          {more}
        </Button>
      ) : null}
    </Mentions>
  )
})
