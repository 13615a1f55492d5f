import { z } from 'zod'
import { label, text } from '../fields'
import { plural, template } from './template'

/** Cards of the guides to print. */
export const guides = z.strictObject({
  types: z
    .strictObject({
      'PDF Download': label().describe('A file to download and print.'),
    })
    .describe('What a reader gets, by the type in the file of the guide.'),
  size: template('size').describe('Size of the file. {size} is a number of kilobytes.'),
  pages: plural('count').describe('Length of the file. {count}'),
  reprinting: text().describe('In place of both, while the file is older than its text.'),
})
