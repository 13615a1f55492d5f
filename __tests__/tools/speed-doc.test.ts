import { readFileSync } from 'node:fs'
import { speedDoc } from '../../tools/speed/speed-doc'
import { table } from '../../tools/speed/table'

test('docs/speed.md has the last results', () => {
  expect(readFileSync('docs/speed.md', 'utf8')).toBe(speedDoc())
})

test('a table has headings, a rule and a line for each row, numbers aligned right', () => {
  expect(
    table([
      { page: '/', kB: 9.5 },
      { page: '/contact', kB: 12 },
    ]).split('\n'),
  ).toEqual([
    '| page     |  kB |',
    '| -------- | --: |',
    '| /        | 9.5 |',
    '| /contact |  12 |',
  ])
})
