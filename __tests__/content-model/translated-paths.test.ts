/** @jest-environment node */
import { parse } from 'yaml'
import { decisionPages } from '../../src/site/decision-pages'
import type { DecisionContent } from '../../src/content-model/schemas/decision'
import { fillLinks, linkTarget } from '../../src/content-model/variables/contact-links'
import { pairTopics, translatedPaths } from '../../src/content-model/variables/translated-paths'
import { goodDecision } from './good-decision'

const links = {
  '/': '/es',
  '/contact': '/es/contacto',
  '/blog': '/es/consejos',
  '/is-it-real': '/es/es-verdad',
  '/is-it-real/code': '/es/es-verdad/code',
  call: 'tel:+12025550142',
}

test.each([
  ['/contact', '/es/contacto'],
  ['/contact#form', '/es/contacto#form'],
  ['/contact?about=tablet', '/es/contacto?about=tablet'],
  ['/contact?about=tablet#form', '/es/contacto?about=tablet#form'],
  ['/blog?q=a/contact', '/es/consejos?q=a/contact'],
  ['/', '/es'],
  ['/?a=b', '/es?a=b'],
  ['/is-it-real/code', '/es/es-verdad/code'],
  ['call', 'tel:+12025550142'],
])('%s leads to %s', (to, target) => {
  expect(linkTarget(to, links)).toBe(target)
})

test.each(['/history', '/contact/more', '/contacts', 'https://a.example/contact', 'text'])(
  '%s leads where it says',
  (to) => {
    expect(linkTarget(to, links)).toBe(to)
    expect(linkTarget(to, {})).toBe(to)
  },
)

test('links at any depth lead to translations; texts stay', () => {
  const written = { text: '/contact', links: [{ to: '/contact#form' }, { to: '/history' }] }
  expect(fillLinks(written, links)).toEqual({
    text: '/contact',
    links: [{ to: '/es/contacto#form' }, { to: '/history' }],
  })
})

test('links are in the order of their paths, whatever order they were found in', () => {
  const found = [
    { sourcePath: '/b', path: '/es/x' },
    { sourcePath: '/a', path: '/es/y' },
  ]
  const text = JSON.stringify(translatedPaths(found))
  expect(text).toBe('{"/a":"/es/y","/b":"/es/x"}')
  expect(JSON.stringify(translatedPaths([...found].reverse()))).toBe(text)
})

test('topics of the list of articles lead to those of the translated list, however they are written', () => {
  const topics = pairTopics(['All', 'App Guides', 'Scams'], ['Todos', 'Aplicaciones nuevas'])
  const found = translatedPaths([{ sourcePath: '/blog', path: '/es/consejos', topics }])
  const leadsTo = (to: string): string => linkTarget(to, found)
  expect(leadsTo('/blog?category=App%20Guides')).toBe('/es/consejos?category=Aplicaciones+nuevas')
  expect(leadsTo('/blog?category=App+Guides#list')).toBe(
    '/es/consejos?category=Aplicaciones+nuevas#list',
  )
  // A list that lacks a topic, and another query.
  expect(leadsTo('/blog?category=Scams')).toBe('/es/consejos?category=Scams')
  expect(leadsTo('/blog?q=App+Guides')).toBe('/es/consejos?q=App+Guides')
})

test('a guide of questions has a path for each of its steps', () => {
  const decision = parse(goodDecision) as DecisionContent
  const page = { sourcePath: '/who-calls', path: '/es/quien-llama', decision }
  expect(translatedPaths([page])).toMatchObject({
    '/who-calls': '/es/quien-llama',
    '/who-calls/wants': '/es/quien-llama/wants',
    '/who-calls/thief': '/es/quien-llama/thief',
  })
})

test('the steps of a guide lie below its translated address, and lead to translations', () => {
  const content = parse(goodDecision) as DecisionContent
  const pages = decisionPages(
    '/es/quien-llama',
    content,
    links,
    (heading) => heading,
    () => undefined,
  )
  expect(pages.map(({ path }) => path).every((path) => path.startsWith('/es/quien-llama'))).toBe(
    true,
  )
  const [first] = pages
  expect(first?.question?.answers.map(({ path }) => path)).toEqual([
    '/es/quien-llama/wants',
    '/es/quien-llama/friend',
  ])
  const thief = pages.find(({ path }) => path.endsWith('/thief'))
  expect(thief).toMatchObject({ start: '/es/quien-llama', back: '/es/quien-llama/wants' })
  expect(thief?.outcome?.links).toEqual([{ label: 'Ask us', to: '/es/contacto' }])
})
