/** @jest-environment node */
import type { Audit } from '../../../tools/upgrade/audit'
import { readOptions } from '../../../tools/upgrade/options'
import { formatAudit, formatCommands, needsAttention } from '../../../tools/upgrade/report'

const quiet: Audit = {
  base: { commit: 'a1', ref: 'v0.1.0', version: '0.1.0', isMerged: true },
  next: { commit: 'b2', ref: 'v0.2.0', version: '0.2.0' },
  isUpToDate: false,
  contentFolder: 'site',
  versions: [{ version: '0.2.0', changes: [{ what: 'Faster search.', toDo: 'Nothing.' }] }],
  changedByBoth: [],
  mistakes: [],
  isSampleEdited: false,
}
const loud: Audit = {
  ...quiet,
  versions: [{ version: '0.2.0', changes: [{ what: 'Notes.', toDo: 'Add `note`:\n\n- here' }] }],
  changedByBoth: [
    { file: 'src/card.tsx', here: 'changed', there: 'deleted', conflict: true },
    { file: 'src/hero.tsx', here: 'changed', there: 'changed', conflict: false },
  ],
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
      'Nothing needs your attention: git can merge it, and your content fits.',
    ].join('\n\n'),
  )
})

test('everything that needs attention is listed, with what to do', () => {
  const text = formatAudit(loud)
  expect(text).toContain('  - Notes.\n    You must do: Add `note`:\n\n    - here')
  expect(text).toContain(
    '  src/card.tsx\n    You: changed. The newer version: deleted. Git cannot merge it: you decide.',
  )
  expect(text).toContain(
    'src/hero.tsx\n    You: changed. The newer version: changed. Git can merge',
  )
  expect(text).toContain(
    '  site.yaml:3:1  phones.fax\n    found:   nothing\n    why:     It is shown',
  )
  expect(text).toMatch(/needs your attention\.$/)
})

test.each(['versions', 'changedByBoth', 'mistakes'] as const)('%s alone need attention', (part) => {
  expect(needsAttention({ ...quiet, [part]: loud[part] })).toBe(true)
})

test('somebody who has edited the sample is told where to put it', () => {
  const text = formatAudit({ ...quiet, contentFolder: 'content', isSampleEdited: true })
  expect(text).toContain('docs/upgrading.md says how to move them to site/')
})

describe('the commands to type', () => {
  test('are a branch and a merge', () => {
    expect(formatCommands(quiet)).toContain(
      '  git switch --create upgrade-0.2.0\n  git merge v0.2.0\n',
    )
  })

  test('record the version first, where git does not know it', () => {
    const audit = { ...quiet, base: { ...quiet.base, isMerged: false } }
    expect(formatCommands(audit)).toContain(
      '  git merge -s ours --allow-unrelated-histories -m "Record the version that this site has: 0.1.0" v0.1.0\n' +
        '  git merge v0.2.0\n',
    )
  })
})

describe('options', () => {
  test('name versions', () => {
    const args = ['--audit', '--to', 'v0.2.0', '--from', 'v0.1.0']
    expect(readOptions(args)).toEqual({ audit: true, to: 'v0.2.0', from: 'v0.1.0' })
  })

  test.each([
    [['--to', ''], '--to is "". It must be a tag, a branch or a commit.'],
    [['--from=--help'], '--from is "--help". It must be a tag, a branch or a commit.'],
  ])('%j is refused', (args, message) => expect(() => readOptions(args)).toThrow(message))
})
