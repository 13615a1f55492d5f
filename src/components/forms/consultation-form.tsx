import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { trapField } from '../../content-model/form-service'
import type {
  ConsultationForm as FormCopy,
  FormField,
} from '../../content-model/schemas/sections/forms'
import { useSite } from '../layout/use-site'
import { Button } from '../ui/button'
import { fillNodes, useInterface } from '../ui/interface'
import { Stack } from '../ui/layout-primitives'
import { Note, RunningText } from '../ui/text'
import {
  findErrors,
  groupDigits,
  readAddress,
  readRequest,
  replyTo,
  requestBody,
  type ConsultationRequest,
  type FieldError,
  replyField,
} from './consultation-request'
import { ErrorSummary, focusField } from './error-summary'
import type { Slip } from './likely-slips'
import type { SlipQuestions } from './slip-questions'
import {
  ignoreRepeatedEnter,
  resubmitDelay,
  SubmitResult,
  SentPanel,
  ServiceFields,
} from './submit-result'
import { useNotice, type Outcome } from './notices'
import { postForm } from './post-form'
import { Field, Select, TextArea, type FieldControl } from '../ui/field'

const Form = styled.form`
  max-width: 40rem;
  margin-top: 0.5rem;
`

/**
 * Renders the consultation request. It is a plain form first: without JavaScript the browser
 * validates the required fields and posts them. The fields are uncontrolled, so nothing typed
 * before hydration is lost. When the request was accepted, a panel replaces the form.
 */
export function ConsultationForm(props: {
  copy: FormCopy
  /** Heading above the form. */
  head?: ReactNode
}): ReactElement {
  const { copy } = props
  // A build stops at a form without an endpoint; develop reports it, and sending fails.
  const { consultationService, phone } = useSite()
  const { forms } = useInterface()
  const showNotice = useNotice()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldError[]>([])
  /** What the visitor is asked about before the request is sent. */
  const [doubts, setDoubts] = useState<Doubts | null>(null)
  /** Slips that the visitor was asked about last: each is asked about once. */
  const asked = useRef('')
  const [failure, setFailure] = useState<Outcome | null>(null)
  /** Answer to an accepted request, with the number or address that the visitor gave. */
  const [sent, setSent] = useState<(Outcome & { by: string }) | null>(null)

  // Only once: what the visitor clears stays empty.
  useEffect(() => {
    if (ready || !form.current) return
    setReady(true)
    fillFromAddress(form.current, copy)
  }, [ready, copy])

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (sending.current) return
    const element = event.currentTarget
    const request = readRequest(element, copy.fields)
    const validationErrors = findErrors(request, copy.fields)
    setErrors(validationErrors)
    setFailure(null)
    setDoubts(null)
    if (validationErrors.length > 0) return

    sending.current = true
    const found = await findDoubts(request, copy.fields)
    const question = JSON.stringify(found?.slips)
    if (found && question !== asked.current) {
      asked.current = question
      setDoubts(found)
      // A second press is a tremor and no answer.
      setTimeout(() => (sending.current = false), resubmitDelay)
      return
    }
    setBusy(true)
    const isPerson = !new FormData(element).get(trapField)
    const body = requestBody(request, copy.fields, forms)
    const accepted =
      isPerson && consultationService !== undefined && (await postForm(consultationService, body))
    setTimeout(() => (sending.current = false), resubmitDelay)
    setBusy(false)
    const outcome = showNotice(
      accepted
        ? { tone: 'success', from: 'consultation', ...copy.success }
        : { tone: 'error', from: 'consultation', ...copy.failure },
      element,
    )
    if (!accepted) return setFailure(outcome)
    element.reset()
    setSent({ ...outcome, by: groupDigits(replyTo(request, copy.fields)) })
  }

  const startAgain = (): void => {
    // Synchronously, so that there is a field to focus.
    flushSync(() => setSent(null))
    focusField(fieldId(copy.fields[0]?.name ?? ''))
  }

  return (
    <>
      {sent ? (
        <SentPanel
          message={sent}
          next={copy.sent.title}
          again={copy.sent.again}
          onAgain={startAgain}
        >
          <ul>
            <li>
              {fillNodes(copy.sent.number, {
                yourNumber: (
                  <strong>
                    <bdi>{sent.by}</bdi>
                  </strong>
                ),
              })}
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
        hidden={sent !== null}
        method="post"
        action={consultationService?.endpoint}
        noValidate={ready}
        onSubmit={(event) => void onSubmit(event)}
        onInput={doubts ? () => setDoubts(null) : undefined}
        onKeyDown={ignoreRepeatedEnter}
        aria-busy={busy}
        data-reads-query
      >
        {errors.length > 0 ? (
          <ErrorSummary title={copy.errorSummary} errors={errors} idOf={fieldId} />
        ) : null}
        <Stack $gap="1.25rem">
          <Note>{copy.footnote}</Note>
          <ConsultationFields copy={copy} errors={errors} />
          {consultationService ? <ServiceFields service={consultationService} /> : null}
          {doubts ? (
            <doubts.Questions
              slips={doubts.slips}
              onChange={() => focusField(fieldId(doubts.slips[0]?.field ?? ''))}
            />
          ) : (
            <Button type="submit" aria-disabled={busy}>
              {busy ? copy.busy : copy.button}
            </Button>
          )}
          {busy ? <Note>{copy.wait}</Note> : null}
          <SubmitResult outcome={failure} more={copy.answersKept} call={phone} />
        </Stack>
      </Form>
    </>
  )
}

/** Slips in a request, and the component that asks about them. */
interface Doubts {
  slips: readonly Slip[]
  Questions: typeof SlipQuestions
}

/** Finds slips. If what finds them cannot be loaded, nothing is asked. */
async function findDoubts(
  request: ConsultationRequest,
  fields: FormCopy['fields'],
): Promise<Doubts | undefined> {
  try {
    // Both modules are in one chunk.
    const [{ findSlips }, { SlipQuestions: Questions }] = await Promise.all([
      import(/* webpackChunkName: "slips" */ './likely-slips'),
      import(/* webpackChunkName: "slips" */ './slip-questions'),
    ])
    const slips = findSlips(request, fields)
    return slips.length > 0 ? { slips, Questions } : undefined
  } catch {
    return undefined
  }
}

/** Fills in the values of the query string, but never over what the visitor has typed. */
function fillFromAddress(form: HTMLFormElement, copy: FormCopy): void {
  for (const [name, value] of Object.entries(readAddress(window.location.search, copy))) {
    const field = form.elements.namedItem(name) as HTMLSelectElement | HTMLTextAreaElement | null
    if (field && !field.value) field.value = value
  }
}

/** Returns the id of the control of a field. */
function fieldId(field: string): string {
  return `request-${field}`
}

/** Renders the fields of the request, and the honeypot field for bots. */
function ConsultationFields(props: {
  copy: FormCopy
  errors: readonly FieldError[]
}): ReactElement {
  const { copy, errors } = props
  const { forms } = useInterface()
  // It is about the visitor, so browsers may fill it in.
  const reply = replyField(copy.fields)
  return (
    <>
      {copy.fields.map((field) => (
        <Field
          key={field.name}
          id={fieldId(field.name)}
          label={field.label}
          hint={field.hint}
          // The star of required fields may stand beside a label that nothing enforces: it isn't called optional.
          note={field.required ? copy.required : field.label.endsWith('*') ? '' : copy.optional}
          error={errors.find((error) => error.field === field.name)?.text}
        >
          {(attributes) => (
            <Control
              field={field}
              autoComplete={field.autocomplete ?? (field === reply ? field.type : undefined)}
              attributes={attributes}
              chooseOne={copy.chooseOne}
            />
          )}
        </Field>
      ))}
      <div hidden>
        <label>
          {forms.trap}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

/** Renders the control of a field, by its type. */
function Control(props: {
  field: FormField
  attributes: FieldControl
  autoComplete: string | undefined
  /** First, empty option of a select. */
  chooseOne: string
}): ReactElement {
  const { name, type, required, options = [] } = props.field
  const attributes = { ...props.attributes, name }
  const rules = { autoComplete: props.autoComplete, required }
  if (type === 'textarea') return <TextArea {...attributes} rows={5} {...rules} />
  if (type === 'select') {
    return (
      <Select {...attributes} {...rules}>
        <option value="">{props.chooseOne}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  }
  return (
    <input {...attributes} type={type} inputMode={type === 'text' ? undefined : type} {...rules} />
  )
}
