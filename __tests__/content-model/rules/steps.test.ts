import { checkSite } from '../../../src/content-model/check-site'
import { formatDiagnostic } from '../../../src/content-model/diagnostic'
import { checkStepHelp } from '../../../src/content-model/rules/articles'
import { articlePath, articleWith, today, withFile } from '../good-site'

const wayBack = '   <IfItGoesWrong>Tap Back.</IfItGoesWrong>'
const ending = '<ItWorked>It rings.</ItWorked>'

/** Returns the diagnostics for the steps of an article. */
function warningsOf(...parts: string[]): string[] {
  const body = ['<Steps>', ...parts, '</Steps>\n'].join('\n\n')
  const { records } = checkSite(withFile(articlePath, articleWith(body)), today)
  return checkStepHelp(records)
    .filter(({ file }) => file === articlePath)
    .map(formatDiagnostic)
}

test('steps with a way back and an ending have no warning', () => {
  expect(warningsOf('1. Tap', wayBack, '2. Wait', ending)).toEqual([])
})

test.each([
  ['neither', ['1. Tap', '2. Wait']],
  ['no way back', ['1. Tap', ending]],
  ['no ending', ['1. Tap', wayBack]],
])('steps with %s have one warning, that says what to write', (_, parts) => {
  expect(warningsOf(...parts)).toMatchSnapshot()
})
