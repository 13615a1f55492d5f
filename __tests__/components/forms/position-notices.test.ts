import { isOnScreen, positionNotices } from '../../../src/components/forms/notices'

/** Creates a page of 800 by 600 px: a bar on top, phone numbers at these heights, one notice. */
function showNotice(numbers: readonly number[]): HTMLElement {
  document.body.innerHTML = `<header></header>${'<a href="tel:+1"></a>'.repeat(numbers.length)}
    <details><a href="tel:+1" class="folded"></a></details>
    <div id="corner"><div data-notice><a href="tel:+1"></a></div></div>`
  const place = (element: Element | null, top: () => number, height: number): void => {
    element!.getBoundingClientRect = () => new DOMRect(0, top(), 800, height)
  }
  const corner = document.getElementById('corner')!
  place(document.querySelector('header'), () => 0, 60)
  numbers.forEach((top, index) => place(document.querySelectorAll('a')[index]!, () => top, 20))
  place(document.querySelector('.folded'), () => 80, 20)
  const top = (): number => (corner.style.top ? parseFloat(corner.style.top) : 400)
  place(corner.querySelector('[data-notice]'), top, 200)
  place(corner.querySelector('a'), top, 20)
  positionNotices(corner)
  return corner
}

beforeAll(() => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get right(): number {
      return this.left + this.width
    }
    get bottom(): number {
      return this.top + this.height
    }
  } as typeof DOMRect
})

test.each([
  ['no number is to be seen', []],
  ['a number stands above it', [370]],
  ['numbers would be covered on top, too, and no fewer', [100, 500]],
])('a notice stands at the foot where %s', (_, numbers) => {
  expect(showNotice(numbers).style.top).toBe('')
})

test.each([
  ['a number stands at the foot', [500]],
  ['fewer would be covered there', [100, 450, 500]],
])('a notice stands below the bar where %s', (_, numbers) => {
  expect(showNotice(numbers).style.top).toBe('60px')
})

test.each([
  ['is within it', 100, 300, true],
  ['has a line above its bottom', 720, 900, true],
  ['is as small as a line, below the bar', 60, 80, true],
  ['is higher than it', -500, 2000, true],
  ['has less than a line above its bottom', 750, 900, false],
  ['has less than a line below the bar', -500, 80, false],
  ['has no size', 100, 100, false],
])('an element that %s is on the screen: %s to %s is %s', (_, top, bottom, expected) => {
  document.body.innerHTML = '<header></header><form></form>'
  const place = (name: string, from: number, to: number): Element => {
    const element = document.querySelector(name)!
    element.getBoundingClientRect = () => new DOMRect(0, from, 800, to - from)
    return element
  }
  place('header', 0, 60)
  expect(isOnScreen(place('form', top, bottom))).toBe(expected)
})
