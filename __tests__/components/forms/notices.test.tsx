import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { NoticeProvider, useNotice, type Notice } from '../../../src/components/forms/notices'
import { renderAlone } from '../layout/render'
import { userWithFakeTimers } from './mock-fetch'

const success: Notice = {
  tone: 'success',
  from: 'newsletter',
  title: 'Thanks',
  text: 'We have it.',
}
const error: Notice = {
  tone: 'error',
  from: 'consultation',
  title: 'Sorry',
  text: 'Call (202) 555-0142.',
}
const secondTry: Notice = { ...success, from: 'consultation', title: 'It worked' }

function Buttons(): ReactElement {
  const showNotice = useNotice()
  const [there, setThere] = useState(true)
  const vanish = (): void => {
    setThere(false)
    showNotice(error)
  }
  return (
    <>
      {there ? <button onClick={vanish}>Vanish</button> : null}
      <button onClick={() => showNotice(success)}>Succeed</button>
      <button onClick={() => showNotice(error)}>Fail</button>
      <button onClick={() => showNotice(secondTry)}>Try again</button>
    </>
  )
}

let user: UserEvent
beforeEach(() => {
  user = userWithFakeTimers()
  renderAlone(
    <NoticeProvider>
      <Buttons />
    </NoticeProvider>,
  )
})
afterEach(() => jest.useRealTimers())

const pass = (time: number): void => act(() => void jest.advanceTimersByTime(time))
const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }))

test('a success is announced politely, with title and text, and shown for 20 seconds', async () => {
  await press('Succeed')
  expect(screen.getByRole('status')).toHaveTextContent('ThanksWe have it.')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  pass(19_900)
  expect(screen.getByText('Thanks')).toBeInTheDocument()
  pass(200)
  expect(screen.queryByText('Thanks')).not.toBeInTheDocument()
})

test('an error is announced assertively, with title and text, and stays', async () => {
  await press('Fail')
  expect(screen.getByRole('alert')).toHaveTextContent('SorryCall (202) 555-0142.')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  pass(20 * 60_000)
  expect(screen.getByText('Sorry')).toBeInTheDocument()
})

test('a success stays while it is hovered, and 20 seconds longer', async () => {
  await press('Succeed')
  pass(15_000)
  await user.hover(screen.getByText('Thanks'))
  pass(10 * 60_000)
  expect(screen.getByText('Thanks')).toBeInTheDocument()
  await user.unhover(screen.getByText('Thanks'))
  pass(19_900)
  expect(screen.getByText('Thanks')).toBeInTheDocument()
  pass(200)
  expect(screen.queryByText('Thanks')).not.toBeInTheDocument()
})

test('a success stays while it has focus, and disappears later', async () => {
  await press('Succeed')
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  pass(10 * 60_000)
  expect(screen.getByText('Thanks')).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'Fail' }).focus())
  pass(20_100)
  expect(screen.queryByText('Thanks')).not.toBeInTheDocument()
})

test.each(['Succeed', 'Fail'])('Close takes the notice of "%s" away', async (name) => {
  await press(name)
  await press('Close')
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})

test('Esc closes the newest notice, then the one before', async () => {
  await press('Fail')
  await press('Succeed')
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Thanks')).not.toBeInTheDocument()
  expect(screen.getByText('Sorry')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Sorry')).not.toBeInTheDocument()
})

test('a new result of a form replaces its earlier one', async () => {
  await press('Fail')
  await press('Fail')
  expect(screen.getAllByText('Sorry')).toHaveLength(1)
  await press('Try again')
  expect(screen.queryByText('Sorry')).not.toBeInTheDocument()
  expect(screen.getByText('It worked')).toBeInTheDocument()
})

test('after Close, focus returns to where it was', async () => {
  await press('Fail')
  await press('Close')
  expect(screen.getByRole('button', { name: 'Fail' })).toHaveFocus()
})

test('where the focused element is gone, Close focuses the page', async () => {
  renderAlone(
    <main id="main" tabIndex={-1}>
      Words
    </main>,
  )
  await press('Vanish')
  await press('Close')
  expect(screen.getByRole('main')).toHaveFocus()
})
