import type { Check } from './check'
import { answerFaults } from './faults/answers'
import { inputFaults } from './faults/input'
import { pageFaults } from './faults/pages'
import { articleJourneys } from './journeys/article'
import { blogJourneys } from './journeys/blog'
import { formJourneys } from './journeys/forms'
import { keyboardJourneys } from './journeys/keyboard'
import { menuJourneys } from './journeys/menus'
import { readingJourneys } from './journeys/reading'

/** Every check beside the page sweep, in the order they run. */
export function allChecks(): Check[] {
  return [
    ...menuJourneys,
    ...readingJourneys,
    ...formJourneys,
    ...blogJourneys,
    ...articleJourneys,
    ...keyboardJourneys,
    ...answerFaults,
    ...inputFaults,
    ...pageFaults,
  ]
}
