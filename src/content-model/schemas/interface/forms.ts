import { z } from 'zod'
import { label } from '../fields'
import { template } from './template'

/** Words of forms that are no words of one form. */
export const forms = z.strictObject({
  error: template('title').describe(
    'Title of the page in the browser while a form has mistakes. {title}',
  ),
  trap: label().describe('Label of a field that only programs fill in; nobody should see it.'),
  times: template('from', 'until').describe(
    'Hours in the label of an option: 8 AM-12 PM. {from} {until}',
  ),
  noon: label().optional().describe('How noon is said in such hours; without it, as a time.'),
  subject: template('name').describe('Subject of the message that a request makes. {name}'),
})
