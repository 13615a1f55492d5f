import type { Result } from '../../tools/check/report'
import type { Wording } from '../../tools/check/wording'
import {
  measuredFiles,
  reportJson,
  reportReading,
  reportText,
  uncheckedLanguages,
  type JsonReport,
} from '../../tools/check/report'

const file = (path: string, language: string, score?: number): Wording => ({
  file: path,
  language,
  ...(score === undefined ? {} : { score, hardest: [`The hardest of ${path}.`] }),
  spelled: language !== 'ar',
  diagnostics: [],
})
const english = [file('b.yaml', 'en', 5), file('a.yaml', 'en', 2)]
const spanish = [file('es/c.yaml', 'es', 70), file('es/d.yaml', 'es', 90)]

const result = (wording: readonly Wording[]): Result => ({
  files: wording.length,
  images: 0,
  mistakes: [],
  warnings: [],
  reading: measuredFiles(wording),
  notes: uncheckedLanguages(wording),
})

test('a site in one language has one measure and no heading', () => {
  expect(reportText(result(english), 'site')).toBe(
    '2 content files of site/, no mistakes.\n\nReading grade: 3.5 on average; the hardest is 5.0, b.yaml.',
  )
  expect(reportReading(result(english), false)).toBe('  2.0  a.yaml\n  5.0  b.yaml')
})

test('each language is measured by itself, easiest first by its own measure', () => {
  const both = result([...english, ...spanish])
  expect(reportText(both, 'site')).toContain(
    'Reading grade: 3.5 on average; the hardest is 5.0, b.yaml.\nINFLESZ score: 80.0 on average; the hardest is 70.0, es/c.yaml.',
  )
  expect(reportReading(both, false)).toBe(
    [
      'Reading grade, lower is easier; no warning: grade 9 or lower',
      '  2.0  a.yaml',
      '  5.0  b.yaml',
      '',
      'INFLESZ score, higher is easier; no warning: INFLESZ 55 or higher',
      ' 90.0  es/d.yaml',
      ' 70.0  es/c.yaml',
    ].join('\n'),
  )
  const { reading } = JSON.parse(reportJson(both, [])) as JsonReport
  expect(reading.map(({ grade, measure, language }) => [grade, measure, language])).toEqual([
    [2, 'reading grade', 'en'],
    [5, 'reading grade', 'en'],
    [90, 'INFLESZ score', 'es'],
    [70, 'INFLESZ score', 'es'],
  ])
})
