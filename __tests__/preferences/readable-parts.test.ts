import { readableParts } from '../../src/preferences/speaker'
import { renderArticle } from '../../src/site/article/render-article'
import { articleBody } from '../sites/small-site'
import { makeEverythingVisible } from './panel-page'

test('what to do if a step goes wrong is read after its step, and the ending after the last', () => {
  makeEverythingVisible()
  const body =
    '<Steps>\n\n1. **Tap.** Wait.\n\n   <IfItGoesWrong>Nothing? Go back.</IfItGoesWrong>\n\n2. Go on.\n\n<ItWorked>It rings.</ItWorked>\n\n</Steps>'
  const main = document.createElement('main')
  main.innerHTML = renderArticle(body, {}, { texts: articleBody })
  expect(readableParts(main).map(({ text }) => text)).toEqual([
    'Tap. Wait.',
    'If it goes wrong',
    'Nothing? Go back.',
    'Go on.',
    'How you know it worked',
    'It rings.',
  ])
})
