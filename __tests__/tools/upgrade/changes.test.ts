import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  changeMistakes,
  changesetMistakes,
  readChangelog,
  readChangeset,
} from '../../../tools/upgrade/changes'
import { changelogEntry } from '../../../tools/release'

const changeset = (bump: string, body: string): string => `---\n${bump}\n---\n\n${body}\n`
const good = changeset(
  "'lantern': minor",
  'Cards have a note.\nIt is short.\n\n**What an owner must do:** Add `note`:\n\n- to each card\n- with a dot',
)

describe('a changeset', () => {
  test('is read with what its owner must do', () => {
    expect(readChangeset(good)).toEqual({
      bumps: { lantern: 'minor' },
      change: {
        what: 'Cards have a note.\nIt is short.',
        toDo: 'Add `note`:\n\n- to each card\n- with a dot',
      },
    })
    expect(changesetMistakes(good, 'lantern')).toEqual([])
  })

  test.each([
    ["'lantern': minor", 'Cards have a note.', /Add "/],
    ["'lantern': minor", 'Cards.\n\n**What an owner must do:**', /"Nothing\."/],
    ["'lantern': minor", '**What an owner must do:** Nothing.', /Say what changes/],
    ["'lamp': minor", 'Cards.\n\n**What an owner must do:** Nothing.', /Write 'lantern': minor/],
    ["'lantern': small", 'Cards.\n\n**What an owner must do:** Nothing.', /"small" must be/],
  ])('with %s and %j is refused', (bump, body, message) => {
    const mistakes = changesetMistakes(changeset(bump, body), 'lantern')
    expect(mistakes).toEqual([expect.stringMatching(message)])
  })
})

test('a changelog gives back the changesets that were written into it', () => {
  const { change } = readChangeset(good)
  const line = changelogEntry(good)
  const text =
    `# lantern\n\n## 2.1.0\n\n### Minor Changes\n\n${line}\n\n${line}\n\n### Patch Changes\n\n${line}\n\n` +
    '## 2.0.0\n\n### Major Changes\n\n- All is new.\n'
  expect(readChangelog(text)).toEqual({
    name: 'lantern',
    versions: [
      { version: '2.1.0', changes: [change, change, change] },
      { version: '2.0.0', changes: [{ what: 'All is new.', toDo: '' }] },
    ],
  })
})

describe('the changes of this project', () => {
  const { name, versions } = readChangelog(readFileSync('CHANGELOG.md', 'utf8'))

  test('that are in no version yet are changesets with all parts', () => {
    const files = readdirSync('.changeset').filter((file) => /(?<!README)\.md$/.test(file))
    const mistakes = files.flatMap((file) =>
      changesetMistakes(readFileSync(join('.changeset', file), 'utf8'), name).map(
        (mistake) => `.changeset/${file}: ${mistake}`,
      ),
    )
    expect(mistakes).toEqual([])
  })

  test('of each version say what an owner must do', () => {
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter(({ changes }) => changes.length === 0)).toEqual([])
    const changes = versions.flatMap((version) => version.changes)
    expect(changes.filter((change) => changeMistakes(change).length > 0)).toEqual([])
  })
})
