import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { Message } from '../../content-model/schemas/fields'
import type { Newsletter as NewsletterCopy } from '../../content-model/schemas/sections/forms'
import { useSite } from '../layout/use-site'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Stack } from '../ui/layout-primitives'
import {
  ignoreRepeatedEnter,
  resubmitDelay,
  SentPanel,
  ServiceFields,
  SubmitResult,
} from './submit-result'
import { type Outcome, useNotice } from './notices'
import { postForm } from './post-form'

/** Milliseconds that the form is busy where no endpoint is set and sending is simulated. */
export const simulatedDelay = 2000

const Form = styled.form<{ $needsScript: boolean }>`
  @media (scripting: none) {
    display: ${({ $needsScript }) => ($needsScript ? 'none' : 'block')};
  }
`

/**
 * Renders the newsletter sign-up. It sends to the endpoint that the site owner has set. Without one, only
 * a sample shows it, and simulates sending.
 */
export function NewsletterForm({ copy }: { copy: NewsletterCopy }): ReactElement {
  const { newsletterService, generalEmail } = useSite()
  const showNotice = useNotice()
  const sending = useRef(false)
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Outcome | null>(null)
  const [sent, setSent] = useState<Outcome | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setReady(true), [])

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    const fail = (message: Message): void =>
      setFailure(showNotice({ tone: 'error', from: 'newsletter', ...message }, form))
    // Synchronously, so that the same failure is announced again.
    flushSync(() => setFailure(null))
    const email = field.current?.value.trim()
    if (!email) {
      fail(copy.empty)
      field.current?.focus()
      return
    }
    sending.current = true
    setBusy(true)
    const accepted = newsletterService
      ? await postForm(newsletterService, { email })
      : await new Promise<true>((resolve) => setTimeout(() => resolve(true), simulatedDelay))
    setTimeout(() => (sending.current = false), resubmitDelay)
    setBusy(false)
    if (!accepted) return fail(copy.failure)
    form.reset()
    setSent(showNotice({ tone: 'success', from: 'newsletter', ...copy.success }, form))
  }

  const startAgain = (): void => {
    flushSync(() => setSent(null))
    field.current?.focus()
  }

  return (
    <div>
      {sent ? <SentPanel message={sent} again={copy.again} onAgain={startAgain} /> : null}
      <Form
        hidden={sent !== null}
        method="post"
        action={newsletterService?.endpoint ?? generalEmail?.href}
        encType={newsletterService ? undefined : 'text/plain'}
        noValidate={ready}
        onSubmit={(event) => void onSubmit(event)}
        onKeyDown={ignoreRepeatedEnter}
        aria-busy={busy}
        $needsScript={!newsletterService}
      >
        <Stack>
          <Field id="newsletter-email" label={copy.emailLabel}>
            {(attributes) => (
              <input
                {...attributes}
                ref={field}
                type="email"
                name="email"
                inputMode="email"
                autoComplete="email"
                required
              />
            )}
          </Field>
          {newsletterService ? <ServiceFields service={newsletterService} /> : null}
          <Button type="submit" aria-disabled={busy}>
            {busy ? copy.busy : copy.button}
          </Button>
          <SubmitResult outcome={failure} />
        </Stack>
      </Form>
      {newsletterService ? null : (
        <noscript>
          <p>{copy.withoutScript}</p>
        </noscript>
      )}
    </div>
  )
}
