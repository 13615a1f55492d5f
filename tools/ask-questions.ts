import { autocomplete, cancel, multiselect, select, text } from '@clack/prompts'
import { fill, questionWords, readAnswer, type Answers, type Question } from './questions'

/**
 * Asks every question that has no answer yet, in the terminal.
 *
 * @param options.mistakeIn finds what is wrong with an answer that could be read
 * @param options.save is called with all answers after each one
 * @returns undefined if the writer has stopped
 */
export async function askQuestions(
  questions: readonly Question[],
  given: Answers,
  options: {
    stopped: string
    mistakeIn?: (name: string, answers: Answers) => string | undefined
    save?: (answers: Answers) => void
    words?: typeof questionWords
  },
): Promise<Answers | undefined> {
  let answers = given
  const { words = questionWords } = options
  for (const question of questions) {
    const { name, when } = question
    if (answers[name] !== undefined || when?.(answers) === false) continue
    const answer = await ask(question, answers, words, (text) => {
      const read = readAnswer(question, text, answers, words)
      const message = options.mistakeIn?.(name, { ...answers, [name]: read })
      if (message) throw new Error(message)
    })
    if (typeof answer === 'symbol') {
      cancel(options.stopped)
      return undefined
    }
    answers = { ...answers, [name]: Array.isArray(answer) ? answer.join(',') : answer.trim() }
    options.save?.(answers)
  }
  return answers
}

/** Number of choices from which on one types to find one, instead of reading them all. */
const longList = 12

async function ask(
  { ask: question, example, optional, choices, several, suggest }: Question,
  answers: Answers,
  words: typeof questionWords,
  check: (answer: string) => void,
): Promise<string | string[] | symbol> {
  const message = optional ? fill(words.optional, { ask: question }) : question
  const suggested = suggest?.(answers)
  if (choices) {
    const options = Object.entries({ ...(optional ? { '': words.none } : {}), ...choices }).map(
      ([value, label]) => ({ value, label }),
    )
    if (several) {
      return multiselect({
        message: fill(words.several, { ask: message }),
        options,
        required: !optional,
      })
    }
    const initial = suggested ? { initialValue: suggested } : {}
    return options.length > longList
      ? autocomplete({ message, options, maxItems: longList, ...initial })
      : select({ message, options, ...initial })
  }
  const answer = await text({
    message,
    ...(example ? { placeholder: fill(words.forExample, { example }) } : {}),
    ...(suggested ? { initialValue: suggested } : {}),
    validate: (typed = '') => {
      try {
        check(typed)
        return undefined
      } catch (error) {
        return (error as Error).message
      }
    },
  })
  // An optional question can be left with Enter.
  return answer ?? ''
}
