import type { PageInterface } from '../../content-model/schemas/interface'
import type { SiteConfig } from '../../site/site-config'
import { fillText } from '../ui/interface'

/** Returns when we are open, or on pages of a further language when somebody answers who speaks it. */
export function hoursText(
  { hours, answers }: Pick<SiteConfig, 'hours' | 'answers'>,
  contact: PageInterface['contact'],
): string {
  const { days, time } = answers ?? hours
  const template = answers ? (contact.answers ?? contact.open) : contact.open
  return fillText(template, { hours: `${days}, ${time}` })
}
