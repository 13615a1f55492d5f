/** @jest-environment node */
import { problemsOf, withFiles } from '../good-site'

const city = (label: string, location: string): string => `title: Help at home in {locality}
description: A patient helper comes to your home in {locality}. See where we come and what we help with.
label: ${label}
${location}sections:
  - kind: hero
    title: We come to your home
    text: We sit beside you.
    scene: street
`
const lakeview = city('Lakeview', 'location:\n  locality: Lakeview\n  region: MN\n  country: US\n')

const fieldsOf = (files: Readonly<Record<string, string>>): string[] =>
  problemsOf(withFiles(files)).map(({ file, field }) => `${file} ${field}`)

test('the same words on the pages of two cities are no twins where they name the city', () => {
  const files = {
    'pages/brackenville.yaml': city('Brackenville', ''),
    'pages/lakeview.yaml': lakeview,
  }
  expect(fieldsOf(files)).toEqual([])
})

test('in one city they are', () => {
  const files = { 'pages/lakeview.yaml': lakeview, 'pages/old-town.yaml': lakeview }
  expect(fieldsOf(files)).toEqual(['pages/old-town.yaml title', 'pages/old-town.yaml description'])
})
