import * as z from 'zod'
import { action, day, label, pagePath, refuse, text, webAddress } from './fields'

const elsewhere = z.strictObject({
  label: label().describe('The words of the link, such as the name of the other site.'),
  address: webAddress().describe('An address on the site of somebody else.'),
})

/** Longest time that an alert is shown, in days. Anything that holds longer belongs on a page. */
const mostDays = 90

const dayLength = 86_400_000

/** Returns the days from one day to another. */
export const daysBetween = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / dayLength

const fields = z.strictObject({
  title: text().max(60).describe('What it is about, on top of every page. 60 letters at most.'),
  happens: text().describe('What happens, in one to three sentences.'),
  todo: text().describe('What to do, in one to three sentences.'),
  link: z
    .union([action, elsewhere])
    .optional()
    .describe('Where to read more: "label" with "to" for our pages, or "address" for others.'),
  from: day().describe('The first day on which it is shown, where the site is at home.'),
  until: day().describe('The last day on which it is shown; at most 90 days later.'),
  places: z
    .array(pagePath())
    .min(1)
    .optional()
    .describe('Paths of pages, such as /springfield: only they and the pages below them show it.'),
})
/** A file of content/alerts: a warning with a last day. */
export const alert = fields.superRefine(({ from, until }, context) => {
  const days = daysBetween(from, until)
  if (days < 0) return refuse(context, ['until'], 'days-turned', { from, until })
  if (days <= mostDays) return
  const last = new Date(Date.parse(from) + mostDays * dayLength).toISOString().slice(0, 10)
  refuse(context, ['until'], 'alert-too-long', { from, until, days, last, most: mostDays })
})
export type AlertContent = z.infer<typeof alert>
