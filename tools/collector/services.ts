import type { Form } from './read-form'

/** Answer of a form service to a script. */
export interface ServiceAnswer {
  status: number
  body: unknown
}

/** Returns the answer of a service to a form that it has read. */
type Service = (form: Form) => ServiceAnswer

const isEmpty = ({ fields }: Form): boolean =>
  Object.entries(fields).every(([name, value]) => name.startsWith('_') || value === '')

const isEmail = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value)

/** Answers as `https://formspree.io/f/<form>` does: errors with a code, by field. */
const formspree: Service = (form) => {
  const { email } = form.fields
  const errors = [
    ...(isEmpty(form) ? [{ code: 'EMPTY', message: 'Empty form' }] : []),
    ...(email && !isEmail(email)
      ? [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
      : []),
  ]
  return errors.length > 0
    ? { status: 422, body: { errors } }
    : { status: 200, body: { ok: true, next: '/thanks' } }
}

/** Answers as `https://usebasin.com/f/<form>` does: an error in a word. */
const basin: Service = (form) =>
  isEmpty(form)
    ? { status: 422, body: { error: 'The submission is empty.' } }
    : { status: 200, body: { success: true } }

/** Answers as `https://api.web3forms.com/submit` does: nothing is taken without a key. */
const web3forms: Service = ({ fields }) =>
  fields.access_key
    ? { status: 200, body: { success: true, message: 'Email sent successfully!' } }
    : {
        status: 400,
        body: { success: false, message: "Form must include an 'access_key' field." },
      }

/** Answers as a site at Netlify does: only a form that it knows, encoded as browsers do. */
const netlify: Service = ({ contentType, fields }) =>
  contentType === 'application/x-www-form-urlencoded' && fields['form-name']
    ? { status: 200, body: '<!doctype html><title>Thank you</title>' }
    : { status: 404, body: '<!doctype html><title>Page not found</title>' }

const services: Readonly<Record<string, Service>> = { formspree, basin, web3forms, netlify }

/**
 * Returns the answer of the form service that a path names, such as `/web3forms`, to a form.
 *
 * @returns undefined where the path names none
 */
export function answerOfService(pathname: string, form: Form): ServiceAnswer | undefined {
  const [, name = ''] = pathname.split('/')
  return Object.hasOwn(services, name) ? services[name]?.(form) : undefined
}
