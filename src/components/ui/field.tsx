import type { ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../../theme/tokens'
import { flexGap } from '../../theme/mixins'

const FieldBox = styled.div<{ $invalid: boolean }>`
  display: flex;
  flex-direction: column;
  ${flexGap('0.5rem', '0')}
  width: 100%;
  ${({ $invalid }) =>
    $invalid ? `border-left: 0.25rem solid ${color.brick}; padding-left: 1rem;` : ''}
  label {
    font-weight: 700;
  }
  label + span {
    color: ${color.muted};
  }
  input,
  select,
  textarea {
    width: 100%;
    max-width: 34rem;
    min-height: 3.5rem;
    padding: 0.625rem 0.875rem;
    background: ${color.card};
    border: 0.125rem solid ${({ $invalid }) => ($invalid ? color.brick : color.line)};
    border-radius: 0.75rem;
    line-height: 1.4;
  }
  @media print {
    /* As a flex container, Chrome would cut it between label and control. */
    display: block;
    break-inside: avoid;
    input,
    select {
      min-height: 0;
    }
  }
`

// Only the forms that use them load these styles. The doubled & overrides the rules above.
export const Select = styled.select`
  && {
    -webkit-appearance: none;
    appearance: none;
    padding-right: 3rem;
    background-image:
      linear-gradient(45deg, transparent 50%, currentColor 50%),
      linear-gradient(135deg, currentColor 50%, transparent 50%);
    background-position:
      right 1.5rem center,
      right 1rem center;
    background-size: 0.5rem 0.5rem;
    background-repeat: no-repeat;
  }
`

export const TextArea = styled.textarea`
  && {
    min-height: 9rem;
    resize: vertical;
  }
`

const Hint = styled.p`
  color: ${color.muted};
  font-size: 1.125rem;
`

const ErrorText = styled.p`
  color: ${color.brick};
  font-weight: 700;
`

/** Attributes of a control that connect it to its hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** Renders a form field: visible label, hint and error above the control, all connected to it. */
export function Field(props: {
  id: string
  label: string
  hint?: string | undefined
  /** Text beside the label, hidden from screen readers, which get it from the control. */
  note?: string | undefined
  error?: string | undefined
  children: (control: FieldControl) => ReactNode
}): ReactElement {
  const { id, hint, error } = props
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <FieldBox $invalid={Boolean(error)}>
      <div>
        <label htmlFor={id}>{props.label}</label>
        {props.note ? (
          <>
            {' '}
            <span aria-hidden="true">{props.note}</span>
          </>
        ) : null}
      </div>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
      {props.children({
        id,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
    </FieldBox>
  )
}
