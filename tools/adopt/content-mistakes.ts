import { checkSite } from '../../src/content-model/check-site'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import { withProjectInterface } from '../../src/build/read-content'
import { ownContentDir } from '../../src/build/settings'
import { composeSite } from './compose'
import type { Answers } from './questions'

/** What is wrong with the answer to a question. */
export interface AnswerMistake {
  /** Flag of the question. */
  flag: string
  message: string
}

/** Where the answer to each question is in the content; the first that fits counts. */
const places: readonly [place: RegExp, flag: string][] = [
  [/^site\.yaml name$/, 'name'],
  [/^site\.yaml fullName$/, 'full-name'],
  [/^site\.yaml phones\.calls$/, 'phone'],
  [/^site\.yaml phones\.texts$/, 'text-phone'],
  [/^site\.yaml emails/, 'email'],
  [/^site\.yaml origin$/, 'origin'],
  [/^facts\.yaml does$/, 'does'],
  [/^es\/facts\.yaml does$/, 'does-es'],
  [/^site\.yaml location\.street$/, 'address'],
  [/^brand\.yaml mainColor$/, 'main-color'],
  [/^brand\.yaml accentColor$/, 'accent-color'],
  [/^brand\//, 'logo'],
]

/**
 * Finds what the check of content refuses in answers, such as colors that cannot be read or a logo that is
 * too large. Questions without an answer yet are not looked at.
 *
 * @throws Error if the starter itself has mistakes
 */
export function contentMistakes(answers: Answers, today: string): AnswerMistake[] {
  const files = composeSite(answers, today)
  const { diagnostics } = checkSite(withProjectInterface(ownContentDir, files), today)
  return diagnostics.map((diagnostic) => {
    const place = `${diagnostic.file} ${diagnostic.field}`
    const [, flag] = places.find(([pattern]) => pattern.test(place)) ?? []
    if (!flag) throw new Error(`The starter has a mistake: ${place}: ${diagnostic.found}`)
    return { flag, message: inOneLine(diagnostic) }
  })
}

const inOneLine = ({ found, allowed, fix }: Diagnostic): string =>
  `Found: ${found}. Allowed: ${allowed}. ${fix.replace(/\.$/, '')}`
