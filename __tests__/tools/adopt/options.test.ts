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
  expect(organizationOf(given)).toEqual({
    name: 'Lakeside',
    fullName: 'Lakeside Helpers',
    origin: 'https://lakeside.example',
    phone: '(202) 555-0142',
    locality: 'Brackenville',
    region: 'OH',
    timeZone: 'America/New_York',
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
  expect(() => organizationOf({ ...given, phone: '', name: ' ', languages: 'xx' })).toThrow(
    /--name is missing[^]*--phone is missing[^]*--languages "xx": choose among /,
  )
})

test('a flag that does not exist is refused with an example of all', () => {
  expect(() => parseFlags(['--colour', '#123456'])).toThrow(/colour[^]*npm run adopt --[^]*--name/)
})

test.each([[['--without', 'pricing']], [['--name', 'Lakeside', '--without=pricing']]])(
  '%j is refused with what to do instead',
  (args) => {
    expect(() => parseFlags(args)).toThrow(/^--without is being rebuilt[^]*npm run check/)
  },
)
