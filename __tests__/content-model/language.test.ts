/** @jest-environment node */
import { languageFolder } from '../../src/content-model/language'

test.each([
  ['es/pages/contact.yaml', 'es'],
  ['es/articles/a-call/index.mdx', 'es'],
  ['es/site.yaml', 'es'],
  ['interface/es.yaml', 'es'],
  ['interface/ar.yaml', 'ar'],
])('%s is written in the language of its folder or name', (path, folder) => {
  expect(languageFolder(path)).toBe(folder)
})

test.each([
  'pages/contact.yaml',
  'pages/es/contact.yaml',
  'site.yaml',
  'es.yaml',
  'faqs/es.yaml',
  'esp/pages/contact.yaml',
  'interface/en.yaml',
  'interface/es.yaml.txt',
  'interface/es/more.yaml',
])('%s is written in the default language', (path) => {
  expect(languageFolder(path)).toBe('')
})
