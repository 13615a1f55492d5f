import { fillText } from '../content-model/text'
import type { PageInterface } from '../content-model/schemas/interface'

export type StepTexts = PageInterface['steps']

/** State of a list whose steps are shown one at a time. */
interface StepView {
  /** Index of the visible step. */
  current: number
  heading: HTMLElement
  foot: HTMLElement
  /** Label of the button while all steps are shown. */
  label: string | null
}

const views = new WeakMap<Element, StepView>()

/** Toggles between one step at a time and all steps. */
export function toggleSteps(button: HTMLElement, texts: StepTexts): void {
  const box = button.closest('.steps')
  const list = box?.querySelector<HTMLElement>(':scope > ol')
  if (!box || !list) return
  const steps = Array.from(list.children) as HTMLElement[]
  // How one knows that it worked: belongs to the last step.
  const ending = box.querySelector<HTMLElement>(':scope > .it-worked')
  const view = views.get(box)

  if (view) {
    view.heading.remove()
    view.foot.remove()
    views.delete(box)
    steps.forEach((step) => (step.hidden = false))
    if (ending) ending.hidden = false
    list.style.counterReset = ''
    button.textContent = view.label
    button.focus({ preventScroll: true })
    // Below the sticky bar, which the browser does not know of when it focuses.
    button.scrollIntoView({ block: 'nearest' })
    return
  }

  const show = (current: number): void => {
    steps.forEach((step, index) => (step.hidden = index !== current))
    // Hidden items are not counted by CSS counters.
    list.style.counterReset = `step ${current}`
    next.hidden = current === steps.length - 1
    if (ending) ending.hidden = !next.hidden
    back.hidden = current === 0
    state.current = current
    heading.textContent = fillText(texts.position, {
      step: current + 1,
      count: steps.length,
    })
    heading.focus({ preventScroll: true })
    // Scrolls only where step and buttons are not fully visible.
    const { top } = heading.getBoundingClientRect()
    const { bottom } = foot.getBoundingClientRect()
    const barHeight = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    if (top < barHeight || bottom > innerHeight) heading.scrollIntoView()
  }
  const go = (by: number) => (): void => show(state.current + by)
  const heading = document.createElement('p')
  heading.className = 'step-count'
  heading.tabIndex = -1
  // Screen readers announce a focused heading, but not a focused paragraph.
  heading.setAttribute('role', 'heading')
  heading.setAttribute('aria-level', String(levelAbove(box) + 1))
  const back = createButton(texts.back, go(-1))
  const next = createButton(texts.next, go(1))
  const foot = document.createElement('div')
  foot.className = 'step-foot'
  foot.append(back, next)
  const state: StepView = { current: 0, heading, foot, label: button.textContent }

  views.set(box, state)
  list.before(heading)
  const end = ending ?? list
  end.after(foot)
  button.textContent = texts.all
  show(0)
}

/** Returns the level of the last heading before an element. */
function levelAbove(element: Element): number {
  const before = Array.from(document.querySelectorAll('h1, h2, h3')).filter(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return Number(before.pop()?.tagName.slice(1) ?? 1)
}

function createButton(label: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = label
  button.addEventListener('click', onPress)
  return button
}
