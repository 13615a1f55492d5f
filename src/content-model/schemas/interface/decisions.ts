import { z } from 'zod'
import { label } from '../fields'
import { template } from './template'

/** Around the questions and outcomes of a decision guide. */
export const decisions = z.strictObject({
  title: template('step', 'guide').describe(
    'Title of a page in the browser: its heading, and the name of the guide. {step}, {guide}',
  ),
  verdicts: z
    .strictObject({
      act: label().describe('Above an outcome: what has to be done at once.'),
      stop: label().describe('Above an outcome: what is going on has to stop.'),
      check: label().describe('Above an outcome: what has to be checked first.'),
    })
    .describe('The badge above the heading of an outcome.'),
  afterHours: label().describe('Above what can be done at night and on weekends.'),
  doNot: label().describe('Above the list of what not to do.'),
  expect: label().describe('Above what is realistic.'),
  report: label().describe('Above whom to call and where to report it.'),
  back: label().describe('Link to the question before.'),
  start: label().describe('Link to the first question.'),
  print: label().describe('Button that prints an outcome.'),
})
