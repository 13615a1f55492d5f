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
  say: (text: string) => void = () => undefined,
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
      const hint = otherwise ? ` [${otherwise}]` : ''
      const written = (await ask(`${question.ask}${hint}: `)).trim()
      const { answer, refused } = judge(question, written || (otherwise ?? ''), site, answers)
      answers[name] = answer
      if (!refused) break
      say(`  Not that: ${refused}.`)
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return answers
}

function judge(
  { tidy, refuse }: Question,
  written: string,
  site: Site,
  answers: Answers,
): { answer: string; refused: string | undefined } {
  const trimmed = written.replace(/\s+/g, ' ').trim()
  const answer = tidy ? tidy(trimmed, site) : trimmed
  return { answer, refused: refuse(answer, site, answers) }
}
