import { readFile } from '../../src/content-model/parse/read-file'
import { goodText, sourceFile } from './good-site'

const page = `title: Cómo es una visita
description: Vamos a su casa, nos sentamos a su lado y vamos con calma. Así es una visita con nosotros.
label: Visitas
sections:
  - kind: hero
    title: Cómo es una visita
    text: Vamos con calma.
    illustration: porch
`
const fields = {
  source: 'pages/visits.yaml',
  sourceHash: '0123456789ab',
  translatedOn: '2026-10-21',
}

/** The page as a translation with these fields on top, and what is said of it. */
function read(own: Readonly<Record<string, string | number | undefined>>) {
  const lines = Object.entries(own).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}\n`,
  )
  return readFile(sourceFile('es/pages/visits.yaml', lines.join('') + page))
}

test('a translation is a record of its collection, and says what it is a translation of', () => {
  const { record, diagnostics } = read({ ...fields, address: '/es/visitas' })
  expect(diagnostics).toEqual([])
  expect(record).toMatchObject({
    collection: 'page',
    id: 'visits',
    file: 'es/pages/visits.yaml',
    translation: fields,
  })
  expect(Object.keys(record?.data ?? {})).toEqual([
    'title',
    'description',
    'label',
    'address',
    'sections',
  ])
})

test('the field slug of earlier versions is an address below that of the language', () => {
  expect(read({ ...fields, slug: 'visitas' }).record?.data).toHaveProperty('address', '/es/visitas')
})

test('an article has these fields in its front matter', () => {
  const article = `---
source: articles/a-call/index.mdx
sourceHash: 0123456789ab
translatedOn: 2026-10-21
title: Una llamada
excerpt: Alguien llama.
author: Nora Fielden
date: 2026-10-21
category: Llamadas
tags: [Llamadas]
difficulty: Beginner
icon: phone-off
---

Cuelgue.
`
  const { record, diagnostics } = readFile(sourceFile('es/articles/a-call/index.mdx', article))
  expect(diagnostics).toEqual([])
  expect(record?.translation?.source).toBe('articles/a-call/index.mdx')
  expect(record?.body?.trim()).toBe('Cuelgue.')
})

test.each(Object.keys(fields))('%s may not be missing', (name) => {
  const { record, diagnostics } = read({ ...fields, [name]: undefined })
  expect(record).toBeUndefined()
  expect(diagnostics).toMatchObject([{ kind: 'field-missing', field: name, line: 1 }])
})

test.each([
  ['sourceHash', 'xyz', 'twelve digits and letters, which npm run translate writes'],
  ['sourceHash', '0123456789AB', 'twelve digits and letters, which npm run translate writes'],
  ['sourceHash', '0123456789abc', 'twelve digits and letters, which npm run translate writes'],
  ['translatedOn', 'yesterday', 'a real day written as'],
  ['address', '/es/Visitas', 'small letters without accents'],
  ['address', 'es/visitas', 'small letters without accents'],
  ['address', '/es/visitas/', 'small letters without accents'],
  ['address', '/es/años', 'small letters without accents'],
])('%s may not be "%s"', (field, value, allowed) => {
  const { record, diagnostics } = read({ ...fields, address: '/es/visitas', [field]: value })
  expect(record).toBeUndefined()
  const line = ['source', 'sourceHash', 'translatedOn', 'address'].indexOf(field) + 1
  expect(diagnostics).toMatchObject([{ file: 'es/pages/visits.yaml', field, line }])
  expect(diagnostics[0]?.allowed).toContain(allowed)
})

test('a field that neither a translation nor its collection has is a mistake in its line', () => {
  const { diagnostics } = read({ ...fields, translatedBy: 'Ida' })
  expect(diagnostics).toMatchObject([{ kind: 'field-unknown', field: 'translatedBy', line: 4 }])
})

test('a group of fields that the source leaves out must be whole', () => {
  const site = `source: site.yaml
sourceHash: 0123456789ab
translatedOn: 2026-10-21
answers:
  days: lunes
`
  const defaults = new TextEncoder().encode(goodText('site.yaml'))
  const { record, diagnostics } = readFile({ ...sourceFile('es/site.yaml', site), defaults })
  expect(record).toBeUndefined()
  expect(diagnostics).toMatchObject([{ kind: 'field-missing', field: 'answers.time', line: 5 }])
})

test('a file of the default language has none of these fields', () => {
  const text = `source: pages/other.yaml\n${page}`
  const { diagnostics } = readFile(sourceFile('pages/visits.yaml', text))
  expect(diagnostics).toMatchObject([{ kind: 'field-unknown', field: 'source', line: 1 }])
})
