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
import {
  fill,
  formatMistakes,
  optionsOf,
  readAnswers,
  type Answers,
  type Question,
} from '../questions'
import { answersFile, contentMistakes, readSavedAnswers, writeSite } from './own-site'
import { composeSite, wordLists } from './compose'
import { questionsIn, wordsFor } from './questions'
import type { AdoptWords } from './words/en'

/** Keeps the answers while they are given. */
const unfinishedAnswers = '.adopt.json'

const command = defineCommand({
  call: 'npm run adopt -- [options]',
  help: 'Asks who you are, and writes site/, the content of your own site. Every answer can also be an option:',
  options: optionsOf(questionsIn(wordsFor({}))),
})

async function adopt(args: readonly string[]): Promise<void> {
  const flags: Answers = command.parse(args).values
  if (existsSync(ownContentDir)) {
    throw new Error(fill(wordsFor(flags).exists, { folder: `${ownContentDir}/` }))
  }
  const today = currentDay(ownContentDir)
  const isAsking = process.stdin.isTTY && Object.keys(flags).length === 0
  const given = isAsking ? await askAll(today) : flags
  if (!given) return
  const words = wordsFor(given)
  const questions = questionsIn(words)
  const answers = readAnswers(questions, given, words)
  const mistakes = contentMistakes(answers, today)
  if (mistakes.length > 0) throw new Error(formatMistakes(questions, mistakes, words))
  const files = composeSite(answers, today)
  await writeSite(ownContentDir, files)
  for (const [path, text] of wordLists(answers)) writeFileSync(join(ownContentDir, path), text)
  save(answersFile, answers)
  // An answer may be what the sample says, too.
  const { records } = checkSite(readContentFiles(ownContentDir), today)
  noteClaims(ownContentDir, copiedClaims(records, sampleDigests), today)
  rmSync(unfinishedAnswers, { force: true })
  const next = [
    fill(words.written, { count: String(files.length + 1), folder: `${ownContentDir}/` }),
    ...[
      [words.next.start, 'npm start'],
      [words.next.add, 'npm run add'],
      [words.next.check, 'npm run check'],
      [words.next.publish, 'docs/publishing.md'],
    ].map(([what = '', how = '']) => `${what.padEnd(22)}${how}`),
  ].join('\n')
  if (isAsking) outro(next)
  else console.log(next)
}

/**
 * Asks every question, beginning with the answers of a run that was stopped, and then whether all are right.
 *
 * @returns undefined if the owner has stopped
 */
async function askAll(today: string): Promise<Answers | undefined> {
  const file = unfinishedAnswers
  let answers: Answers | undefined = readSavedAnswers(file)
  let words = wordsFor(answers)
  intro(fill(words.intro, { file }))
  if (Object.keys(answers).length > 0) log.info(words.earlier)
  const ask = (questions: readonly Question[], earlier: Answers) =>
    askQuestions(questions, earlier, {
      words,
      stopped: fill(words.stopped, { file }),
      mistakeIn: (name, given) =>
        contentMistakes(given, today).find((mistake) => mistake.name === name)?.message,
      save: (given) => save(file, given),
    })
  for (;;) {
    // The first answer says in which language the other questions are asked.
    answers = await ask(questionsIn(words).slice(0, 1), answers)
    words = wordsFor(answers ?? {})
    answers = answers && (await ask(questionsIn(words), answers))
    const wrong = answers && (await reviewed(answers, words))
    if (wrong === '') return answers
    if (!answers || wrong === undefined) return undefined
    answers = Object.fromEntries(Object.entries(answers).filter(([name]) => name !== wrong))
  }
}

/** Returns the name of a question that the owner wants to answer again; empty if all answers are right. */
async function reviewed(answers: Answers, words: AdoptWords): Promise<string | undefined> {
  const asked = questionsIn(words).filter(({ name }) => answers[name] !== undefined)
  const choice = await select({
    message: words.review,
    options: [
      { value: '', label: words.allRight },
      ...asked.map(({ name, ask }) => ({
        value: name,
        label: `${ask} ${answers[name] || words.none}`,
      })),
    ],
    maxItems: 12,
  })
  if (typeof choice === 'string') return choice
  cancel(fill(words.stopped, { file: unfinishedAnswers }))
  return undefined
}

const save = (file: string, answers: Answers): void =>
  writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`)

void runCommand(command, adopt)
