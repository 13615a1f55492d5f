import { showLine } from './body-field'
import type { Mistake } from './check'
import { h } from './sveltia/sveltia'

/** Draws a mistake, whose place leads there. A word that is not in the dictionary can be taken as right. */
export function mistakeItem(
  { place, found, allowed, why, fix, hint, isGap, word, ...target }: Mistake,
  index: number,
  accept: (word: string) => void,
): unknown {
  const show = (): void => {
    if (target.line !== undefined)
      showLine.dispatchEvent(new CustomEvent('line', { detail: target.line }))
    else void focusField(target.field ?? '')
  }
  return h(
    'li',
    { key: index },
    place ? h('button', { type: 'button', onClick: show }, place) : null,
    isGap ? ` ${fix}` : ` ${hint ? 'Hint: ' : ''}${found}. Allowed: ${allowed}. ${fix}`,
    word
      ? [' ', h('button', { key: word, onClick: () => accept(word) }, `“${word}” is right`)]
      : null,
    isGap ? null : h('small', null, ` ${why}`),
  )
}

const controls = 'input, textarea, [role=combobox], [role=switch]'
/** How often a field is looked for, and the time between in milliseconds: the editor draws fields as they come into view. */
const [tries, tryPause] = [20, 50]

/** Puts the cursor into a field, such as `fridge.lines[2]`, or the nearest one around it. The editor counts from 0. */
async function focusField(path: string): Promise<void> {
  const keys = path.replace(/\[(\d+)\]/g, (_, number) => `.${Number(number) - 1}`).split('.')
  let field: HTMLElement | null = null
  for (let attempt = 0; attempt < tries; attempt++) {
    for (let length = keys.length; length > 0 && !field; length--) {
      const key = CSS.escape(keys.slice(0, length).join('.'))
      field = document.querySelector(`[data-key-path="${key}"]`)
    }
    const shown = field ?? [...document.querySelectorAll('[data-key-path]')].at(-1)
    shown?.scrollIntoView({ block: 'center' })
    const control = field?.querySelector<HTMLElement>(controls)
    if (control) return control.focus()
    await new Promise((resolve) => setTimeout(resolve, tryPause))
  }
  // The first button of a field opens its menu.
  field?.querySelector<HTMLElement>('button:not([aria-haspopup])')?.focus()
}
