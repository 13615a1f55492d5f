import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownContentDir } from '../../src/build/settings'
import type { Answers } from './questions'

/** Keeps the answers while they are given. */
export const unfinishedAnswers = '.adopt.json'

/** Keeps the answers that a site was made from. Content does not begin with a dot, so it is none. */
export const answersFile = join(ownContentDir, '.answers.json')

/** Reads answers; none if there is no such file. */
export function readAnswers(file = answersFile): Answers {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Answers) : {}
}
