import { readableParts, sentences, findVoice } from '../../src/preferences/speaker'
import { renderArticle } from '../../src/site/article/render-article'
import { articleBody } from '../sites/small-site'
import { fakeSpeech, voice } from './fake-speech'

beforeEach(() => jest.clearAllMocks())

describe('the search for a voice', () => {
  const far = { lang: 'en-GB', localService: false, name: 'Far' }
  const other = { lang: 'es-ES', localService: true, name: 'Otra' }
  const found = jest.fn()

  test('takes an English one, preferably a local one', () => {
    fakeSpeech([other, far, voice])
    findVoice('en-US', found)
    expect(found).toHaveBeenCalledWith(voice)
  })

  test('takes a remote English one before one of another language', () => {
    fakeSpeech([other, far])
    findVoice('en-US', found)
    expect(found).toHaveBeenCalledWith(far)
  })

  test('takes one of the language of the page, however the device writes it', () => {
    const spanish = { lang: 'es_MX', localService: true, name: 'Otra' }
    fakeSpeech([voice, spanish])
    findVoice('es-US', found)
    expect(found).toHaveBeenCalledWith(spanish)
  })

  test('stops where no voices are loaded', () => {
    jest.useFakeTimers()
    fakeSpeech([other])
    findVoice('en-US', found)
    expect(found).not.toHaveBeenCalled()
    jest.runAllTimers()
    expect(found.mock.calls).toEqual([[undefined]])
    jest.useRealTimers()
  })

  test('ends at once where the browser cannot speak', () => {
    Reflect.deleteProperty(window, 'speechSynthesis')
    findVoice('en-US', found)
    expect(found.mock.calls).toEqual([[undefined]])
  })
})

describe('what is read', () => {
  const partsOf = (html: string): string[] => {
    document.body.innerHTML = `<main>${html}</main>`
    return readableParts(document.querySelector('main')!).map(({ text }) => text)
  }
  // jsdom has no layout, so everything that is not hidden counts as visible.
  beforeEach(() => {
    Element.prototype.getClientRects = function (this: Element) {
      return (this.closest('.gone') ? [] : [{}]) as unknown as DOMRectList
    }
  })

  test('is each heading, paragraph and entry, with the words of its links and bold words', () => {
    expect(
      partsOf(
        '<h1>Title</h1><p>Call <a href="/">our <b>number</b></a>\n now.</p><ul><li>One</li><li>Two</li></ul>',
      ),
    ).toEqual(['Title', 'Call our number now.', 'One', 'Two'])
  })

  test('leaves out menus, buttons, forms, illustrations and hidden elements', () => {
    expect(
      partsOf(
        '<nav>Menu</nav><button>Press</button><form><p>Name</p></form><p aria-hidden="true">x</p><p class="gone">y</p><p>Text</p>',
      ),
    ).toEqual(['Text'])
  })

  test('takes the words of an entry apart from those of the list inside it', () => {
    expect(partsOf('<ul><li>Outer<ul><li>Inner</li></ul></li></ul>')).toEqual(['Outer', 'Inner'])
  })

  test('takes what to do if a step goes wrong after its step, and the ending after the last', () => {
    const body =
      '<Steps>\n\n1. **Tap.** Wait.\n\n   <IfItGoesWrong>Nothing? Go back.</IfItGoesWrong>\n\n2. Go on.\n\n<ItWorked>It rings.</ItWorked>\n\n</Steps>'
    expect(partsOf(renderArticle(body, {}, { texts: articleBody }))).toEqual([
      'Tap. Wait.',
      'If it goes wrong',
      'Nothing? Go back.',
      'Go on.',
      'How you know it worked',
      'It rings.',
    ])
  })

  test('includes closed answers', () => {
    expect(
      partsOf('<details><summary>Why?</summary><div class="gone"><p>So.</p></div></details>'),
    ).toEqual(['Why?', 'So.'])
  })
})

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['It costs $3.99 a month. Fine.', ['It costs $3.99 a month.', 'Fine.']],
  ['“Hang up.” Then wait', ['“Hang up.”', 'Then wait']],
  ['No end', ['No end']],
])('%s is divided into sentences', (text, expected) => {
  expect(sentences(text).map((one) => one.trim())).toEqual(expected)
})
