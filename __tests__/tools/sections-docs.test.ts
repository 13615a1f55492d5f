/** @jest-environment node */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '../../src/components/sections/registry'
import {
  describeKinds,
  markdownFile,
  screenshotPath,
  sectionsMarkdown,
} from '../../tools/docs/sections'
import { records } from '../sites/small-site'

const kinds = describeKinds()

/** Without the examples: they are taken from content/, which writers change. */
const withoutExamples = (text: string): string =>
  text.replace(/^From `content\/[^`]+`:\n\n```yaml\n[\s\S]*?\n```\n/gm, 'An example.\n')

test('docs/sections.md matches the schemas; else run npm run docs', () => {
  const made = withoutExamples(sectionsMarkdown(records))
  expect(withoutExamples(readFileSync(markdownFile, 'utf8'))).toBe(made)
  expect(made.match(/^An example\.$/gm)).toHaveLength(kinds.length)
})

test('it describes every kind', () => {
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(Object.keys(registry).sort())
})

test.each(kinds)(
  'the kind $kind says what it is, what each field is, and has a small picture',
  ({ kind, description, fields }) => {
    expect(description).toMatch(/^[A-Z].*\.$/)
    expect(fields.filter((field) => !/^[^ ].*[.}]$/.test(field.description.trim()))).toEqual([])
    const image = join('docs', screenshotPath(kind))
    expect(existsSync(image)).toBe(true)
    expect(statSync(image).size).toBeLessThan(40_000)
  },
)
