import { listValues, nearest } from '../src/content-model/parse/suggestions'

/** A question that a command asks, or takes the answer to as an option. */
export interface Question {
  /** Name of the option: `phone` for `--phone`. */
  name: string
  ask: string
  /** An example of an answer, or several. */
  example?: string
  /** True if it can be left unanswered. */
  optional?: true
  /** The possible answers, each with the words that are shown for it. */
  choices?: Readonly<Record<string, string>>
  /** True if more than one of the choices can be taken; the answer has commas between them. */
  several?: true
  /** The error for an answer that is not among the choices. Left out: the list of them. */
  unknown?: string
  /** Returns whether the question is asked, by the answers so far. */
  when?: (answers: Answers) => boolean
  /** Returns the answer that is taken if none is given. */
  suggest?: (answers: Answers) => string
  /** Returns an answer in the form that content has; throws an Error that says what is wrong with it. */
  read?: (answer: string, answers: Answers) => string
}

/** Answers by the names of their questions. A question without an answer has none. */
export type Answers = Readonly<Partial<Record<string, string>>>

/** An answer that cannot be used, by the name of its question. */
export interface AnswerMistake {
  name: string
  message: string
}

/** What a command says about its questions and their answers. */
export const questionWords = {
  needed: 'This question needs an answer',
  unknownChoice: '"{found}" is none of the choices.',
  didYouMean: 'Did you mean "{choice}"?',
  chooseOne: 'Choose one of: {choices}',
  chooseSome: 'Choose one or more of: {choices}',
  optional: '{ask} (optional)',
  several: '{ask} (space chooses)',
  forExample: 'for example {example}',
  none: 'none',
  nothingWritten: 'Nothing was written.',
}

/** Fills values into words of a command, by their names in braces. */
export const fill = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Splits an answer at its commas. */
export const listOf = (answer: string): string[] =>
  answer
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Returns choices that are shown as they are written. */
export const choicesOf = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]))

/** Returns the options of a command that answer its questions. */
export const optionsOf = (questions: readonly Question[]) =>
  Object.fromEntries(
    questions.map(({ name, ask, example, choices }) => {
      const values = Object.keys(choices ?? {})
      const shown = values.length > 0 ? ` (${listValues('', values)})` : ''
      const value = example ? { value: `"${example}"` } : {}
      return [name, { type: 'string', help: ask + shown, ...value } as const]
    }),
  )

/**
 * Reads the answer to a question.
 *
 * @throws Error that says what is wrong with it
 */
export function readAnswer(
  question: Question,
  answer: string,
  answers: Answers = {},
  words = questionWords,
): string {
  const { choices, read, optional } = question
  const given = answer.replace(/\s+/g, ' ').trim()
  if (!given) {
    if (optional) return ''
    throw new Error(words.needed)
  }
  const known = choices ? readChoice(given, question, words) : given
  return read ? read(known, answers) : known
}

function readChoice(
  given: string,
  { choices = {}, several, unknown: message }: Question,
  words: typeof questionWords,
): string {
  const values = Object.keys(choices)
  const found = (one: string): string | undefined =>
    values.find((value) =>
      [value, choices[value]].some((name) => name?.toLowerCase() === one.toLowerCase()),
    )
  const whole = found(given)
  if (whole !== undefined) return whole
  const parts = several ? listOf(given) : [given]
  const unknown = parts.filter((one) => found(one) === undefined)
  if (unknown.length === 0) return parts.map(found).join(',')
  const meant = nearest(unknown[0], values)
  const list = fill(several ? words.chooseSome : words.chooseOne, {
    choices: listValues(given, values),
  })
  throw new Error(
    [
      fill(words.unknownChoice, { found: unknown.join(', ') }),
      ...(meant && !message ? [fill(words.didYouMean, { choice: meant })] : []),
      message ?? list,
    ].join(' '),
  )
}

/**
 * Reads the answers to all questions.
 *
 * @throws Error that lists every mistake, by its option
 */
export function readAnswers(
  questions: readonly Question[],
  given: Answers,
  words = questionWords,
): Answers {
  const mistakes: AnswerMistake[] = []
  const answers: Record<string, string> = {}
  for (const question of questions) {
    const { name, when, suggest } = question
    if (when && !when(answers)) continue
    try {
      answers[name] = readAnswer(question, given[name] ?? suggest?.(answers) ?? '', answers, words)
    } catch (error) {
      mistakes.push({ name, message: (error as Error).message })
    }
  }
  if (mistakes.length > 0) throw new Error(formatMistakes(questions, mistakes, words))
  return answers
}

/** Lists what is wrong with answers, each with its question and an example. */
export function formatMistakes(
  questions: readonly Question[],
  mistakes: readonly AnswerMistake[],
  words = questionWords,
): string {
  const lines = mistakes.map(({ name, message }) => {
    const { ask = '', example } = questions.find((one) => one.name === name) ?? {}
    const shown = example
      ? `; ${fill(words.forExample, { example: `--${name} "${example}"` })}`
      : ''
    return `--${name}  ${message}. (${ask}${shown})`
  })
  return [words.nothingWritten, ...lines].join('\n')
}
