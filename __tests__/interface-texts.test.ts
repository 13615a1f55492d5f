/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { commandFile } from '../tools/programs.cjs'

/** Lines of a component, each of which shows or reads out words that are no content. */
const literals = [
  'export const Heading = () => <h2>Related articles</h2>',
  'export const Button = () => <button type="button">Close</button>',
  "export const Expression = () => <p>{'Nothing was found.'}</p>",
  'export const Part = (props: { count: number }) => <p>{props.count} pages</p>',
  'export const Joined = (props: { name: string }) => <p>{`Call ${props.name}`}</p>',
  'export const Navigation = () => <nav aria-label="main" />',
  'export const Choice = (props: { open: boolean }) => <nav aria-label={props.open ? "less" : "x"} />',
  'export const Picture = () => <img src="/a.svg" alt="a lamp" />',
  'export const Field = () => <input id="a" placeholder="name" />',
  "export const failure = { title: 'This part did not load' }",
  "export const label = 'Next'",
  "export function announce(box: HTMLElement): void { box.textContent = 'Show all steps' }",
  'export const count = (found: number): string => `Found ${found}`',
  "document.title = 'Error: ' + document.title",
]

/** Lines with strings that nobody sees or hears. */
const others = [
  'export const Figure = () => <figure className="picture upright" />',
  'export const Quote = (props: { words: string }) => <q>“{props.words}”</q>',
  'export const Icon = () => <img src="a.svg" alt="" />',
  "export const sizes = '(min-width: 41em) 37.5em, 92vw'",
  "export const isEscape = (event: KeyboardEvent): boolean => event.key === 'Escape'",
  "export const first = document.querySelector('main details:not([open])')",
  "export function fail(): never { throw new Error('The index has no such entry.') }",
  'export const path = (slug: string): string => `/blog/${slug}`',
]

test('words for visitors are refused in code, and other strings are not', () => {
  const lines = [...literals, ...others]
  const { stdout } = spawnSync(
    process.execPath,
    [
      commandFile('eslint'),
      '--stdin',
      '--stdin-filename',
      'src/components/ui/icon.tsx',
      '--format',
      'json',
    ],
    { input: lines.join('\n'), encoding: 'utf8' },
  )
  const [{ messages }] = JSON.parse(stdout) as [{ messages: { ruleId: string; line: number }[] }]
  const refused = messages
    .filter(({ ruleId }) => ['no-restricted-syntax', 'react/jsx-no-literals'].includes(ruleId))
    .map(({ line }) => lines[line - 1])
  expect([...new Set(refused)]).toEqual(literals)
})
