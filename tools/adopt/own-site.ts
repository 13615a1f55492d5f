import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withProjectInterface } from '../../src/build/read-content'
import { ownContentDir } from '../../src/build/settings'
import { checkSite } from '../../src/content-model/check-site'
import type { Diagnostic } from '../../src/content-model/diagnostic'
import type { SourceFile } from '../../src/content-model/record'
import { formatFile } from '../format-file'
import { composeSite, places } from './compose'
import { fill, type AnswerMistake, type Answers } from '../questions'
import { wordsFor } from './questions'
import { english, type AdoptWords } from './words/en'

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** Writes content files, those of YAML as Prettier formats them. */
export async function writeSite(folder: string, files: readonly SourceFile[]): Promise<void> {
  for (const { path, bytes } of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, path.endsWith('.yaml') ? await formatFile(file, decode(bytes)) : bytes)
  }
}

/** Answers that a site was made from. Files whose names begin with a dot are no content. */
export const answersFile = join(ownContentDir, '.answers.json')

/** Reads answers; none if there is no such file. */
export function readSavedAnswers(file = answersFile): Answers {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Answers) : {}
}

/**
 * Returns what the check of content refuses in answers, such as colors with too little contrast or a logo that
 * is too large. Questions without an answer yet are skipped.
 *
 * @throws Error if the starter itself has mistakes
 */
export function contentMistakes(answers: Answers, today: string): AnswerMistake[] {
  const files = composeSite(answers, today)
  const { diagnostics } = checkSite(withProjectInterface(ownContentDir, files), today)
  return diagnostics.map((diagnostic) => {
    const place = `${diagnostic.file} ${diagnostic.field}`
    const [name] = places.find(([, field]) => place.startsWith(field)) ?? []
    if (!name) throw new Error(`The starter has a mistake: ${place}: ${diagnostic.found}`)
    return { name, message: inOneLine(diagnostic, name, wordsFor(answers)) }
  })
}

/** Says what is wrong with an answer. The check speaks English: in Spanish, there is an answer to use in its place. */
function inOneLine({ found, allowed, fix }: Diagnostic, name: string, words: AdoptWords): string {
  const [given = found] = words === english ? [] : (/"[^"]*"/.exec(found) ?? [])
  const [color] = /#[\dA-F]{6}/i.exec(fix) ?? []
  const { example } = words.questions[name as keyof AdoptWords['questions']]
  return fill(words.refused, {
    found: given,
    allowed,
    fix: fix.replace(/\.$/, ''),
    example: color ?? example,
  })
}
