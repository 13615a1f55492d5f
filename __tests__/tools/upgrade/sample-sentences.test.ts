import { sampleSentences } from '../../../tools/upgrade/sample-sentences'
import { newFolder } from '../../sites/new-folder'
import { writeSite, type SiteTexts } from '../../sites/read-site'

const faqs = 'faqs/visits.yaml'
const questions = (answer: string): string =>
  `title: Visits\nquestions:\n  - question: What does it cost?\n    answer: ${answer}\n`
const claim = (answer: string): string => questions(`!claim ${answer}`)

const promise = 'Call {phone}, and we tell you the price before we start.'

const write = (texts: SiteTexts): string => writeSite(texts, newFolder())

const find = (site: SiteTexts, sample: SiteTexts): string[] =>
  sampleSentences(write(site), write(sample)).map(
    ({ file, line, text }) => `${file}:${line} ${text}`,
  )

test('a sentence of the sample is found with its line, in any file of the site', () => {
  const site = {
    [faqs]: questions(`We never sell anything. ${promise}`),
    'faqs/prices.yaml': `# Ours\n${questions(promise)}`,
  }
  expect(find(site, { [faqs]: claim(`${promise} You pay us when we are done.`) })).toEqual([
    'faqs/prices.yaml:5 Call {phone}, and we tell you the price before we start.',
    'faqs/visits.yaml:4 Call {phone}, and we tell you the price before we start.',
  ])
})

test('a translation is compared with those of the sample', () => {
  const spanish = (answer: string): SiteTexts => ({
    [`es/${faqs}`]: `source: ${faqs}\nsourceHash: 0123456789ab\ntranslatedOn: 2026-10-21\n${answer}`,
  })
  const answer = 'Le decimos el precio antes de empezar.'
  expect(find(spanish(questions(answer)), spanish(claim(answer)))).toEqual([
    'es/faqs/visits.yaml:7 Le decimos el precio antes de empezar.',
  ])
})

test.each([
  ['a sentence in other words', questions(promise.replace('price', 'cost')), claim(promise)],
  ['a sentence of five words', questions('We are here for you.'), claim('We are here for you.')],
  ['a sentence that is general advice in the sample', questions(promise), questions(promise)],
  ['a claim, which the check lists', claim(promise), claim(promise)],
])('%s is not listed', (_, site, sample) => {
  expect(find({ [faqs]: site }, { [faqs]: sample })).toEqual([])
})

test('neither the sample itself nor a site without the sample lists anything', () => {
  const folder = write({ [faqs]: claim(promise) })
  expect(sampleSentences(folder, folder)).toEqual([])
  expect(sampleSentences(folder, `${folder}/nowhere`)).toEqual([])
})
