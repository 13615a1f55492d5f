/** @jest-environment node */
import { checkSite } from '../../src/content-model/check-site'
import { collections } from '../../src/content-model/collections'
import { formatDiagnostic } from '../../src/content-model/diagnostic'
import { registry } from '../../src/components/sections/registry'
import { localHome, noGuides, smallSite } from './configurations'
import { pages, records } from './small-site'
import { sourceFiles, today } from './source-files'

test.each(Object.entries({ smallSite, localHome, noGuides }))(
  'the site "%s" is without mistakes',
  (_, texts) => {
    expect(checkSite(sourceFiles(texts), today).diagnostics.map(formatDiagnostic)).toEqual([])
  },
)

test('the small site has a file of every kind, but for words to avoid, questions in steps and alerts', () => {
  const kinds = new Set(records.all.map(({ collection }) => collection))
  const missing = Object.keys(collections).filter((name) => !kinds.has(name as 'site'))
  expect(missing).toEqual(['wordsToAvoid', 'decision', 'alert'])
})

test('a page of the small site has a section of every kind', () => {
  const page = pages.find(({ path }) => path === '/every-section')
  const kinds = new Set(page?.sections.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(Object.keys(registry).sort())
})
