import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cancel, intro, log, outro, select } from '@clack/prompts'
import { currentDay } from '../../src/build/site-fields'
import { readContentFiles } from '../../src/build/read-content'
import { sampleDigests } from '../../src/build/sample'
import { ownContentDir } from '../../src/build/settings'
import { checkSite } from '../../src/content-model/check-site'
import { copiedClaims } from '../../src/content-model/rules/claims'
import { askQuestions } from '../ask-questions'
import { noteClaims } from '../check/confirm'
import { defineCommand, runCommand } from '../command'
import { formatMistakes, optionsOf, readAnswers, type Answers } from '../questions'
import { answersFile, contentMistakes, readSavedAnswers, writeSite } from './own-site'
import { composeSite, wordLists } from './compose'
import { questions } from './questions'

/** Keeps the answers while they are given. */
const unfinishedAnswers = '.adopt.json'

const command = defineCommand({
  call: 'npm run adopt -- [options]',
  help: 'Asks who you are, and writes site/, the content of your own site. Every answer can also be an option:',
  options: optionsOf(questions),
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
  const answers = readAnswers(questions, given)
  const mistakes = contentMistakes(answers, today)
  if (mistakes.length > 0) throw new Error(formatMistakes(questions, mistakes))
  const files = composeSite(answers, today)
  await writeSite(ownContentDir, files)
  for (const [path, text] of wordLists(answers)) writeFileSync(join(ownContentDir, path), text)
  save(answersFile, answers)
  // An answer may be what the sample says, too.
  const { records } = checkSite(readContentFiles(ownContentDir), today)
  noteClaims(ownContentDir, copiedClaims(records, sampleDigests), today)
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

const stopped = `Stopped. Your answers are in ${unfinishedAnswers}: npm run adopt goes on where you were.`

/**
 * Asks every question, beginning with the answers of a run that was stopped, and then whether all are right.
 *
 * @returns undefined if the owner has stopped
 */
async function askAll(today: string): Promise<Answers | undefined> {
  intro(`Your own site. Answers are kept in ${unfinishedAnswers}, so you can stop with Ctrl+C.`)
  let earlier = readSavedAnswers(unfinishedAnswers)
  if (Object.keys(earlier).length > 0) log.info('Your earlier answers are still here.')
  for (;;) {
    const answers = await askQuestions(questions, earlier, {
      stopped,
      mistakeIn: (name, given) =>
        contentMistakes(given, today).find((mistake) => mistake.name === name)?.message,
      save: (given) => save(unfinishedAnswers, given),
    })
    const wrong = answers && (await reviewed(answers))
    if (wrong === '') return answers
    if (!answers || wrong === undefined) return undefined
    earlier = Object.fromEntries(Object.entries(answers).filter(([name]) => name !== wrong))
  }
}

/** Returns the name of a question that the owner wants to answer again; empty if all answers are right. */
async function reviewed(answers: Answers): Promise<string | undefined> {
  const asked = questions.filter(({ name }) => answers[name] !== undefined)
  const choice = await select({
    message: 'Are these answers right? Choose one to change it.',
    options: [
      { value: '', label: 'All are right: write the site' },
      ...asked.map(({ name, ask }) => ({
        value: name,
        label: `${ask} ${answers[name] || 'none'}`,
      })),
    ],
    maxItems: 12,
  })
  if (typeof choice === 'string') return choice
  cancel(stopped)
  return undefined
}

const save = (file: string, answers: Answers): void =>
  writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`)

void runCommand(command, adopt)
