import { formatDiagnostics, formatWarnings } from '../../src/content-model/diagnostic'
import type { Readability } from '../../src/content-model/prose/languages/prose-language'
import { readability } from '../../src/content-model/prose/languages/registry'
import { allowedScores } from '../../src/content-model/prose/reading'
import type { Result } from './check-all'

/**
 * Formats the result for the terminal.
 *
 * @param folder the content folder, below which files are named: site
 */
export function reportText(result: Result, folder: string): string {
  const { files, images, mistakes, warnings, reading, notes } = result
  const shown = images === 1 ? ' and 1 picture' : ` and ${images} pictures`
  const count = `${files} content files of ${folder}/${images > 0 ? shown : ''}`
  const summaries = byLanguage(reading).map(summary)
  return [
    mistakes.length > 0 ? formatDiagnostics(mistakes, folder) : `${count}, no mistakes.`,
    ...(warnings.length > 0 ? [formatWarnings(warnings)] : []),
    ...(summaries.length > 0 ? [summaries.join('\n')] : []),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
  ].join('\n\n')
}

type Reading = Result['reading']

/** Files of one language with its measure. */
interface Measured {
  rules: Readability
  files: Reading
}

function byLanguage(reading: Reading): Measured[] {
  return [...new Set(reading.map(({ language }) => language))].flatMap((code) => {
    const rules = readability(code)
    return rules ? { rules, files: reading.filter(({ language }) => language === code) } : []
  })
}

function summary({ rules, files }: Measured): string {
  const average = files.reduce((sum, { score }) => sum + score, 0) / files.length
  const hardest = files.at(-1)
  return (
    `${capitalized(rules.measure)}: ${average.toFixed(1)} on average` +
    (hardest ? `; the hardest is ${hardest.score.toFixed(1)}, ${hardest.file}.` : '.')
  )
}

/** Formats the score of each file, with the hardest sentences on request. */
export function reportReading({ reading }: Result, sentences: boolean): string {
  const languages = byLanguage(reading)
  const lists = languages.map(({ rules, files }) => {
    const list = files.map((file) => measuredFile(file, sentences)).join('\n')
    // Where all files have one measure, it needs no heading.
    return languages.length > 1
      ? `${capitalized(rules.measure)}, ${rules.easier} is easier; allowed: ${allowedScores(rules)}${rules.goal === undefined ? '' : `; goal: ${rules.goal}`}\n${list}`
      : list
  })
  return lists.join('\n\n')
}

function measuredFile({ file, score, hardest }: Reading[number], sentences: boolean): string {
  return [
    `${score.toFixed(1).padStart(5)}  ${file}`,
    ...(sentences ? hardest.map((sentence) => `       ${sentence}`) : []),
  ].join('\n')
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
