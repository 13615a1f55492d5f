import type { ReactElement } from 'react'
import type { ConsultationForm as FormCopy } from '../../content-model/schemas/sections/consultation-form'
import { Field, Select, TextArea, type FieldControl } from '../ui/field'
import { useInterface } from '../ui/interface'
import { trapField, type FieldError, type RequestField } from './consultation-request'

/** Returns the id of the control of a field. */
export function fieldId(field: RequestField): string {
  return `request-${field}`
}

interface Option {
  value: string
  label: string
}

/** Renders the six fields of the request, and the honeypot field for bots. */
export function ConsultationFields(props: {
  copy: FormCopy
  errors: readonly FieldError[]
}): ReactElement {
  const { copy, errors } = props
  const { forms } = useInterface()
  const field = (
    name: RequestField,
    control: (attributes: FieldControl & { name: string }) => ReactElement,
  ): ReactElement => (
    <Field
      id={fieldId(name)}
      label={copy.fields[name].label}
      hint={copy.fields[name].hint}
      note={copy.fields[name].label.endsWith('*') ? copy.required : undefined}
      error={errors.find((error) => error.field === name)?.text}
    >
      {(attributes) => control({ ...attributes, name })}
    </Field>
  )
  const choice = (options: readonly Option[]) =>
    function Choice(attributes: FieldControl & { name: string }): ReactElement {
      return (
        <Select {...attributes}>
          <option value="">{copy.chooseOne}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )
    }

  return (
    <>
      {field('name', (attributes) => (
        <input {...attributes} type="text" autoComplete="name" required />
      ))}
      {field('phone', (attributes) => (
        <input {...attributes} type="tel" inputMode="tel" autoComplete="tel" required />
      ))}
      {field('email', (attributes) => (
        <input {...attributes} type="email" inputMode="email" autoComplete="email" />
      ))}
      {field('serviceType', choice(copy.serviceTypes))}
      {field('issue', (attributes) => (
        <TextArea {...attributes} rows={5} />
      ))}
      {field('preferredTime', choice(copy.preferredTimes))}
      <div hidden>
        <label>
          {forms.trap}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
