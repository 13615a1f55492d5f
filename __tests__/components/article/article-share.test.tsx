import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ArticleShare } from '../../../src/components/article/article-share'
import { textMessageLink } from '../../../src/components/ui/button'
import { renderAlone } from '../layout/render'

const url = 'https://maplehouse.example/blog/x'
const summary = 'Phones warn of some calls. This tells what to do & what not.'
const title = 'Calls & “Scam Likely” + more'
const renderShare = () => renderAlone(<ArticleShare title={title} summary={summary} url={url} />)
const share = (): HTMLElement => screen.getByRole('button', { name: 'Share' })
const deviceShare = jest.fn<Promise<void>, [ShareData]>()

function deviceCanShare(can: boolean): void {
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: can ? deviceShare : undefined,
  })
}

beforeEach(() => {
  deviceShare.mockReset()
  deviceShare.mockResolvedValue()
  deviceCanShare(false)
})

test('Share opens the share sheet of the device', async () => {
  const user = userEvent.setup()
  deviceCanShare(true)
  renderShare()
  await user.click(share())
  expect(deviceShare).toHaveBeenCalledWith({ title, text: summary, url })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('closing the share sheet is no error', async () => {
  const user = userEvent.setup()
  deviceCanShare(true)
  deviceShare.mockRejectedValue(new DOMException('', 'AbortError'))
  renderShare()
  await user.click(share())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('without a share sheet the link is copied, and that is announced', async () => {
  const user = userEvent.setup()
  renderShare()
  await user.click(share())
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied.')
  await expect(navigator.clipboard.readText()).resolves.toBe(url)
})

test('where the link cannot be copied, it is shown', async () => {
  const user = userEvent.setup()
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
  renderShare()
  await user.click(share())
  expect(screen.getByRole('status')).toHaveTextContent(url)
  copy.mockRestore()
})

const addressOf = (name: string): string =>
  screen.getByRole('link', { name }).getAttribute('href') ?? ''

test('E-mail opens a message with title, summary and link', () => {
  renderShare()
  const address = addressOf('E-mail')
  expect(address).toMatch(/^mailto:\?subject=/)
  // Mail programs show a plus as a plus.
  expect(address).not.toContain('+')
  const letter = new URLSearchParams(address.slice('mailto:?'.length))
  expect(letter.get('subject')).toBe(title)
  expect(letter.get('body')).toBe(`${summary}\r\n\r\n${title}\r\n${url}`)
})

test('Text message opens one with summary, title and link, of which the summary can be read first', () => {
  renderShare()
  expect(screen.getByText(summary)).toBeInTheDocument()
  const address = addressOf('Text message')
  expect(address).toMatch(/^sms:\?&body=/)
  // Many Android phones would end it at a narrow ampersand, and leave a plus out.
  expect(decodeURIComponent(address.slice('sms:?&body='.length))).toBe(
    `${summary}\n\n${title}\n${url}`.replace(/&/g, '＆').replace(/\+/g, '＋'),
  )
})

test('a percent sign stops no text message, and percent signs of a link stay', () =>
  expect(decodeURIComponent(textMessageLink('5 % https://a.example/caf%C3%A9'))).toBe(
    'sms:?&body=5 ％ https://a.example/caf%C3%A9',
  ))

test('Print opens the print window', async () => {
  const user = userEvent.setup()
  const print = jest.fn()
  window.print = print
  renderShare()
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})
