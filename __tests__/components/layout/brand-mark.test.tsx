import { render } from '@testing-library/react'
import { BrandMark } from '../../../src/components/layout/brand-mark'

const logo = {
  viewBox: '0 0 9 9',
  markup:
    '<defs><linearGradient id="sun"><stop stop-color="#F2B84B"/></linearGradient></defs><path id="disc" fill="url(#sun)"/><use href="#disc" x="2"/>',
}

test('twice on a page, no id is twice, and each drawing uses its own', () => {
  const { container } = render(
    <>
      <BrandMark logo={logo} location="header" />
      <BrandMark logo={logo} location="footer" />
    </>,
  )
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id)
  expect(ids).toEqual(['header-sun', 'header-disc', 'footer-sun', 'footer-disc'])
  const [, second] = container.querySelectorAll('svg')
  expect(second?.querySelector('path')).toHaveAttribute('fill', 'url(#footer-sun)')
  expect(second?.querySelector('use')).toHaveAttribute('href', '#footer-disc')
})

test('only a logo that has a light glows while the business is open', () => {
  const { container, rerender } = render(<BrandMark logo={logo} location="header" isOpen />)
  expect(container.querySelector('svg')).not.toHaveAttribute('style')
  rerender(<BrandMark logo={{ ...logo, glow: '#F2B84B73' }} location="header" isOpen />)
  expect(container.querySelector('svg')?.style.borderRadius).toBe('50%')
  rerender(<BrandMark logo={{ ...logo, glow: '#F2B84B73' }} location="header" isOpen={false} />)
  expect(container.querySelector('svg')?.style.borderRadius).toBe('')
})

test('what is seen while we are open is not drawn once we are known to be closed', () => {
  const withLight = { ...logo, markup: '<path class="while-open" d="M0 0h9v9z"/>' }
  const { container, rerender } = render(<BrandMark logo={withLight} location="header" />)
  expect(container.querySelector('path')).not.toHaveAttribute('display')
  rerender(<BrandMark logo={withLight} location="header" isOpen />)
  expect(container.querySelector('path')).not.toHaveAttribute('display')
  rerender(<BrandMark logo={withLight} location="header" isOpen={false} />)
  expect(container.querySelector('path')).toHaveAttribute('display', 'none')
})
