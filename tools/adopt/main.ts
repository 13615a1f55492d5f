import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cancel, intro, isCancel, log, multiselect, outro, select, text } from '@clack/prompts'
import { currentDay } from '../../src/build/current-day'
import { ownContentDir } from '../../src/build/settings'
import { defineCommand, runCommand } from '../command'
import { writeSite } from '../write-site'
import { answersFile, readAnswers, unfinishedAnswers } from './answers-file'
import { composeSite, wordLists } from './compose'
import { contentMistakes, type AnswerMistake } from './content-mistakes'
import { questions, readAnswer, type Answers, type Question } from './questions'

const command = defineCommand({
  call: 'npm run adopt -- [options]',
  help: 'Asks who you are, and writes site/, the content of your own site. Every answer can also be an option:',
  options: Object.fromEntries(
    questions.map(({ flag, ask, example, choices }) => {
      const one = choices ? ` (${Object.keys(choices).join(', ')})` : ''
      return [flag, { type: 'string', value: `"${example}"`, help: ask + one } as const]
    }),
  ),
})

async function adopt(args: readonly string[]): Promise<void> {
  const flags: Answers = command.parse(args).values
  if (existsSync(ownContentDir)) {
    throw new Error(`${ownContentDir}/ exists already. Nothing was changed.`)
  }
  const today = currentDay(ownContentDir)
  const isAsking = process.stdin.isTTY && Object.keys(flags).length === 0
  const given = isAsking ? await askAll(today) : flags
  if (!given) return
  const answers = readAll(given)
  const mistakes = contentMistakes(answers, today)
  if (mistakes.length > 0) throw new Error(messageOf(mistakes))
  const files = composeSite(answers, today)
  await writeSite(ownContentDir, files)
  for (const [path, text] of wordLists(answers)) writeFileSync(join(ownContentDir, path), text)
  save(answersFile, answers)
  rmSync(unfinishedAnswers, { force: true })
  const next = [
    `${files.length + 1} files are in ${ownContentDir}/, which is your site from now on.`,
    'See it:      npm start',
    'Add to it:   npm run add',
    'Check it:    npm run check',
    'Publish it:  docs/publishing.md',
  ].join('\n')
  if (isAsking) outro(next)
  else console.log(next)
}

/**
 * Reads all answers.
 *
 * @throws Error that lists every mistake, by its flag
 */
function readAll(given: Answers): Answers {
  const mistakes: AnswerMistake[] = []
  const answers: Record<string, string> = {}
  for (const question of questions) {
    if (question.when && !question.when(answers)) continue
    try {
      answers[question.flag] = readAnswer(question, given[question.flag] ?? '')
    } catch (error) {
      mistakes.push({ flag: question.flag, message: (error as Error).message })
    }
  }
  if (mistakes.length > 0) throw new Error(messageOf(mistakes))
  return answers
}

const messageOf = (mistakes: readonly AnswerMistake[]): string =>
  [
    'Nothing was written.',
    ...mistakes.map(({ flag, message }) => {
      const { ask = '', example = '' } = questions.find((one) => one.flag === flag) ?? {}
      return `--${flag}  ${message}. (${ask} For example: --${flag} "${example}")`
    }),
  ].join('\n')

/** Asks every question, beginning with the answers of a run that was broken off; undefined if this one is. */
async function askAll(today: string): Promise<Answers | undefined> {
  intro('Your own site. Every answer is kept, so you can stop with Ctrl+C and go on later.')
  let answers = readAnswers(unfinishedAnswers)
  if (Object.keys(answers).length > 0) log.info('Your earlier answers are still here.')
  for (const question of questions) {
    if (answers[question.flag] !== undefined || question.when?.(answers) === false) continue
    const answer = await ask(question, answers, today)
    if (isCancel(answer)) {
      cancel('Stopped. Your answers are kept: npm run adopt goes on where you were.')
      return undefined
    }
    answers = { ...answers, [question.flag]: listed(answer) }
    save(unfinishedAnswers, answers)
  }
  return answers
}

const save = (file: string, answers: Answers): void =>
  writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`)

const listed = (answer: string | string[] | undefined): string =>
  Array.isArray(answer) ? answer.join(',') : (answer ?? '').trim()

function ask(question: Question, answers: Answers, today: string) {
  const { ask: message, example, optional, choices, several } = question
  const options = Object.entries(choices ?? {}).map(([value, label]) => ({ value, label }))
  if (several) return multiselect({ message: `${message} (space chooses)`, options })
  if (choices) return select({ message, options })
  return text({
    message: optional ? `${message} (optional)` : message,
    placeholder: `for example ${example}`,
    validate: (answer) => mistakeIn(question, answer ?? '', answers, today),
  })
}

/** Returns what is wrong with an answer, as soon as it is given. */
function mistakeIn(
  question: Question,
  answer: string,
  answers: Answers,
  today: string,
): string | undefined {
  const { flag } = question
  try {
    const read = readAnswer(question, answer)
    return contentMistakes({ ...answers, [flag]: read }, today).find((one) => one.flag === flag)
      ?.message
  } catch (error) {
    return (error as Error).message
  }
}

void runCommand(command, adopt)
