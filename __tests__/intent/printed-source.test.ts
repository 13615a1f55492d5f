import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { onIntent } from '../../src/intent/on-intent'
import { freeVariables } from './free-variables'
import { runPrinted } from './run-printed'

const written = readFileSync('src/intent/on-intent.ts', 'utf8')
const plain = (source: string): string =>
  ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2022 } }).outputText

test.each([
  ['as it is written', plain(written).replace('export function', 'function')],
  ['as it is printed', `(${onIntent.toString()})`],
])('the function %s uses nothing from outside but what every browser has', (_, source) => {
  const free = freeVariables(source)
  expect(free).toContain('document')
  expect(free.filter((name) => !(name in window))).toEqual([])
})

test('the function can be run by its printed source alone', () => {
  const broken = jest.fn()
  window.addEventListener('error', broken)
  document.body.innerHTML = '<template id="react-scripts"><p>React</p></template>'
  runPrinted()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(document.body).toHaveTextContent('React')
  expect(broken).not.toHaveBeenCalled()
  window.removeEventListener('error', broken)
})

test('its file imports nothing and holds nothing beside it', () => {
  const { statements } = ts.createSourceFile('x.ts', written, ts.ScriptTarget.Latest)
  expect(statements).toHaveLength(1)
  expect(ts.isFunctionDeclaration(statements[0]!)).toBe(true)
})

test('its printed source cannot close the element it stands in', () => {
  expect(onIntent.toString()).not.toMatch(/<\/script|<!--/i)
})

test('the check finds a variable from outside', () => {
  expect(
    freeVariables('function f(a) { const b = a.c; return () => helper(b, { d: 1 }) }'),
  ).toEqual(['helper'])
})
