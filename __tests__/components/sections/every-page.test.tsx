import { screen } from '@testing-library/react'
import { SectionList } from '../../../src/components/sections/section-list'
import { renderInLayout } from '../layout/render'
import { pages } from '../../sites/small-site'
import { oneSpace, visibleTexts } from './visible-texts'

test.each(pages)('the page of $file is complete, and has a name for everything', (page) => {
  const complain = jest.spyOn(console, 'error')
  window.history.pushState(null, '', page.path)
  renderInLayout(<SectionList sections={page.sections} />)
  // React warns on the console.
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()

  const main = screen.getByRole('main')
  const text = oneSpace(main.textContent)
  const shown = page.sections.flatMap(visibleTexts)
  expect(shown.filter((words) => !text.includes(words))).toEqual([])
  // Variables are replaced, in text and attributes. Those of open hours are filled by a script, with the time.
  const html = main.innerHTML.replace(/ data-hours="[^"]*"/g, '')
  expect(html.match(/\{[A-Za-z][A-Za-z0-9]*\}/g)).toBeNull()
  expect(main.textContent).not.toMatch(/undefined|\[object|NaN/)

  const headings = Array.from(main.querySelectorAll('h1, h2, h3, h4, h5, h6'))
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
  expect(levels[0]).toBe(1)
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  expect(skips).toEqual([])
  const words = headings.map(({ textContent }) => oneSpace(textContent))
  expect(words.filter((heading) => heading === '')).toEqual([])

  for (const link of Array.from(main.querySelectorAll('a'))) {
    expect(link.getAttribute('href')).toMatch(/^(\/|https:\/\/|tel:(\+1|911$)|sms:\+1|mailto:|#)/)
    expect(link).toHaveAccessibleName()
  }
  const named = 'input:not([type=hidden]), select, textarea, button'
  for (const control of Array.from(main.querySelectorAll(named))) {
    expect(control).toHaveAccessibleName()
  }
})
