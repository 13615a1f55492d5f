import { listValues } from '../../src/content-model/parse/suggestions'
import type { Answers, Question, Site } from './question-type'

/** Asks one question in the terminal. */
export type Ask = (text: string) => Promise<string>

/**
 * Collects the answers to all questions: from the flags, and by asking for the rest. An invalid
 * answer is asked for again.
 *
 * @param ask undefined where nobody can be asked, as in a script: then every answer must be a flag
 * @throws Error that lists every flag that is missing or invalid
 */
export async function collectAnswers(
  questions: readonly Question[],
  flags: Answers,
  site: Site,
  ask?: Ask,
  print: (text: string) => void = () => undefined,
): Promise<Answers> {
  const answers: Record<string, string> = {}
  const errors: string[] = []
  for (const question of questions) {
    const { name } = question
    const flag = flags[name]
    const defaultAnswer = question.defaultAnswer?.(answers, site)
    if (flag !== undefined || !ask) {
      const { answer, error } = validateAnswer(question, flag ?? defaultAnswer ?? '', site, answers)
      if (error)
        errors.push(
          `--${name} ${(flag ?? defaultAnswer) === undefined ? 'is missing' : `"${answer}"`}: ${error}`,
        )
      answers[name] = answer
      continue
    }
    for (;;) {
      const hint = `${suggestionHint(question, site, '')}${defaultAnswer ? ` [${defaultAnswer}]` : ''}`
      const input = (await ask(`${question.ask}${hint}: `)).trim()
      const { answer, error } = validateAnswer(
        question,
        input || (defaultAnswer ?? ''),
        site,
        answers,
      )
      answers[name] = answer
      if (!error) break
      print(`  Not that: ${error}.`)
    }
  }
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return answers
}

function validateAnswer(
  question: Question,
  input: string,
  site: Site,
  answers: Answers,
): { answer: string; error: string | undefined } {
  const trimmed = input.replace(/\s+/g, ' ').trim()
  const answer = question.normalize ? question.normalize(trimmed, site) : trimmed
  const error = question.validate(answer, site, answers)
  const listed = error?.startsWith('one of:') ? '' : suggestionHint(question, site, answer)
  return { answer, error: error && `${error}${listed}` }
}

/** Returns the suggested answers in brackets. */
function suggestionHint({ suggestions }: Question, site: Site, answer: string): string {
  const names = suggestions?.(site) ?? []
  return names.length > 0 ? ` (${listValues(answer, names)})` : ''
}
