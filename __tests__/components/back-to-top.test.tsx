import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BackToTop } from '../../src/components/ui/back-to-top'
import { renderAlone, renderInLayout } from './layout/render'

const button = (): HTMLElement | null => screen.queryByRole('button', { name: 'Back to top' })

function scrollTo(pixels: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: pixels })
    window.dispatchEvent(new Event('scroll'))
  })
}
beforeEach(() => scrollTo(0))

test('the button is shown after more than 300 pixels and hidden again', () => {
  renderAlone(<BackToTop />)
  scrollTo(301)
  expect(button()).toBeInTheDocument()
  scrollTo(299)
  expect(button()).not.toBeInTheDocument()
})

test('it brings the reader, and the focus, back to the top of the main part', async () => {
  const user = userEvent.setup()
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  renderInLayout(<BackToTop />)
  scrollTo(1_000)
  await user.click(button()!)
  expect(scroll).toHaveBeenCalledWith(0, 0)
  expect(screen.getByRole('main')).toHaveFocus()
  scroll.mockRestore()
})
