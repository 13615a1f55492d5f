import { resultRows } from '../../tools/bench/result-rows'
import { readOptions } from '../../tools/bench/options'
import type { Result } from '../../tools/bench/measure-peer'

const result = (site: string, articles: number, seconds: number): Result => ({
  site,
  version: '1',
  articles,
  cold: { seconds, cpuSeconds: seconds * 2, peakMb: 512 },
  edited: { seconds: 12, cpuSeconds: null, peakMb: 1024 },
  output: { files: 1, mb: 1, articleKb: 50, articleGzipKb: 14, largestGzipKb: 15, largest: '/' },
})

test('an article costs what it adds to the next smaller number of the same site', () => {
  const rows = resultRows([
    result('ours', 10, 30),
    result('theirs', 10, 1),
    result('ours', 1010, 50),
    result('theirs', 1010, 3),
  ])
  expect(rows.map((row) => row['each further, ms'])).toEqual(['-', '-', '20.0', '2.0'])
  expect(rows[2]).toMatchObject({ site: 'ours', articles: 1010, 'memory, GB': '1.00' })
})

test.each([
  [['--sizes', '10,many'], '--sizes 10,many: whole numbers'],
  [['--sizes', '0'], '--sizes 0: whole numbers'],
  [['--peers', 'jekyll'], '--peers jekyll: there are eleventy, blog, gatsby'],
])('%j is refused: %s', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
