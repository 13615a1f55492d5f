import Check from 'lucide/dist/esm/icons/check.mjs'
import { useId, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../ui/button'
import { LucideIcon } from '../ui/lucide-icon'
import { Paragraph } from '../ui/text'
import { color } from '../../theme/tokens'
import type { Outcome } from './notices'

const Box = styled.div`
  max-width: 40rem;
  padding: min(1.75rem, 5.5vw);
  border: 0.125rem solid ${color.link};
  border-radius: 1.25rem;
  background: ${color.card};
  svg {
    display: block;
    width: min(3.5rem, 14vw);
    height: min(3.5rem, 14vw);
    margin-bottom: 1rem;
    padding: min(0.75rem, 3vw);
    border-radius: 50%;
    background: ${color.button};
    color: ${color.buttonText};
  }
  h2 + p {
    margin-top: 0.5rem;
  }
  h3 {
    margin-top: 1.5rem;
  }
  ul {
    margin-top: 0.5rem;
    padding-left: min(1.25rem, 6vw);
  }
  li + li {
    margin-top: 0.75rem;
  }
  button {
    margin-top: 1.5rem;
  }
`

/**
 * Replaces a form that was sent. It takes the focus, and so announces the message, unless the visitor
 * is elsewhere and a notice has announced it.
 */
export function SentPanel(props: {
  message: Outcome
  /** Heading of what happens next. */
  next?: string
  children?: ReactNode
  /** Label of the button that shows the form again. */
  again: string
  onAgain: () => void
}): ReactElement {
  const { message, next } = props
  const { inPlace } = message
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    if (!inPlace) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView()
  }, [inPlace])
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby={`${id}-title ${id}-text`}>
      <LucideIcon icon={Check} stroke={3} />
      <h2 id={`${id}-title`}>{message.title}</h2>
      <Paragraph id={`${id}-text`}>{message.text}</Paragraph>
      {next ? <h3>{next}</h3> : null}
      {props.children}
      <Button type="button" $kind="secondary" onClick={props.onAgain}>
        {props.again}
      </Button>
    </Box>
  )
}
