import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import styled from 'styled-components'
import type { ConsultationForm as Words } from '../content-model/sections/consultation-form'
import { useSite } from '../layout/use-site'
import { Button } from '../primitives/button'
import { Stack } from '../primitives/layout'
import { Note } from '../primitives/text'
import { ConsultationFields, fieldId } from './consultation-fields'
import {
  findErrors,
  readAddress,
  readRequest,
  requestBody,
  trapField,
  type FieldError,
} from './consultation-request'
import { ErrorSummary } from './error-summary'
import { ignoreHeldEnter, pressTime } from './hold-repeats'
import { useNotice, type Notice } from './notices'
import { Outcome } from './outcome'
import { postJson } from './post-json'

const Form = styled.form`
  max-width: 40rem;
`

/**
 * The consultation request. It is a plain form first: without JavaScript the browser checks the
 * required fields and posts them. The fields keep their own values, so nothing typed before React
 * arrives is lost.
 */
export function ConsultationForm({ words }: { words: Words }): ReactElement {
  const { consultationEndpoint } = useSite()
  const showNotice = useNotice()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [outcome, setOutcome] = useState<Notice | null>(null)

  // Once only: what the visitor clears stays clear.
  useEffect(() => {
    if (ready || !form.current) return
    setReady(true)
    fillFromAddress(form.current, words)
  }, [ready, words])

  const finish = (tone: Notice['tone']): void => {
    const notice: Notice = {
      tone,
      from: 'consultation',
      ...(tone === 'success' ? words.success : words.failure),
    }
    setOutcome(notice)
    showNotice(notice)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (sending.current) return
    const element = event.currentTarget
    const request = readRequest(element)
    const found = findErrors(request, words.fields)
    setErrors(found)
    setOutcome(null)
    if (found.length > 0) return

    sending.current = true
    setBusy(true)
    const isPerson = !new FormData(element).get(trapField)
    const taken = isPerson && (await postJson(consultationEndpoint, requestBody(request)))
    setTimeout(() => (sending.current = false), pressTime)
    setBusy(false)
    if (taken) element.reset()
    finish(taken ? 'success' : 'error')
  }

  return (
    <Form
      ref={form}
      method="post"
      action={consultationEndpoint}
      noValidate={ready}
      onSubmit={(event) => void onSubmit(event)}
      onKeyDown={ignoreHeldEnter}
      aria-busy={busy}
      data-reads-query
    >
      {errors.length > 0 ? (
        <ErrorSummary title={words.errorSummary} errors={errors} idOf={fieldId} />
      ) : null}
      <Stack $gap="1.75rem">
        <Note>{words.starNote}</Note>
        <ConsultationFields words={words} errors={errors} />
        <Button type="submit" aria-disabled={busy}>
          {busy ? words.busy : words.button}
        </Button>
        <Outcome notice={outcome} />
        <Note>{words.footnote}</Note>
      </Stack>
    </Form>
  )
}

/** Fills in what the address asks for, but never over what the visitor has written. */
function fillFromAddress(form: HTMLFormElement, words: Words): void {
  const wanted = readAddress(window.location.search, words)
  for (const name of ['serviceType', 'issue'] as const) {
    const field = form.elements.namedItem(name) as HTMLSelectElement | HTMLTextAreaElement | null
    if (field && wanted[name] && !field.value) field.value = wanted[name]
  }
}
