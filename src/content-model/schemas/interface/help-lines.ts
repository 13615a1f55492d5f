import { z } from 'zod'
import { label } from '../fields'
import { template } from './template'

/** Around the help lines of help-lines.yaml. */
export const helpLines = z.strictObject({
  always: label().describe('Hours of a line that always answers.'),
  hours: template('days', 'opens', 'closes', 'zone').describe(
    'Hours of any other line. {days} {opens} {closes} {zone}',
  ),
  days: z
    .strictObject({
      'every day': label().describe('In place of {days}.'),
      'Monday to Friday': label().describe('In place of {days}.'),
    })
    .describe('The days on which a line answers.'),
  zones: z
    .record(z.string(), label())
    .optional()
    .describe('In place of {zone}, where people call a time zone otherwise than browsers do.'),
  yourTime: label().describe('In place of {zone}: in the time zone of the caller.'),
  openNow: label().describe('Beside the hours, on a screen, while somebody answers.'),
  closedNow: label().describe('Beside the hours, on a screen, while nobody answers.'),
  languages: template('languages').describe('Languages in which somebody helps. {languages}'),
})
