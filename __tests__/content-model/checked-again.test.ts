import { checkSite, type CheckedSite } from '../../src/content-model/check-site'
import { articlePath, changed, goodSite, sourceFile, today, withFile } from './good-site'

const check = (files: ReturnType<typeof goodSite>): CheckedSite => checkSite(files, today)
const recordAt = ({ records }: CheckedSite, path: string) =>
  records.all.find(({ file }) => file === path)

const contact = 'pages/contact.yaml'
const otherTitle = changed(contact, 'title: Contact us', 'title: Reach us')

test('only the files whose bytes have changed are read again', () => {
  const before = check(goodSite())
  const after = check(withFile(contact, otherTitle))
  expect(recordAt(after, contact)?.data).toMatchObject({ title: 'Reach us' })
  const same = after.records.all.filter((record) => before.records.all.includes(record))
  expect(same.length).toBe(before.records.all.length - 1)
})

test('a file is read again if its bytes have changed in place', () => {
  const files = goodSite()
  check(files)
  const { bytes } = files.find(({ path }) => path === contact)!
  bytes[Buffer.from(bytes).indexOf('Contact us')] = 'K'.charCodeAt(0)
  expect(recordAt(check(files), contact)?.data).toMatchObject({ title: 'Kontact us' })
})

test('an article that stays is checked with the variables that change', () => {
  expect(check(goodSite()).diagnostics).toEqual([])
  const article = changed(articlePath, 'Call {phone}', 'Call {phone} or {secondPhone}')
  const facts = 'secondPhone: (202) 555-0177\n'
  const files = withFile(articlePath, article)
  const withFacts = [
    ...files.filter(({ path }) => path !== 'facts.yaml'),
    sourceFile('facts.yaml', facts),
  ]
  const unknown = (some: typeof files): number =>
    check(some).diagnostics.filter(({ kind }) => kind === 'braces-unknown').length
  expect([unknown(files), unknown(withFacts), unknown(files)]).toEqual([1, 0, 1])
})

test('words of the interface that stay take those of the project as they are now', () => {
  const path = 'interface/en.yaml'
  const good = goodSite()
  const whole = good.find((file) => file.path === path)!
  const withDefaults = (defaults: Uint8Array) =>
    good.map((file) =>
      file === whole ? { ...sourceFile(path, 'locale: en-US\n'), defaults } : file,
    )
  const labelOf = (defaults: string) =>
    recordAt(check(withDefaults(sourceFile(path, defaults).bytes)), path)?.data
  const other = changed(path, 'page: Page {page} of {pages}', 'page: Sheet {page} of {pages}')
  expect(JSON.stringify(labelOf(Buffer.from(whole.bytes).toString()))).not.toContain('Sheet')
  expect(JSON.stringify(labelOf(other))).toContain('Sheet')
})
