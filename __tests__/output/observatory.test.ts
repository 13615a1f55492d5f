/** @jest-environment node */
import { siteHeaders, type Header } from '../../src/output/site-headers'
import { observatoryGrade } from './observatory'

const rules = siteHeaders({
  inline: {
    scripts: new Set(['one()', 'two()']),
    styleAttributes: new Set(['outline:none']),
    formActions: new Set(['https://forms.example/f/ask', 'mailto:hello@maplehouse.example']),
  },
  endpoints: ['https://forms.example/f/ask'],
  hashedFiles: [],
  local: false,
  preview: false,
})
const ours = rules[0]!.headers

const without = (name: string): Header[] => ours.filter((header) => header.name !== name)
const withValue = (name: string, value: string): Header[] => [...without(name), { name, value }]
const policy = (value: string): Header[] => withValue('Content-Security-Policy', value)

test('row 26: our headers get the grade A+', () => {
  expect(observatoryGrade(ours)).toEqual({
    grade: 'A+',
    score: 120,
    parts: {
      'content-security-policy': 0,
      'strict-transport-security': 0,
      'x-content-type-options': 0,
      'x-frame-options': 5,
      'referrer-policy': 5,
      'cross-origin-resource-policy': 10,
    },
  })
})

describe('the rules of the Observatory', () => {
  test('no header at all is a D', () => {
    expect(observatoryGrade([])).toMatchObject({ grade: 'D', score: 30 })
  })

  test.each([
    ['Content-Security-Policy', 'B', 75],
    ['Strict-Transport-Security', 'B+', 80],
    ['X-Content-Type-Options', 'A+', 115],
    ['Referrer-Policy', 'A+', 115],
    ['Cross-Origin-Resource-Policy', 'A+', 110],
  ])('without %s: %s', (name, grade, score) => {
    expect(observatoryGrade(without(name))).toMatchObject({ grade, score })
  })

  test.each([
    ["default-src 'none'; form-action 'self'; frame-ancestors 'none'", 10],
    ["default-src 'self'; object-src 'none'", 5],
    ["default-src 'none'; style-src 'unsafe-inline' 'sha256-x'", 10],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["default-src 'none'; style-src data:", 0],
    ["default-src 'none'; img-src http://a.example", -10],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'none'; script-src 'unsafe-inline'", -20],
    ["default-src 'none'; script-src 'unsafe-inline' 'nonce-x'", 10],
    ["default-src 'none'; script-src https:", -20],
    ["default-src 'none'; connect-src http://a.example", -20],
    ["script-src 'self'", -20],
    ["default-src 'none'; default-src 'self'", -25],
    ['', -25],
  ])('the policy %s counts %d', (value, points) => {
    expect(observatoryGrade(policy(value)).parts['content-security-policy']).toBe(points)
  })

  test.each([
    ['Strict-Transport-Security', 'max-age=300', -10],
    ['Strict-Transport-Security', 'includeSubDomains', -20],
    ['Strict-Transport-Security', 'max-age=63072000, max-age=63072000', -20],
    ['X-Content-Type-Options', 'sniff', -5],
    ['Referrer-Policy', 'unsafe-url', -5],
    ['Referrer-Policy', 'nonsense', -5],
    ['Cross-Origin-Resource-Policy', 'cross-origin', 0],
    ['Cross-Origin-Resource-Policy', 'nonsense', -5],
  ])('%s: %s counts %d', (name, value, points) => {
    expect(observatoryGrade(withValue(name, value)).parts[name.toLowerCase()]).toBe(points)
  })
})
