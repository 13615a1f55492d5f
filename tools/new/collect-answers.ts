import { listValues } from '../../src/content-model/parse/spelling'
import type { Answers, Question, Site } from './question'

/** Asks one question in the terminal. */
export type Ask = (text: string) => Promise<string>

/**
 * Brings together the answers to all questions: from the flags, and by asking for the rest. An answer
 * that is refused is asked for again.
 *
 * @param ask left out where nobody can be asked, as in a script: then every answer must be a flag
 * @throws Error that lists every flag that is missing or refused
 */
export async function collectAnswers(
  questions: readonly Question[],
  flags: Answers,
  site: Site,
  ask?: Ask,
  print: (text: string) => void = () => undefined,
): Promise<Answers> {
  const answers: Record<string, string> = {}
  const wrong: string[] = []
  for (const question of questions) {
    const { name } = question
    const flag = flags[name]
    const otherwise = question.otherwise?.(answers, site)
    if (flag !== undefined || !ask) {
      const { answer, refused } = judge(question, flag ?? otherwise ?? '', site, answers)
      if (refused)
        wrong.push(
          `--${name} ${(flag ?? otherwise) === undefined ? 'is missing' : `"${answer}"`}: ${refused}`,
        )
      answers[name] = answer
      continue
    }
    for (;;) {
      const hint = `${among(question, site, '')}${otherwise ? ` [${otherwise}]` : ''}`
      const written = (await ask(`${question.ask}${hint}: `)).trim()
      const { answer, refused } = judge(question, written || (otherwise ?? ''), site, answers)
      answers[name] = answer
      if (!refused) break
      print(`  Not that: ${refused}.`)
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return answers
}

function judge(
  question: Question,
  written: string,
  site: Site,
  answers: Answers,
): { answer: string; refused: string | undefined } {
  const trimmed = written.replace(/\s+/g, ' ').trim()
  const answer = question.tidy ? question.tidy(trimmed, site) : trimmed
  const refused = question.refuse(answer, site, answers)
  const listed = refused?.startsWith('one of:') ? '' : among(question, site, answer)
  return { answer, refused: refused && `${refused}${listed}` }
}

/** The answers to choose from, in brackets. */
function among({ known }: Question, site: Site, answer: string): string {
  const names = known?.(site) ?? []
  return names.length > 0 ? ` (${listValues(answer, names)})` : ''
}
