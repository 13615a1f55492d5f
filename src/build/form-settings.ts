import { formNameField, type FormService } from '../content-model/form-service'

/** Reads a setting: its value without spaces around it, undefined where it is empty. */
export type ReadSetting = (name: string) => string | undefined

/** Names of the settings of one form. */
export interface FormNames {
  endpoint: string
  encoding: string
  fields: string
}

/** Returns the names of the settings of a form: GATSBY_CONSULTATION_ENDPOINT and so on. */
export function formNames(prefix: 'GATSBY' | 'PREVIEW', form: 'CONSULTATION' | 'NEWSLETTER') {
  const name = `${prefix}_${form}`
  return { endpoint: `${name}_ENDPOINT`, encoding: `${name}_ENCODING`, fields: `${name}_FIELDS` }
}

/** Reads the settings of a form; undefined where it has no endpoint. */
export function readFormService(value: ReadSetting, names: FormNames): FormService | undefined {
  const endpoint = value(names.endpoint)
  if (!endpoint) return undefined
  const encoding = value(names.encoding) ?? (isPath(endpoint) ? 'form' : 'json')
  return {
    endpoint,
    encoding: encoding as FormService['encoding'],
    fields: Object.fromEntries(new URLSearchParams(value(names.fields))),
  }
}

/**
 * Finds what is wrong with the settings of a form.
 *
 * @param isSafe returns whether an endpoint elsewhere is encrypted
 */
export function checkFormService(
  value: ReadSetting,
  names: FormNames,
  isSafe: (endpoint: string) => boolean,
): string[] {
  const service = readFormService(value, names)
  const written = value(names.fields) ?? ''
  if (!service) {
    return [names.encoding, names.fields]
      .filter((name) => value(name))
      .map((name) => `${name} is set, but ${names.endpoint} is not. Set both or none.`)
  }
  const { endpoint, encoding, fields } = service
  const diagnostics: string[] = []
  const onSite = isPath(endpoint) && Boolean(fields[formNameField])
  if (!onSite && !isSafe(endpoint)) {
    diagnostics.push(
      `${names.endpoint} is "${endpoint}". It must be an address that starts with https://. ` +
        `(A path such as /request-received is for Netlify Forms: docs/forms.md.)`,
    )
  }
  if (encoding !== 'json' && encoding !== 'form') {
    diagnostics.push(`${names.encoding} is "${String(encoding)}". It must be json or form.`)
  } else if (onSite && encoding === 'json') {
    diagnostics.push(`${names.encoding} is "json". Netlify Forms takes only form.`)
  }
  const pairs = written ? written.split('&') : []
  if (!pairs.every((pair) => /^[^=]+=./.test(pair)) || pairs.length > Object.keys(fields).length) {
    diagnostics.push(
      `${names.fields} is "${written}". It must be name=value, several joined by &, ` +
        'each name once, as in the query of an address.',
    )
  }
  return diagnostics
}

/**
 * Returns what tells a form from all others. Some services have one address for everybody, and tell
 * forms apart by a field.
 */
export function formIdentity({ endpoint, fields }: FormService): string {
  return JSON.stringify([endpoint, fields.access_key, fields[formNameField]])
}

/** Returns whether an endpoint is a path of this site, with one folder. */
function isPath(endpoint: string): boolean {
  return /^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(endpoint)
}
