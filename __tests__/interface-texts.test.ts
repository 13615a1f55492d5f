import { Linter } from 'eslint'
import * as tseslint from 'typescript-eslint'

const config = jest.requireActual<Linter.Config[]>('../eslint.config')

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
  // Rules that ask for types, which take long to find, are left out.
  const rules = [...config, tseslint.configs.disableTypeChecked as Linter.Config]
  const messages = new Linter().verify(lines.join('\n'), rules, 'src/components/ui/icon.tsx')
  const refused = messages
    .filter(({ ruleId }) =>
      ['no-restricted-syntax', 'react/jsx-no-literals'].includes(ruleId ?? ''),
    )
    .map(({ line }) => lines[line - 1])
  expect([...new Set(refused)]).toEqual(literals)
})
