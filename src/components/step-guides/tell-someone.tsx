import Copy from 'lucide/dist/esm/icons/copy.mjs'
import Mail from 'lucide/dist/esm/icons/mail.mjs'
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs'
import Share2 from 'lucide/dist/esm/icons/share-2.mjs'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { fillText } from '../../content-model/text'
import type { Verdict } from '../../content-model/schemas/step-guide'
import { screenOnly } from '../../theme/mixins'
import { color } from '../../theme/tokens'
import { PrintButton, WithScripts } from '../ui/actions'
import { Button, ButtonLink, textMessageLink } from '../ui/button'
import { detailsContentStyle, detailsStyle } from '../ui/disclosure'
import { useInterface } from '../ui/interface'
import { Row } from '../ui/layout-primitives'
import { LucideIcon } from '../ui/lucide-icon'
import { VisuallyHidden } from '../ui/text'

/** Id of what relatives can do. The message ends with a link to it. */
export const forFamily = 'for-family'

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: 0.5rem;
  max-width: 42rem;
  margin-top: 1rem;
  details {
    ${detailsStyle}
    grid-column: 1 / -1;
    border: 0.125rem solid ${color.link};
  }
  summary {
    color: ${color.link};
  }
  > span button {
    width: 100%;
    min-height: 3rem;
    padding-top: 0.25rem;
    padding-bottom: 0.25rem;
  }
  ${screenOnly}
`

const Message = styled.div`
  ${detailsContentStyle}
  > * + * {
    margin-top: 1rem;
  }
  blockquote {
    padding-left: 1rem;
    border-left: 0.25rem solid ${color.lamp};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  label {
    display: block;
    font-weight: 700;
  }
  input {
    width: 100%;
    min-height: 3.5rem;
    margin-top: 0.25rem;
    padding: 0.5rem 0.75rem;
    border: 0.125rem solid ${color.line};
    border-radius: 0.75rem;
    background: ${color.paper};
    color: ${color.ink};
    font: inherit;
  }
  /* Without scripts, nothing typed here could reach the message. */
  .scripted {
    display: var(--reading, none);
  }
`

/**
 * Renders what to do with an outcome before the device is turned off or put down: copy it, print it, or tell someone.
 * The message has the reader's own words and every step, so that it does not look like one from a scammer. Nothing is
 * stored, and only the reader's own apps send anything.
 */
export function TellSomeone(props: {
  verdict: Verdict
  /** How the message begins, if not as others with this verdict do. */
  opening: string | undefined
  /** What to do, in order. */
  acts: readonly string[]
  /** Address of the page. */
  url: string
}): ReactElement {
  const { verdict, acts, url } = props
  const { share, stepGuides, tell: texts } = useInterface()
  const ofSteps = <VisuallyHidden>{`: ${stepGuides.acts}`}</VisuallyHidden>
  const [number, setNumber] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // Typed before React was there.
  useEffect(() => setNumber(input.current?.value ?? ''), [])

  const message = [
    props.opening ?? texts.openings[verdict],
    fillText(texts.call, { number: number.trim() || texts.blank }),
    texts.proof,
    `${texts.steps}\n${acts.map((act, index) => `${index + 1}. ${act}`).join('\n')}`,
    fillText(texts.link, { address: `${url}#${forFamily}` }),
  ].join('\n\n')
  const body = encodeURIComponent(message.replace(/\n/g, '\r\n'))

  const copy = async (): Promise<void> => {
    // Said again when it's pressed again.
    setAnnouncement('')
    try {
      await navigator.clipboard.writeText(message)
      setAnnouncement(texts.copied)
    } catch {
      setAnnouncement(texts.notCopied)
    }
  }
  const passOn = (): void => {
    // Closing the share sheet is no error.
    if (typeof navigator.share === 'function') navigator.share({ text: message }).catch(() => {})
    else void copy()
  }
  return (
    <Ways>
      <details>
        <summary>{texts.title}</summary>
        <Message>
          <p className="scripted">
            <label htmlFor="call-me">{texts.number}</label>{' '}
            <span id="call-me-hint">{texts.numberHint}</span>
            <input
              ref={input}
              id="call-me"
              autoComplete="off"
              aria-describedby="call-me-hint"
              onChange={({ target }) => setNumber(target.value)}
            />
          </p>
          <p>{texts.intro}</p>
          <Row>
            <ButtonLink to={textMessageLink(message)}>
              <LucideIcon icon={MessageSquare} />
              {share.message}
            </ButtonLink>{' '}
            <ButtonLink
              to={`mailto:?subject=${encodeURIComponent(texts.subject)}&body=${body}`}
              $kind="secondary"
            >
              <LucideIcon icon={Mail} />
              {share.email}
            </ButtonLink>{' '}
            <WithScripts>
              <Button type="button" $kind="secondary" onClick={passOn}>
                <LucideIcon icon={Share2} />
                {share.device}
              </Button>
            </WithScripts>
          </Row>
          <blockquote>{message}</blockquote>
        </Message>
      </details>
      <WithScripts>
        <Button type="button" $kind="secondary" onClick={() => void copy()}>
          <LucideIcon icon={Copy} />
          {texts.copy}
          {ofSteps}
        </Button>
      </WithScripts>{' '}
      <PrintButton $kind="secondary">
        {share.print}
        {ofSteps}
      </PrintButton>
      <p role="status">{announcement}</p>
    </Ways>
  )
}
