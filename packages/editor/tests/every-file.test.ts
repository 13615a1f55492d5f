import { isDeepStrictEqual } from 'node:util'
import { contentDir } from '../../../src/build/settings'
import { formatContent } from '../../../tools/format/format-content'
import { fromFile, toFile } from '../src/browser/format'
import { localBackend } from '../src/config/backend'
import { typeKey } from '../src/config/fields'
import { cmsConfig, formsOf } from '../src/config/cms-config'
import { editedFiles } from '../src/folder-stand-in'
import { readSiteData } from '../src/site-data'

const { cms } = readSiteData(contentDir(), {
  backend: localBackend(),
  withPullRequests: false,
  checkedByServer: true,
})
const config = cmsConfig(...cms)

/** Every file that has a form, with the forms of articles and guides in all languages. */
const entries = [...editedFiles(contentDir())].flatMap(([file, bytes]) => {
  const text = bytes.toString('utf8')
  const form = formsOf(config).find((one) =>
    'folder' in one ? file.startsWith(`${String(one.folder)}/`) : file === one.file,
  )
  if (!form || !/\.(mdx|yaml)$/.test(file)) return []
  const { fields } = form
  const values = fromFile(text, fields)
  const save = (change: object): Promise<string> =>
    formatContent(file, toFile({ ...values, ...change }, fields))
  return [{ file, text, fields, values, save }]
})
const articles = entries.filter(({ file }) => file.endsWith('.mdx'))
// Translations have the same forms.
const forms = entries.filter(({ file }) => /^\w+\/(?![a-z]{2,3}\/).*\.yaml$/.test(file))

test('the editor for writers saves every file that it knows without changing a byte', () => {
  const changed = entries.filter(({ text, fields, values }) => toFile(values, fields) !== text)
  expect(changed.map(({ file }) => file)).toEqual([])
  // Sites lack some folders, but each has site.yaml.
  expect(entries.map(({ file }) => file.replace(/^.*\//, ''))).toContain('site.yaml')
})

/** What a section is, and the names of groups of pages, are in no form. */
const withoutForm = [typeKey, 'titles']

const newTexts = ['And more', 'New: "words"', 'One.\n\nTwo.']
let turn = 0

/** Returns the values with each of their texts changed in turn, and with each list shorter and longer. */
function variants(value: unknown): unknown[] {
  if (typeof value === 'string') return [newTexts[turn++ % newTexts.length]]
  if (Array.isArray(value)) {
    const list = value as unknown[]
    const inner = list.flatMap((item, index) =>
      variants(item).map((other) => list.with(index, other)),
    )
    const less = list.length > 1 ? [list.slice(1), list.slice(0, -1)] : []
    return [...inner, ...less, [...list, ...list.slice(0, 1)], [...list.slice(-1), ...list]]
  }
  const parts = Object.entries(value as object).filter(([name]) => !withoutForm.includes(name))
  return parts.flatMap(([name, inner]) =>
    variants(inner).map((other) => ({ ...(value as object), [name]: other })),
  )
}

/** Returns what nobody sees on the site: comments. */
const notes = (text: string): string[] => text.match(/^ *#.*/gm) ?? []

/** Returns how many lines of a text another one lacks, if only one part of it was changed. */
function changedLines(text: string, other: string): number {
  const [before, after] = [text.split('\n'), other.split('\n')]
  let top = 0
  while (top < before.length && before[top] === after[top]) top++
  let bottom = 0
  while (bottom < before.length - top && before.at(-1 - bottom) === after.at(-1 - bottom)) bottom++
  return before.length - top - bottom
}

/** Pages have too many texts to change each of them in every page. */
const someOf = (all: unknown[]): unknown[] =>
  all.filter((_, index) => index % Math.ceil(all.length / 2) === 0)

test('what a writer changes in a form is all that changes in its file', async () => {
  const wrong: string[] = []
  for (const { file, text: given, fields, values, save } of forms) {
    const text = await formatContent(file, given)
    const sections = ['sections', 'own'].filter((name) => name in values)
    const names = sections.length > 0 ? sections : fields.map(({ name }) => name)
    for (const name of names.filter((name) => name !== 'original' && name in values)) {
      const all = variants(values[name])
      for (const value of sections.length > 0 ? someOf(all) : all) {
        const saved = await save({ [name]: value })
        const expected = { ...values, [name]: value, original: saved }
        const isSame = isDeepStrictEqual(fromFile(saved, fields), expected)
        const isShorter = saved.length < text.length
        const lost = isShorter ? 0 : notes(text).length - notes(saved).length
        const most = isShorter ? Infinity : 30
        if (!isSame || lost > 0 || changedLines(text, saved) > most)
          wrong.push(`${file}, ${name}: ${JSON.stringify(value)}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('a new title changes nothing else of any article or guide', async () => {
  for (const { file, text, save } of articles) {
    const formatted = await formatContent(file, text)
    expect(await save({ title: 'Another title' })).toBe(
      formatted.replace(/^title:.*(\n +.*)*$/m, 'title: Another title'),
    )
  }
})
