/** @jest-environment node */
import { load } from 'cheerio'
import { renderArticle } from '../../../src/site/article/render-article'
import { articleBody } from '../../sites/small-site'

const terms = [
  { term: 'phishing', explanation: 'a message that lies' },
  { term: 'router', forms: ['routers'], explanation: 'the box that brings Wi-Fi' },
]
const read = (body: string): string =>
  load(renderArticle(body, {}, { terms, texts: articleBody }), null, false)
    .text()
    .trim()

test('a term is explained where it first stands, and only there', () => {
  expect(read('Phishing is old.\n\nMore phishing.')).toBe(
    'Phishing (a message that lies) is old.\nMore phishing.',
  )
})

test('a form of a term is the term', () => {
  expect(read('Two routers, one router.')).toBe(
    'Two routers (the box that brings Wi-Fi), one router.',
  )
})

test('several terms of one sentence are explained', () => {
  expect(read('No router stops phishing.')).toBe(
    'No router (the box that brings Wi-Fi) stops phishing (a message that lies).',
  )
})

test('a part of another word is no term', () => {
  expect(read('Spear-phishing and routering.')).toBe('Spear-phishing and routering.')
})

test.each([
  ['in brackets', 'Phishing (a trick) is old. More phishing.'],
  ['behind a colon', 'Phishing: a trick. More phishing.'],
  ['before it', 'They lie in a message. This is called phishing. More phishing.'],
])('what the writer explains %s is not explained again', (_, text) => {
  expect(read(text)).toBe(text)
})

test('what the writer explains behind bold words is not explained again', () => {
  expect(read('**Phishing**: a trick.')).toBe('Phishing: a trick.')
  expect(read('This is called **phishing**.')).toBe('This is called phishing.')
})

test('bold words are explained inside their box', () => {
  expect(read('**Phishing** is old.')).toBe('Phishing (a message that lies) is old.')
})

test('headings, links and words for the telephone stay as they are', () => {
  const body = `## About phishing

[Phishing](/blog) here.

<PhoneScript title="To say">

> I know of phishing.

</PhoneScript>

Phishing.`
  expect(read(body)).toMatch(
    /^About phishing\s+Phishing here\.\s+To say\s+I know of phishing\.\s+Phishing \(a message that lies\)\.$/,
  )
})

test('a term that a Spanish sentence names needs no explanation', () => {
  const inSpanish = (body: string): string =>
    load(renderArticle(body, {}, { language: 'es', terms, texts: articleBody }), null, false).text()
  expect(inSpanish('Un mensaje que miente se llama phishing.')).not.toContain('(')
  expect(inSpanish('El phishing miente.')).toContain('phishing (a message that lies)')
})
