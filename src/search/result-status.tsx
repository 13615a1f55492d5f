import { useEffect, useRef, useState, type ReactElement } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../components/ui/text'

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
 * and not at every keystroke. They hear a line once: of what arrives later, only that.
 */
export function ResultStatus(props: {
  line: string
  more?: string | undefined
  /** No article follows; the text is larger then. */
  alone: boolean
}): ReactElement {
  const { line, more } = props
  const [announced, setAnnounced] = useState('')
  const saidLine = useRef('')
  useEffect(() => {
    const timer = setTimeout(() => {
      const isNew = line !== saidLine.current
      saidLine.current = line
      const whole = `${line}${line.endsWith('.') ? '' : '.'} ${more}`
      setAnnounced(line && more ? (isNew ? whole : more) : line)
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
