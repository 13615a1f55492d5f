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
