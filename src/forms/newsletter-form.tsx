import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import styled from 'styled-components'
import type { Message } from '../content-model/shapes/fields'
import type { Newsletter as Words } from '../content-model/sections/newsletter'
import { useSite } from '../layout/use-site'
import { Button } from '../primitives/button'
import { Field } from '../primitives/field'
import { Stack } from '../primitives/layout'
import { ignoreHeldEnter, pressTime } from './hold-repeats'
import { useNotice, type Notice } from './notices'
import { Outcome } from './outcome'
import { postJson } from './post-json'

/** How long the form is busy where no endpoint is set and sending is simulated, in milliseconds. */
const simulatedTime = 2000

const Form = styled.form<{ $needsScript: boolean }>`
  @media (scripting: none) {
    display: ${({ $needsScript }) => ($needsScript ? 'none' : 'block')};
  }
`

/** The newsletter sign-up. Sends where the site owner set an endpoint; otherwise only says so. */
export function NewsletterForm({ words }: { words: Words }): ReactElement {
  const { newsletterEndpoint, generalEmail } = useSite()
  const showNotice = useNotice()
  const sending = useRef(false)
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Notice | null>(null)
  useEffect(() => setReady(true), [])

  const finish = (tone: Notice['tone'], message: Message): void => {
    const notice: Notice = { tone, from: 'newsletter', ...message }
    setOutcome(notice)
    showNotice(notice)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    const field = form.elements.namedItem('email') as HTMLInputElement
    const email = field.value.trim()
    if (!email) {
      finish('error', words.empty)
      field.focus()
      return
    }
    sending.current = true
    setBusy(true)
    setOutcome(null)
    const taken = newsletterEndpoint
      ? await postJson(newsletterEndpoint, { email })
      : await new Promise<true>((resolve) => setTimeout(() => resolve(true), simulatedTime))
    setTimeout(() => (sending.current = false), pressTime)
    setBusy(false)
    if (taken) {
      form.reset()
      finish('success', words.success)
    } else {
      finish('error', words.failure)
    }
  }

  return (
    <div>
      <Form
        method="post"
        action={newsletterEndpoint ?? generalEmail.href}
        encType={newsletterEndpoint ? undefined : 'text/plain'}
        noValidate={ready}
        onSubmit={(event) => void onSubmit(event)}
        onKeyDown={ignoreHeldEnter}
        aria-busy={busy}
        $needsScript={!newsletterEndpoint}
      >
        <Stack>
          <Field id="newsletter-email" label={words.emailLabel}>
            {(attributes) => (
              <input
                {...attributes}
                type="email"
                name="email"
                inputMode="email"
                autoComplete="email"
                required
              />
            )}
          </Field>
          <Button type="submit" aria-disabled={busy}>
            {busy ? words.busy : words.button}
          </Button>
          <Outcome notice={outcome} />
        </Stack>
      </Form>
      {newsletterEndpoint ? null : (
        <noscript>
          <p>{words.withoutScript}</p>
        </noscript>
      )}
    </div>
  )
}
