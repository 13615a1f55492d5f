import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { onIntent } from '../../src/hydration/on-intent'
import { restoreStaticPage } from '../../src/hydration/restore-static-page'
import { freeVariables } from './free-variables'
import { runPrinted } from './run-printed'

const plain = (source: string): string =>
  ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2022 } }).outputText

describe.each([
  ['on-intent', onIntent],
  ['restore-static-page', restoreStaticPage],
])('src/hydration/%s.ts', (file, run) => {
  const written = readFileSync(`src/hydration/${file}.ts`, 'utf8')

  test.each([
    ['as it is written', plain(written).replace('export function', 'function')],
    ['as it is printed', `(${run.toString()})`],
  ])('%s uses nothing from outside but what every browser has', (_, source) => {
    const free = freeVariables(source)
    expect(free).toContain('document')
    expect(free.filter((name) => !(name in window))).toEqual([])
  })

  test('imports nothing and holds nothing beside the function', () => {
    const { statements } = ts.createSourceFile('x.ts', written, ts.ScriptTarget.Latest)
    expect(statements).toHaveLength(1)
    expect(ts.isFunctionDeclaration(statements[0]!)).toBe(true)
  })

  test('when printed cannot close the element it stands in', () => {
    expect(run.toString()).not.toMatch(/<\/script|<!--/i)
  })
})

test('the functions can be run by their printed source alone', () => {
  const broken = jest.fn()
  window.addEventListener('error', broken)
  document.body.innerHTML =
    '<div id="___gatsby"></div><template id="react-scripts"><p>React</p></template>'
  runPrinted()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(document.body).toHaveTextContent('React')
  expect(broken).not.toHaveBeenCalled()
  window.removeEventListener('error', broken)
})

test('the check finds a variable from outside', () => {
  expect(
    freeVariables('function f(a) { const b = a.c; return () => helper(b, { d: 1 }) }'),
  ).toEqual(['helper'])
})
