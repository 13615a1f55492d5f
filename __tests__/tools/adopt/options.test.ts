/** @jest-environment node */
import { organizationOf, parseFlags } from '../../../tools/adopt/options'

const given = {
  name: 'Lakeside',
  'full-name': 'Lakeside Helpers',
  origin: 'https://lakeside.example/',
  phone: '(202) 555-0142',
  locality: 'Brackenville',
  region: 'OH',
  'time-zone': 'America/New_York',
}

test('flags are read as an organization; what is not given is left out', () => {
  expect(organizationOf({ ...given, without: 'pricing, blog' })).toEqual({
    name: 'Lakeside',
    fullName: 'Lakeside Helpers',
    origin: 'https://lakeside.example',
    phone: '(202) 555-0142',
    locality: 'Brackenville',
    region: 'OH',
    timeZone: 'America/New_York',
    without: ['pricing', 'blog'],
    languages: [],
  })
})

test('other languages are taken along where they are asked for', () => {
  expect(organizationOf({ ...given, languages: 'es' }).languages).toEqual(['es'])
  expect(() => organizationOf({ ...given, languages: 'es, xx' })).toThrow(
    /^--languages "xx": choose among .*\bes\b/,
  )
})

test('a logo that is not there is named, with what to do', () => {
  expect(() => organizationOf({ ...given, logo: 'no/such/logo.svg' })).toThrow(
    /^--logo "no\/such\/logo.svg": there is no such file\. Write the path of an SVG file/,
  )
})

test('everything that is missing or unknown is listed in one message', () => {
  expect(() => organizationOf({ ...given, phone: '', name: ' ', without: 'prices' })).toThrow(
    /--name is missing[^]*--phone is missing[^]*--without "prices": choose among pricing, /,
  )
})

test('a flag that does not exist is refused with an example of all', () => {
  expect(() => parseFlags(['--colour', '#123456'])).toThrow(/colour[^]*npm run adopt -- --name/)
})
