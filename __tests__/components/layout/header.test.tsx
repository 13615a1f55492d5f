import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NavigationItem } from '../../../src/content-model/schemas/site'
import { site } from '../../sites/small-site'
import { renderInLayout } from './render'

const bars = (): HTMLElement[] => screen.getAllByRole('navigation', { name: 'Main' })

/** Returns a menu of the wide bar (0) or of the narrow menu (1), by its label. */
function menu(name: string, bar = 0): HTMLDetailsElement {
  const details = summary(name, bar).closest('details')
  if (!details) throw new Error(`${name} is no menu`)
  return details
}
const summary = (name: string, bar = 0): HTMLElement => within(bars()[bar]!).getByText(name)
const linksOf = (item: NavigationItem) => ('links' in item ? item.links : [item])

/** Opens a menu as browsers do; jsdom does not. */
function openMenu(details: HTMLDetailsElement): void {
  act(() => {
    details.querySelector('summary')?.focus()
    details.open = true
  })
}

beforeEach(() => {
  renderInLayout(<h1>A page</h1>)
})

test.each([0, 1])('bar %i links to every page of site.yaml, by its label', (bar) => {
  const nav = bars()[bar]!
  for (const item of site.navigation) {
    for (const { label, to, note } of linksOf(item)) {
      const link = within(nav).getByRole('link', {
        name: note ? `${label} ${note}` : label,
        hidden: true,
      })
      expect(link).toHaveAttribute('href', to)
    }
  }
})

test.each([0, 1])('bar %i marks the page that is shown, and no other', (bar) => {
  const links = within(bars()[bar]!).getAllByRole('link', { hidden: true })
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(new Set(marked.map((link) => link.getAttribute('href')))).toEqual(new Set(['/']))
})

test('Esc closes an open menu, and the focus goes back to its button', async () => {
  const user = userEvent.setup()
  openMenu(menu('Services'))
  act(() => within(menu('Services')).getByText('Articles').focus())
  await user.keyboard('{Escape}')
  expect(menu('Services').open).toBe(false)
  expect(summary('Services')).toHaveFocus()
})

test('Esc closes the menu in the panel first, then the panel', async () => {
  const user = userEvent.setup()
  const panel = screen.getByText('Menu').closest('details')!
  openMenu(panel)
  openMenu(menu('Places', 1))
  await user.keyboard('{Escape}')
  expect(menu('Places', 1).open).toBe(false)
  expect(panel.open).toBe(true)
  expect(summary('Places', 1)).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(panel.open).toBe(false)
  expect(screen.getByText('Menu').closest('summary')).toHaveFocus()
})

test('a click elsewhere closes an open menu', async () => {
  const user = userEvent.setup()
  openMenu(menu('Services'))
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(menu('Services').open).toBe(false)
})

test('choosing a link closes the menu and the panel around it', async () => {
  const user = userEvent.setup()
  const panel = screen.getByText('Menu').closest('details')!
  openMenu(panel)
  openMenu(menu('Services', 1))
  const link = within(menu('Services', 1)).getByText('Device setup')
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(menu('Services', 1).open).toBe(false)
  expect(panel.open).toBe(false)
})

test('every page shows the phone number as a tel: link', () => {
  const header = screen.getAllByRole('link', { name: /^\(202\) 555-0142/ })
  expect(header.length).toBeGreaterThanOrEqual(2)
  for (const link of header) expect(link).toHaveAttribute('href', 'tel:+12025550142')
})

test('the skip link is first and targets the main part', () => {
  expect(screen.getAllByRole('link')[0]).toHaveTextContent('Skip to the main part')
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

describe('the footer', () => {
  const footer = (): HTMLElement => screen.getByRole('contentinfo')

  test('has the links of site.yaml in titled groups', () => {
    const nav = within(footer()).getByRole('navigation', { name: 'Footer' })
    const titles = within(nav).getAllByRole('heading', { level: 2 })
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Reach us'])
    const links = within(nav).getAllByRole('link')
    const found = links.map((link) => [link.textContent, link.getAttribute('href')])
    expect(found).toEqual([
      ['Contact', '/contact'],
      ['Every section', '/every-section'],
    ])
  })

  test('shows phone, e-mail and opening hours', () => {
    const foot = within(footer())
    expect(foot.getByRole('link', { name: site.phones.calls })).toBeInTheDocument()
    const support = site.emails?.support ?? ''
    // It may break after its @, where jsdom inserts a space.
    const address = new RegExp(support.replace('@', '@ ?'))
    expect(foot.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${support}`)
    expect(footer()).toHaveTextContent('Open Monday to Saturday, 9 AM–6 PM')
  })
})
