import { z } from 'zod'
import { label } from '../fields'
import { template } from './template'

/** A language among others. A site with one language shows none of it. */
export const language = z.strictObject({
  name: label().describe('Name of this language in itself: English, Español.'),
  elsewhere: template('language').describe(
    'Follows a link to a page that is written in another language only. {language}',
  ),
  stale: template('date').describe(
    'On top of a translation while its source has changed. {date} of the last look at it',
  ),
  original: template('language').describe('Link to that source. {language}'),
})
