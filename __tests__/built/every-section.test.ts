import { oneSpace, visibleTexts } from '../components/sections/visible-texts'
import { languageAt, servedPages } from './content'
import { readBuiltSite } from './site'

const built = new Map(readBuiltSite().map((page) => [page.path, page.$]))

test('the home page is among the checked pages', () => {
  expect(servedPages.map(({ path }) => path)).toContain('/')
})

describe.each(servedPages)('the page of $file', ({ path, sections }) => {
  const $ = built.get(path)

  test('shows all text of all its sections', () => {
    const main = oneSpace($?.('main').text() ?? '')
    const { guides } = languageAt(path).content.interfaceTexts
    // Content has kinds of guides by their names in the default language.
    const types: Readonly<Record<string, string>> = guides.types ?? {}
    // A guide whose file is made anew has no kind.
    const isReprinting = main.includes(guides.reprinting)
    const texts = sections
      .flatMap(visibleTexts)
      .flatMap((words) => (words in types && isReprinting ? [] : (types[words] ?? words)))
    expect(texts.filter((words) => !main.includes(words))).toEqual([])
  })

  test('replaces every variable, in text and attributes', () => {
    const main = $?.('main').clone()
    main?.find('script, style').remove()
    expect(main?.html()?.match(/\{[A-Za-z][A-Za-z0-9]*\}/g)).toBeNull()
    expect(main?.text()).not.toMatch(/\bundefined\b|\[object|\bNaN\b/)
  })
})
