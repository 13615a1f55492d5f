import { z } from 'zod'
import { label } from '../fields'
import { template } from './template'

/** Words of forms that are no words of one form. */
export const forms = z.strictObject({
  error: template('title').describe(
    'Title of the page in the browser while a form has mistakes. {title}',
  ),
  trap: label().describe('Label of a field that only programs fill in; nobody should see it.'),
  subject: template('name').describe('Subject of the message that a request makes. {name}'),
})
