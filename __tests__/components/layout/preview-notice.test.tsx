import { screen } from '@testing-library/react'
import { PreviewNotice } from '../../../src/components/layout/page-notices'
import { renderAlone } from './render'

test('shows its text, and links to the page of changes where there is one', () => {
  renderAlone(<PreviewNotice changes="/__changes">A preview.</PreviewNotice>)
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent('A preview.')
  expect(screen.getByRole('link', { name: 'See what changed' })).toHaveAttribute(
    'href',
    '/__changes',
  )
})

test('has no link without a target', () => {
  renderAlone(<PreviewNotice>A preview.</PreviewNotice>)
  expect(screen.getByText('A preview.')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
