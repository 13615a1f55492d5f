/** @jest-environment node */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkContentDir } from '../../src/build/read-content'
import { registry } from '../../src/sections/registry'
import { describeKinds } from '../../tools/sections-docs/describe-kinds'
import { markdownFile, pictureOf, sectionsMarkdown } from '../../tools/sections-docs/write-markdown'

const kinds = describeKinds()

test('docs/sections.md is what the shapes and the content make it; else run npm run docs:sections', () => {
  const { records } = checkContentDir('content')
  expect(readFileSync(markdownFile, 'utf8')).toBe(sectionsMarkdown(records))
})

test('it tells of every kind there is', () => {
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(Object.keys(registry).sort())
})

test.each(kinds)(
  'the kind $kind says what it is, what each field is, and has a small picture',
  ({ kind, description, fields }) => {
    expect(description).toMatch(/^[A-Z].*\.$/)
    expect(fields.filter((field) => !/^[^ ].*[.}]$/.test(field.description.trim()))).toEqual([])
    const picture = join('docs', pictureOf(kind))
    expect(existsSync(picture)).toBe(true)
    expect(statSync(picture).size).toBeLessThan(40_000)
  },
)
