import { applyPreferences } from '../../src/preferences/apply-preferences'

const root = document.documentElement
const onDark = 'screen and (prefers-color-scheme:dark)'
const onMore = 'screen and (prefers-contrast:more)'
const byDevice = [onDark, onMore, `${onMore} and (prefers-color-scheme:dark)`]
const media = (): (string | null)[] =>
  Array.from(document.querySelectorAll('style'), (sheet) => sheet.getAttribute('media'))

/** Runs the function as a page does: printed into an inline script. */
function runPrinted(): void {
  const script = document.createElement('script')
  script.textContent = `(${applyPreferences.toString()})()`
  document.body.append(script)
  script.remove()
}

beforeEach(() => {
  localStorage.clear()
  root.removeAttribute('style')
  document.head.innerHTML = ['dark', 'more', 'more-dark']
    .map((name, index) => `<style id="theme-${name}" media="${byDevice[index]}"></style>`)
    .join('')
})

afterEach(() => jest.restoreAllMocks())

test('without stored preferences, the settings of the device apply, and the button is shown', () => {
  runPrinted()
  expect(media()).toEqual(byDevice)
  expect(root.style.fontSize).toBe('')
  expect(root.style.getPropertyValue('--lines')).toBe('')
  expect(root.style.getPropertyValue('--reading')).toBe('inline-block')
})

test('stored preferences are applied', () => {
  localStorage.setItem('reading', JSON.stringify({ size: '150%', lines: '1.9', theme: 'dark' }))
  runPrinted()
  expect(root.style.fontSize).toBe('150%')
  expect(root.style.getPropertyValue('--lines')).toBe('1.9')
  expect(media()).toEqual(['screen', 'not all', 'not all'])
})

test.each([
  ['light', ['not all', 'not all', 'not all']],
  ['dark', ['screen', 'not all', 'not all']],
  ['more', ['not all', 'screen', onDark]],
  ['a theme there is not', byDevice],
  ['', byDevice],
])('the theme "%s" overrides the setting of the device', (theme, expected) => {
  applyPreferences({ theme })
  expect(media()).toEqual(expected)
})

test('a choice replaces the one before', () => {
  applyPreferences({ size: '200%', lines: '2.2', theme: 'more' })
  applyPreferences({})
  expect(root.style.fontSize).toBe('')
  expect(root.style.getPropertyValue('--lines')).toBe('')
  expect(media()).toEqual(byDevice)
})

test.each(['', 'null', '{', '"text"', '[1]', '{"size":"no size"}'])(
  'an invalid stored value is ignored: %s',
  (kept) => {
    localStorage.setItem('reading', kept)
    expect(runPrinted).not.toThrow()
    expect(media()).toEqual(byDevice)
    expect(root.style.fontSize).toBe('')
  },
)

test('where storage is blocked, the button is still shown', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  runPrinted()
  expect(root.style.getPropertyValue('--reading')).toBe('inline-block')
})
