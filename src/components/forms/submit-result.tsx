import Check from 'lucide/dist/esm/icons/check.mjs'
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import styled from 'styled-components'
import { fillText } from '../../content-model/text'
import type { FormService } from '../../content-model/form-service'
import { Paragraph } from '../ui/text'
import { color } from '../../theme/tokens'
import type { Notice, Outcome } from './notices'
import { Button, ButtonLink } from '../ui/button'
import { useInterface } from '../ui/interface'
import { WordsToCall } from '../ui/open-status'
import { LucideIcon } from '../ui/lucide-icon'

/**
 * Milliseconds after a result in which another press is ignored. Trembling hands press twice, and a
 * fast response may come between.
 */
export const resubmitDelay = 1000

/** Keeps a held Enter key from submitting a form repeatedly. */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  const writes = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !writes) event.preventDefault()
}

/** Renders the fixed fields of a form service, which the browser posts if there are no scripts. */
export function ServiceFields({ service }: { service: FormService }): ReactElement {
  return (
    <>
      {Object.entries(service.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

/** Live region, out of the layout while it is empty. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`

const ResultElement = styled.div<{ $tone: Notice['tone'] }>`
  padding: 1rem 1.25rem;
  border-left: 0.5rem solid ${({ $tone }) => ($tone === 'error' ? color.brick : color.link)};
  border-radius: 0.5rem;
  background: ${({ $tone }) => ($tone === 'error' ? color.brickBackground : color.mist)};
  color: ${({ $tone }) => ($tone === 'error' ? color.ink : color.mistText)};
  a {
    margin-top: 0.75rem;
  }
  p:first-child {
    color: ${({ $tone }) => ($tone === 'error' ? color.brick : color.mistText)};
    font-size: min(1.375rem, max(1.25rem, 5.6vw));
    font-weight: 700;
  }
`

/**
 * Renders the result of submitting beside the form, where it stays. It is announced here, unless a
 * notice has announced it.
 */
export function SubmitResult(props: {
  outcome: Outcome | null
  /** Second paragraph. */
  more?: string
  /** Number of the button to call. */
  call?: { text: string; href: string }
}): ReactElement {
  const { outcome } = props
  const box = outcome ? <ResultBox {...props} outcome={outcome} /> : null
  return (
    <>
      <Region role="alert">{outcome?.inPlace ? box : null}</Region>
      {outcome?.inPlace ? null : box}
    </>
  )
}

/** ResultElement that scrolls itself into view, but not from elsewhere. It is never in the static HTML. */
function ResultBox(props: Parameters<typeof SubmitResult>[0] & { outcome: Outcome }): ReactElement {
  const { outcome, more, call } = props
  const { contact } = useInterface()
  const box = useRef<HTMLDivElement>(null)
  // Braces: newer browsers return a promise here, which React would call as a clean-up function.
  useLayoutEffect(() => {
    if (outcome.inPlace) box.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    <ResultElement ref={box} $tone={outcome.tone}>
      <p>{outcome.title}</p>
      <Paragraph>{outcome.text}</Paragraph>
      {more ? <Paragraph>{more}</Paragraph> : null}
      {call ? (
        <ButtonLink to={call.href}>
          <WordsToCall to={call.href}>{fillText(contact.call, { phone: call.text })}</WordsToCall>
        </ButtonLink>
      ) : null}
    </ResultElement>
  )
}

const PanelElement = styled.div`
  max-width: 40rem;
  padding: min(1.75rem, 5.5vw);
  border: 0.125rem solid ${color.link};
  border-radius: 1rem;
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
    <PanelElement ref={box} tabIndex={-1} role="group" aria-labelledby={`${id}-title ${id}-text`}>
      <LucideIcon icon={Check} stroke={3} />
      <h2 id={`${id}-title`}>{message.title}</h2>
      <Paragraph id={`${id}-text`}>{message.text}</Paragraph>
      {next ? <h3>{next}</h3> : null}
      {props.children}
      <Button type="button" $kind="secondary" onClick={props.onAgain}>
        {props.again}
      </Button>
    </PanelElement>
  )
}
