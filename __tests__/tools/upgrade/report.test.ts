/** @jest-environment node */
import type { Audit } from '../../../tools/upgrade/audit'
import { formatAudit, formatCommands, needsAttention } from '../../../tools/upgrade/report'

const quiet: Audit = {
  base: { commit: 'a1', ref: 'v0.1.0', version: '0.1.0', isMerged: true },
  next: { commit: 'b2', ref: 'v0.2.0', version: '0.2.0' },
  contentFolder: 'site',
  sampleSentences: [],
  isUpToDate: false,
  versions: [{ version: '0.2.0', changes: [{ what: 'Faster search.', toDo: 'Nothing.' }] }],
  mistakes: [],
  isSampleEdited: false,
}
const loud: Audit = {
  ...quiet,
  versions: [{ version: '0.2.0', changes: [{ what: 'Notes.', toDo: 'Add `note`:\n\n- here' }] }],
  mistakes: [
    {
      kind: 'field-missing',
      file: 'site.yaml',
      line: 3,
      column: 1,
      field: 'phones.fax',
      found: 'nothing',
      allowed: 'a number',
      fix: 'Add a line "fax:" with its value.',
      why: 'It is shown.',
      stops: 'build',
    },
  ],
}

test('an upgrade that asks for nothing says so, and what changes', () => {
  expect(needsAttention(quiet)).toBe(false)
  expect(formatAudit(quiet)).toBe(
    [
      'From 0.1.0 (v0.1.0) to 0.2.0 (v0.2.0).',
      'What changes: 0.2.0',
      '  - Faster search.',
      'The newer version asks nothing of you: your content fits.',
    ].join('\n\n'),
  )
})

test('everything that needs attention is listed, with what to do', () => {
  const text = formatAudit(loud)
  expect(text).toContain('  - Notes.\n    You must do: Add `note`:\n\n    - here')
  expect(text).toContain(
    '  site.yaml:3:1  phones.fax\n    found:   nothing\n    why:     It is shown',
  )
  expect(text).toMatch(/need your attention\.$/)
})

test('sentences of the sample are listed by file, even in a site that is up to date, and fail nothing', () => {
  const audit = {
    ...quiet,
    isUpToDate: true,
    sampleSentences: [
      { file: 'faqs/visits.yaml', line: 4, text: 'You pay once the work is done.' },
      { file: 'faqs/visits.yaml', line: 12, text: 'Each helper has a background check.' },
      { file: 'prices.yaml', line: 2, text: 'The first half hour is always free.' },
    ],
  }
  expect(formatAudit(audit)).toMatch(
    new RegExp(
      [
        '^Sentences of the sample that site/ .*:\n',
        '  faqs/visits.yaml',
        '      4  You pay once the work is done.',
        '     12  Each helper has a background check.',
        '  prices.yaml',
        '      2  The first half hour is always free.\n',
        'Your site already has 0.2.0 \\(v0.2.0\\).$',
      ].join('\n'),
    ),
  )
  expect(needsAttention(audit)).toBe(false)
})

describe('the commands to type', () => {
  test('are a branch and a merge', () => {
    expect(formatCommands(quiet)).toContain(
      '  git switch --create upgrade-0.2.0\n  git merge --no-commit v0.2.0\n',
    )
  })

  test('record the version first, where git does not know it', () => {
    const audit = { ...quiet, base: { ...quiet.base, isMerged: false } }
    expect(formatCommands(audit)).toContain(
      '  git merge -s ours --allow-unrelated-histories -m "Record the version that this site has: 0.1.0" v0.1.0\n' +
        '  git merge --no-commit v0.2.0\n',
    )
  })
})
