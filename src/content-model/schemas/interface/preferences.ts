import * as z from 'zod'
import { label, message, text } from '../fields'
import { template } from './template'

/** The panel that makes pages easier to read, and its button at the top of every page. */
export const preferences = z.strictObject({
  button: z
    .strictObject({
      brief: label().describe('On a narrow screen.'),
      full: label().describe('On a wide screen.'),
    })
    .describe('Button that opens the panel.'),
  title: label().describe('Title of the panel.'),
  close: label().describe('Button that closes the panel.'),
  choices: z
    .strictObject({
      size: z.strictObject({
        title: label().describe('Title of the choice.'),
        normal: label().describe('As the browser has it.'),
        large: label().describe('A quarter larger.'),
        larger: label().describe('Half as large again.'),
        largest: label().describe('Twice as large.'),
      }),
      lines: z.strictObject({
        title: label().describe('Title of the choice.'),
        normal: label().describe('The usual space.'),
        wide: label().describe('More space.'),
        widest: label().describe('Most space.'),
      }),
      theme: z.strictObject({
        title: label().describe('Title of the choice.'),
        device: label().describe('Light or dark, as the device is set.'),
        light: label().describe('Always light.'),
        dark: label().describe('Always dark.'),
        contrast: label().describe('Stronger colors.'),
      }),
      pace: z.strictObject({
        title: label().describe('Title of the choice.'),
        normal: label().describe('The usual speed.'),
        slower: label().describe('A slower voice.'),
      }),
    })
    .describe('The choices of the panel: text size, space, colors, voice.'),
  chosen: template('title', 'choice').describe(
    'Said once something was chosen. {title} of the choice, {choice}',
  ),
  remembered: text().describe('Follows these words: the choice is stored.'),
  notRemembered: text().describe('In its place, where the device stores nothing.'),
  reset: label().describe('Button that undoes all choices.'),
  wasReset: text().describe('Said once they were undone.'),
  listen: label().describe('Button that reads the page aloud.'),
  noVoice: text().describe('In place of the choice of the voice, where the device has none.'),
  loadFailure: message.describe('Notice where the panel could not be loaded.'),
})

/** The bar at the bottom of the screen while a page is read aloud. */
export const listening = z.strictObject({
  bar: label().describe('Name of the bar, for screen readers.'),
  pause: label().describe('Button that stops the voice for a while.'),
  resume: label().describe('Button that lets it go on.'),
  faster: label().describe('Button for the usual speed.'),
  slower: label().describe('Button for a slower voice.'),
  stop: label().describe('Button that ends reading aloud.'),
  paused: text().describe('Said when the voice pauses, for screen readers.'),
  ended: text().describe('Said when the page has been read to its end, for screen readers.'),
  voiceFailure: message.describe(
    'Notice where the voice fails. It names the panel and its button.',
  ),
})

/** Steps of an article or section, and the view that shows them one at a time. */
export const steps = z.strictObject({
  position: template('step', 'count').describe('Above the step that is shown. {step} of {count}'),
  back: label().describe('Button to the step before.'),
  next: label().describe('Button to the step after.'),
  all: label().describe('Button that shows all steps again.'),
  loadFailure: text().describe('In place of the button, where this could not be loaded.'),
  ifItGoesWrong: label().describe('In a step: above what may happen instead, and the way back.'),
  itWorked: label().describe('Below the last step: above how one knows that it worked.'),
  done: label().describe('Beside the box that ticks a step of an outcome.'),
  allDone: text().describe('Below the last box, once it is ticked.'),
})
