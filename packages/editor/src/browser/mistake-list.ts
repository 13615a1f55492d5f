import { originalField, upToDateField } from '../config/cms-config'
import type { SiteData } from '../editor-data'
import { showLine } from './body-field'
import type { Mistake } from './check'
import type { Values } from './format'
import { h } from './sveltia/sveltia'
import { dayInWords, sourceOf, todayIn, type ShownSource } from './translation'

/** What is known of an entry. */
export interface Checked {
  /** What a translation translates; nothing until it is read. */
  source?: ShownSource
  /** What the last check has found; nothing until the first one has answered. */
  mistakes: Mistake[] | undefined
  /** True from a change until the check has answered. */
  checking: boolean
  /** Reason why the check could not run. */
  trouble: string
}

const noSource =
  'The original could not be read, so this cannot be marked as up to date. Please try again later.'

/** Draws the mistakes of an entry, and what else a writer has to know of it. */
export function mistakeList(
  { mistakes = [], checking, trouble, source }: Checked,
  values: Values,
  site: SiteData,
  accept: (word: string) => void,
  translations: readonly string[],
): unknown {
  const isMarked = values[upToDateField] === true
  const isBehind = source && source.change !== 'none' && !isMarked
  const sourceNotes = source ? [sourceNote(source, values)] : isMarked ? [noSource] : []
  const notes = [...whenSeen(values, site), ...sourceNotes, ...translations]
  return h(
    'section',
    { className: 'porchlight-mistakes', 'aria-label': 'Mistakes', 'data-checked': !checking },
    h('h2', { role: 'status' }, checking ? 'Checking …' : summaryOf(mistakes, isBehind)),
    ...notes.map((note) => h('p', { key: note }, note)),
    trouble && !checking ? h('p', null, trouble) : null,
    mistakes.length > 0
      ? h('ul', null, ...mistakes.map((one, index) => mistakeItem(one, index, accept)))
      : null,
  )
}

/** Returns what keeps visitors from seeing what is saved. */
function whenSeen({ draft, publishOn }: Values, { timeZone, checkedByServer }: SiteData): string[] {
  const day = typeof publishOn === 'string' ? publishOn : ''
  const notes = [
    ...(draft === true ? ['“Hidden” is on: visitors don’t see it until you turn it off.'] : []),
    ...(day > todayIn(timeZone) ? [`Visitors don’t see it before ${dayInWords(day)}.`] : []),
  ]
  const isShown = notes.length === 0 && !checkedByServer
  return isShown ? ['Visitors see what you save once others have accepted it.'] : notes
}

/** Returns what a writer has to know of the source of a translation. */
function sourceNote({ change }: ShownSource, values: Values): string {
  const day = dayInWords(sourceOf(String(values[originalField])).translatedOn)
  if (change === 'none') return `Up to date: the original has not changed since ${day}.`
  if (values[upToDateField] === true)
    return '“Up to date” is on: once you save, readers see no notice that the original has changed.'
  const how =
    change === 'marked'
      ? 'On the right, what is new is underlined, and what is gone is crossed out.'
      : 'What it said then is not known here, so please compare both in full.'
  return `The original has changed since ${day}. ${how} Once this says the same, turn on “Up to date”.`
}

function summaryOf(mistakes: readonly Mistake[], isBehind = false): string {
  const gaps = mistakes.filter(({ isGap }) => isGap).length
  const others = mistakes.filter(({ hint, isGap }) => !hint && !isGap).length
  const count = others === 1 ? '1 mistake' : `${others} mistakes`
  if (gaps === 0 && others === 0) {
    return isBehind ? 'No mistakes, but the original has changed' : 'No mistakes'
  }
  if (gaps === 0) return count
  return others === 0 ? `Still to fill in: ${gaps}` : `${count}. Still to fill in: ${gaps}`
}

/** Draws a mistake, whose place leads there. A word that is not in the dictionary can be taken as right. */
function mistakeItem(
  { place, found, allowed, why, fix, hint, isGap, word, ...target }: Mistake,
  index: number,
  accept: (word: string) => void,
): unknown {
  return h(
    'li',
    { key: index },
    place ? h('button', { type: 'button', onClick: () => void goTo(target) }, place) : null,
    isGap ? ` ${fix}` : ` ${hint ? 'Hint: ' : ''}${found}. Allowed: ${allowed}. ${fix}`,
    word
      ? [' ', h('button', { key: word, onClick: () => accept(word) }, `“${word}” is right`)]
      : null,
    isGap ? null : h('small', null, ` ${why}`),
  )
}

/** Puts the cursor into a field, or before the words of a line of the text. */
export async function goTo({ field = '', line }: Pick<Mistake, 'field' | 'line'>): Promise<void> {
  // On a narrow screen the preview hides the form, which takes a moment to come back.
  const back = document.querySelector<HTMLElement>('[aria-label=Preview][aria-pressed=true]')
  back?.click()
  if (line === undefined) return focusField(field)
  if (back) await new Promise((resolve) => setTimeout(resolve, tries * tryPause))
  showLine.dispatchEvent(new CustomEvent('line', { detail: line }))
}

const controls = 'input, textarea, [role=combobox], [role=switch]'
/** How often a field is looked for, and the time between in milliseconds: the editor draws fields as they come into view. */
const [tries, tryPause] = [20, 50]

/** Puts the cursor into a field, such as `fridge.lines[2]`, or the nearest one around it. The editor counts from 0. */
async function focusField(path: string): Promise<void> {
  const keys = path.replace(/\[(\d+)\]/g, (_, number) => `.${Number(number) - 1}`).split('.')
  let field: HTMLElement | null = null
  for (let attempt = 0; attempt < tries; attempt++) {
    let length = keys.length
    for (field = null; length > 0 && !field; length--) {
      const key = CSS.escape(keys.slice(0, length).join('.'))
      field = document.querySelector(`[data-key-path="${key}"]`)
    }
    const items = [...(field?.querySelectorAll('.item') ?? [])]
    const item = items.filter((one) => one.parentElement?.closest('[data-key-path]') === field)[
      Number(keys[length + 1])
    ]
    const shown = item ?? field ?? [...document.querySelectorAll('[data-key-path]')].at(-1)
    shown?.scrollIntoView({ block: 'center' })
    const control = (item ?? field)?.querySelector<HTMLElement>(controls)
    if (control) return control.focus()
    // A closed item of a list draws no fields.
    item?.querySelector<HTMLElement>('.header [aria-expanded=false]')?.click()
    await new Promise((resolve) => setTimeout(resolve, tryPause))
  }
  // The first button of a field opens its menu.
  field?.querySelector<HTMLElement>('button:not([aria-haspopup])')?.focus()
}
