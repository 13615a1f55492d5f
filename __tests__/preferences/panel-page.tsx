import { screen, within, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderInLayout } from '../components/layout/render'

export const opener = (): HTMLElement => screen.getByRole('button', { name: /easier to read/i })
export const panel = (): HTMLElement =>
  screen.getByRole('region', { name: 'Make it easier to read' })
export const closedPanel = (): HTMLElement | null =>
  screen.queryByRole('region', { name: 'Make it easier to read' })
/** Returns the bar for reading aloud; null while nothing is read. */
export const bar = (): HTMLElement | null => screen.queryByRole('region', { name: 'Reading aloud' })
export const choice = (group: string, name: string): HTMLElement =>
  within(within(panel()).getByRole('group', { name: group })).getByRole('radio', { name })
export const press = (name: string): HTMLElement => screen.getByRole('button', { name })
/** Returns the live region of the panel. */
export const announcement = (): string => within(panel()).getByRole('status').textContent
/** Returns the element that is being read aloud. */
export const highlighted = (): string[] =>
  Array.from(document.querySelectorAll('[data-being-read]'), ({ textContent }) => textContent)

/** Makes everything count as visible, without reduced motion: jsdom has no layout. */
export function makeEverythingVisible(): void {
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList
  window.scrollBy = jest.fn()
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
}

/** Renders a page of three parts, in the layout of every page. */
export function renderPage(): { user: UserEvent } & RenderResult {
  const page = renderInLayout(
    <article>
      <h1>A title</h1>
      <p>One. Two.</p>
      <p>Three.</p>
    </article>,
  )
  return { user: userEvent.setup(), ...page }
}

/** Renders the page and opens the panel. */
export async function openPanel(): Promise<UserEvent> {
  const { user } = renderPage()
  await user.click(opener())
  await screen.findByRole('region', { name: 'Make it easier to read' })
  return user
}
