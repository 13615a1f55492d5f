import { formatDiagnostics, formatWarnings } from '../../src/content-model/diagnostic'
import type { Result } from './check-all'

/** Formats the result for the terminal. */
export function reportText({ files, images, mistakes, warnings, reading }: Result): string {
  const shown = images === 1 ? ' and 1 picture' : ` and ${images} pictures`
  const count = `${files} content files${images > 0 ? shown : ''}`
  return [
    mistakes.length > 0 ? formatDiagnostics(mistakes) : `${count}, no mistakes.`,
    ...(warnings.length > 0 ? [formatWarnings(warnings)] : []),
    ...(reading.length > 0 ? [summary(reading)] : []),
  ].join('\n\n')
}

function summary(reading: Result['reading']): string {
  const average = reading.reduce((sum, { grade }) => sum + grade, 0) / reading.length
  const hardest = reading.at(-1)
  return (
    `Reading grade: ${average.toFixed(1)} on average` +
    (hardest ? `; the hardest is ${hardest.grade.toFixed(1)}, ${hardest.file}.` : '.')
  )
}

/** Formats the reading grade of each file, with the hardest sentences on request. */
export function reportReading({ reading }: Result, sentences: boolean): string {
  return reading
    .map(({ file, grade, hardest }) =>
      [
        `${grade.toFixed(1).padStart(5)}  ${file}`,
        ...(sentences ? hardest.map((sentence) => `       ${sentence}`) : []),
      ].join('\n'),
    )
    .join('\n')
}
