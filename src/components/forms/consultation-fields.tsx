import type { ReactElement } from 'react'
import type {
  ConsultationForm as FormCopy,
  FormField,
} from '../../content-model/schemas/sections/forms'
import { Field, Select, TextArea, type FieldControl } from '../ui/field'
import { useInterface } from '../ui/interface'
import { replyField, type FieldError } from './consultation-request'
import { trapField } from './trap-field'

/** Returns the id of the control of a field. */
export function fieldId(field: string): string {
  return `request-${field}`
}

/** Renders the fields of the request, and the honeypot field for bots. */
export function ConsultationFields(props: {
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
          note={field.label.endsWith('*') ? copy.required : undefined}
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
