/** @jest-environment node */
import { rmSync } from 'node:fs'
import { sampleSentences } from '../../../tools/upgrade/sample-sentences'
import { writeSite, type SiteTexts } from '../../sites/read-site'

const faqs = 'faqs/visits.yaml'
const questions = (answer: string): string =>
  `title: Visits\nquestions:\n  - question: What does it cost?\n    answer: ${answer}\n`

const promise = 'Call {phone}, and we tell you the price before we start.'
const term = 'a message that pretends to be from a friend'
const glossary = `terms:\n  - term: phishing\n    explanation: ${term}\n`

const folders: string[] = []
function write(texts: SiteTexts): string {
  const folder = writeSite(texts)
  folders.push(folder)
  return folder
}
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

const find = (site: SiteTexts, sample: SiteTexts): string[] =>
  sampleSentences(write(site), write(sample)).map(
    ({ file, line, text }) => `${file}:${line} ${text}`,
  )

test('a sentence of the sample is found with its line, in any file of the site', () => {
  const site = {
    [faqs]: questions(`We never sell anything. ${promise}`),
    'faqs/prices.yaml': `# Ours\n${questions(promise)}`,
  }
  expect(find(site, { [faqs]: questions(`${promise} You pay us when we are done.`) })).toEqual([
    'faqs/prices.yaml:5 Call , and we tell you the price before we start.',
    'faqs/visits.yaml:4 Call , and we tell you the price before we start.',
  ])
})

test('a translation is compared with those of the sample', () => {
  const spanish = `source: ${faqs}\nsourceHash: 0123456789ab\ntranslatedOn: 2026-10-21\n${questions('Le decimos el precio antes de empezar.')}`
  const site = { [faqs]: questions('We are free.'), [`es/${faqs}`]: spanish }
  expect(find(site, { ...site, [faqs]: questions(promise) })).toEqual([
    'es/faqs/visits.yaml:7 Le decimos el precio antes de empezar.',
  ])
})

test.each([
  ['a sentence in other words', questions(promise.replace('price', 'cost')), questions(promise)],
  [
    'a sentence of five words',
    questions('We are here for you.'),
    questions('We are here for you.'),
  ],
])('%s is not listed', (_, site, sample) => {
  expect(find({ [faqs]: site }, { [faqs]: sample })).toEqual([])
})

test('general advice is not listed', () => {
  expect(find({ 'glossary.yaml': glossary }, { 'glossary.yaml': glossary })).toEqual([])
})

test('neither the sample itself nor a site without the sample lists anything', () => {
  const folder = write({ [faqs]: questions(promise) })
  expect(sampleSentences(folder, folder)).toEqual([])
  expect(sampleSentences(folder, `${folder}/nowhere`)).toEqual([])
})
