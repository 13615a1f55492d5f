import { screen } from '@testing-library/react'
import { PreviewNotice } from '../../../src/components/layout/preview-notice'
import { show } from './render'

test('says what it is told, and leads to what changed where there is a page of it', () => {
  show(<PreviewNotice changes="/__changes">A preview.</PreviewNotice>)
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent('A preview.')
  expect(screen.getByRole('link', { name: 'See what changed' })).toHaveAttribute(
    'href',
    '/__changes',
  )
})

test('has no link that leads nowhere', () => {
  show(<PreviewNotice>A preview.</PreviewNotice>)
  expect(screen.getByText('A preview.')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
