import { screen } from '@testing-library/react'
import { SectionList } from '../../../src/components/sections/section-list'
import { renderInLayout } from '../layout/render'
import { pages } from '../../sites/small-site'
import { oneSpace, visibleTexts } from './visible-texts'

describe.each(pages)('the page of $file', ({ path, sections }) => {
  const complain = jest.spyOn(console, 'error')
  let main: HTMLElement

  beforeEach(() => {
    complain.mockReset()
    window.history.pushState(null, '', path)
    renderInLayout(<SectionList sections={sections} />)
    main = screen.getByRole('main')
  })
  afterAll(() => complain.mockRestore())

  test('shows all its text', () => {
    const text = oneSpace(main.textContent)
    const shown = sections.flatMap(visibleTexts)
    expect(shown.filter((words) => !text.includes(words))).toEqual([])
  })

  test('has exactly one h1, first, and skips no heading level', () => {
    const levels = Array.from(main.querySelectorAll('h1, h2, h3, h4, h5, h6'), (heading) =>
      Number(heading.tagName.slice(1)),
    )
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(skips).toEqual([])
  })

  test('has no empty heading and no two equal headings in a row', () => {
    const words = Array.from(main.querySelectorAll('h1, h2, h3'), (one) =>
      oneSpace(one.textContent),
    )
    expect(words.filter((text) => text === '')).toEqual([])
    expect(words.filter((text, index) => text === words[index - 1])).toEqual([])
  })

  test('replaces every variable, in text and attributes', () => {
    expect(main.innerHTML.match(/\{[A-Za-z][A-Za-z0-9]*\}/g)).toBeNull()
    expect(main.textContent).not.toMatch(/undefined|\[object|NaN/)
  })

  test('has no id twice', () => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('has links with a target and an accessible name', () => {
    for (const link of Array.from(main.querySelectorAll('a'))) {
      expect(link.getAttribute('href')).toMatch(/^(\/|https:\/\/|tel:(\+1|911$)|sms:\+1|mailto:|#)/)
      expect(link).toHaveAccessibleName()
    }
  })

  test('has a label on every field, and an alternative text on every picture', () => {
    const named = 'input:not([type=hidden]), select, textarea, button'
    for (const control of Array.from(main.querySelectorAll(named))) {
      expect(control).toHaveAccessibleName()
    }
    for (const image of Array.from(main.querySelectorAll('img'))) {
      expect(image).toHaveAttribute('alt')
    }
  })

  test('renders without a warning of React', () => {
    expect(complain).not.toHaveBeenCalled()
  })
})
