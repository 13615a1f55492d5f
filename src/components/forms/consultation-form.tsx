import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { ConsultationForm as FormCopy } from '../../content-model/schemas/sections/consultation-form'
import type { Message } from '../../content-model/schemas/fields'
import { useSite } from '../layout/use-site'
import { Button } from '../ui/button'
import { Stack } from '../ui/layout-primitives'
import { Note } from '../ui/text'
import { RunningText } from '../ui/running-text'
import { ConsultationFields, fieldId } from './consultation-fields'
import {
  findErrors,
  readAddress,
  readRequest,
  requestBody,
  trapField,
  type FieldError,
} from './consultation-request'
import { ErrorSummary, focusField } from './error-summary'
import { ignoreRepeatedEnter, resubmitDelay } from './repeated-submit'
import { useNotice, type Notice } from './notices'
import { SubmitResult } from './submit-result'
import { postJson } from './post-json'
import { SentPanel } from './sent-panel'

const Form = styled.form`
  max-width: 40rem;
`

/**
 * The consultation request. It is a plain form first: without JavaScript the browser checks the
 * required fields and posts them. The fields keep their own values, so nothing typed before React
 * arrives is lost. Once it was taken, what happens next stands in its place.
 */
export function ConsultationForm(props: {
  copy: FormCopy
  /** What stands above the form. */
  head?: ReactNode
}): ReactElement {
  const { copy } = props
  const { consultationEndpoint } = useSite()
  const showNotice = useNotice()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [failure, setFailure] = useState<Notice | null>(null)
  /** The number of the visitor whose request was taken. */
  const [sentBy, setSentBy] = useState<string | null>(null)

  // Once only: what the visitor clears stays clear.
  useEffect(() => {
    if (ready || !form.current) return
    setReady(true)
    fillFromAddress(form.current, copy)
  }, [ready, copy])

  const notify = (tone: Notice['tone'], message: Message): Notice => {
    const notice: Notice = { tone, from: 'consultation', ...message }
    showNotice(notice)
    return notice
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (sending.current) return
    const element = event.currentTarget
    const request = readRequest(element)
    const found = findErrors(request, copy.fields)
    setErrors(found)
    setFailure(null)
    if (found.length > 0) return

    sending.current = true
    setBusy(true)
    const isPerson = !new FormData(element).get(trapField)
    const accepted = isPerson && (await postJson(consultationEndpoint, requestBody(request)))
    setTimeout(() => (sending.current = false), resubmitDelay)
    setBusy(false)
    if (!accepted) return setFailure(notify('error', copy.failure))
    element.reset()
    setSentBy(request.phone)
    notify('success', copy.success)
  }

  const startAgain = (): void => {
    // At once, so that there is a field to lead to.
    flushSync(() => setSentBy(null))
    focusField(fieldId('name'))
  }

  const isSent = sentBy !== null
  return (
    <>
      {isSent ? (
        <SentPanel
          message={copy.success}
          next={copy.sent.title}
          again={copy.sent.again}
          onAgain={startAgain}
        >
          <ul>
            <li>
              <VisitorNumber text={copy.sent.number} number={sentBy} />
            </li>
            {copy.sent.more.map((text) => (
              <li key={text}>
                <RunningText>{text}</RunningText>
              </li>
            ))}
          </ul>
        </SentPanel>
      ) : (
        props.head
      )}
      <Form
        ref={form}
        hidden={isSent}
        method="post"
        action={consultationEndpoint}
        noValidate={ready}
        onSubmit={(event) => void onSubmit(event)}
        onKeyDown={ignoreRepeatedEnter}
        aria-busy={busy}
        data-reads-query
      >
        {errors.length > 0 ? (
          <ErrorSummary title={copy.errorSummary} errors={errors} idOf={fieldId} />
        ) : null}
        <Stack $gap="1.75rem">
          <Note>{copy.starNote}</Note>
          <ConsultationFields copy={copy} errors={errors} />
          <Button type="submit" aria-disabled={busy}>
            {busy ? copy.busy : copy.button}
          </Button>
          {busy ? <Note>{copy.wait}</Note> : null}
          <SubmitResult notice={failure} more={copy.answersKept} />
          <Note>{copy.footnote}</Note>
        </Stack>
      </Form>
    </>
  )
}

/** Which number we call: to look at once more. */
function VisitorNumber({ text, number }: { text: string; number: string }): ReactElement {
  const [before, after] = text.split('{yourNumber}')
  return (
    <>
      {before}
      <strong>
        <bdi>{number}</bdi>
      </strong>
      {after}
    </>
  )
}

/** Fills in what the address asks for, but never over what the visitor has written. */
function fillFromAddress(form: HTMLFormElement, copy: FormCopy): void {
  const wanted = readAddress(window.location.search, copy)
  for (const name of ['serviceType', 'issue'] as const) {
    const field = form.elements.namedItem(name) as HTMLSelectElement | HTMLTextAreaElement | null
    if (field && wanted[name] && !field.value) field.value = wanted[name]
  }
}
