import type { SiteContent } from '../schemas/site'

/** A telephone number as tel: and sms: want it: +1 and the digits (E.164). */
export function e164(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`
}

/** Addresses behind the targets `call`, `text`, `email` and `general-email`. */
export function contactLinks(site: SiteContent): Readonly<Record<string, string>> {
  const { phones, emails } = site
  return {
    call: `tel:${e164(phones.calls)}`,
    ...(phones.texts ? { text: `sms:${e164(phones.texts)}` } : {}),
    ...(emails?.support ? { email: `mailto:${emails.support}` } : {}),
    ...(emails?.general ? { 'general-email': `mailto:${emails.general}` } : {}),
  }
}

/** Replaces `to: call`, `to: text` and the like by the address of that line. */
export function fillContactLinks<Value>(
  value: Value,
  lines: Readonly<Record<string, string>>,
): Value {
  if (Array.isArray(value))
    return value.map((item: unknown) => fillContactLinks(item, lines)) as Value
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        key === 'to' && typeof item === 'string'
          ? (lines[item] ?? item)
          : fillContactLinks(item, lines),
      ]),
    ) as Value
  }
  return value
}
