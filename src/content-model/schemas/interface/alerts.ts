import { z } from 'zod'
import { label, text } from '../fields'
import { template } from './template'

/** The alert on top of a page, and the list of alerts. A site without alerts shows none of it. */
export const alerts = z.strictObject({
  bar: label().describe('Name of the alert on top of a page, for screen readers.'),
  more: label().describe('After the title of the alert there: the way to the list.'),
  label: label().describe('The list in the footer and among all pages.'),
  title: text().max(60).describe('Title of the list.'),
  description: text().min(70).max(160).describe('The same for search engines, 70 to 160 letters.'),
  lead: text().describe('Below the title.'),
  on: label().describe('Heading above the alerts that are on.'),
  none: text().describe('There where none is on.'),
  ended: label().describe('Heading above the alerts that have ended in the last year.'),
  days: template('from', 'until').describe('From when to when an alert is on. {from} {until}'),
  day: template('from').describe('An alert of one day. {from}'),
  places: template('places').describe('The places that it is for. {places}'),
  todo: label().describe('Heading above what to do.'),
})
