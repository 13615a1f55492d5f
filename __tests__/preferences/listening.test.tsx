import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { fakeSpeech, voice, type FakeSpeech } from './fake-speech'
import {
  bar,
  closedPanel,
  makeEverythingVisible,
  highlighted,
  opener,
  openPanel,
  panel,
  press,
  renderPage,
} from './panel-page'

const listen = 'Listen to this page'
const words = ({ spoken }: FakeSpeech): string[] => spoken.map(({ text }) => text.trim())
const rates = ({ spoken }: FakeSpeech): number[] => spoken.map(({ rate }) => rate)
const finish = (speech: FakeSpeech): void => act(() => speech.finish())
/** Returns the live region of the voice. */
const announced = (): string =>
  screen
    .getAllByRole('status')
    .find(({ textContent }) => /Paused|read to the end/.test(textContent))?.textContent ?? ''

async function startListening(): Promise<{ user: UserEvent; speech: FakeSpeech }> {
  const speech = fakeSpeech()
  const user = await openPanel()
  await user.click(press(listen))
  return { user, speech }
}

beforeEach(() => {
  makeEverythingVisible()
  localStorage.clear()
})

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis')
})

describe('without a voice', () => {
  test('a browser that cannot speak says so at once, in place of the button', async () => {
    await openPanel()
    expect(within(panel()).getByText(/^This device has no voice that reads English/)).toBeVisible()
    expect(screen.queryByRole('button', { name: listen })).not.toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Speed of the voice' })).not.toBeInTheDocument()
  })

  test('that comes late, the button waits for it', async () => {
    const voices: (typeof voice)[] = []
    fakeSpeech(voices)
    await openPanel()
    expect(press(listen)).toBeDisabled()
    voices.push(voice)
    await waitFor(() => expect(press(listen)).toBeEnabled())
  })
})

describe('Listen', () => {
  test('closes the panel, and focuses Pause', async () => {
    const { speech } = await startListening()
    expect(closedPanel()).not.toBeInTheDocument()
    expect(opener()).toHaveAttribute('aria-expanded', 'false')
    expect(
      within(bar()!)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pause', 'Slower', 'Stop'])
    expect(press('Pause')).toHaveFocus()
    expect(words(speech)).toEqual(['A title'])
  })

  test('pressed again while it reads, starts again with one voice and without an error', async () => {
    const { user, speech } = await startListening()
    finish(speech)
    await user.click(opener())
    await user.click(press(listen))
    expect(words(speech)).toEqual(['A title', 'One.', 'A title'])
    expect(bar()).toBeVisible()
    expect(screen.queryByText('The voice stopped')).not.toBeInTheDocument()
    finish(speech)
    expect(words(speech).at(-1)).toBe('One.')
  })

  test('highlights what it reads, one paragraph after the other, until the end', async () => {
    const { speech } = await startListening()
    const seen = [highlighted()]
    for (let sentence = 0; sentence < 3; sentence += 1) {
      finish(speech)
      seen.push(highlighted())
    }
    expect(seen).toEqual([['A title'], ['One. Two.'], ['One. Two.'], ['Three.']])
    expect(announced()).toBe('')
    finish(speech)
    expect(words(speech)).toEqual(['A title', 'One.', 'Two.', 'Three.'])
    expect(highlighted()).toEqual([])
    expect(bar()).not.toBeInTheDocument()
    expect(announced()).toBe('The page has been read to the end.')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('pauses, says so, and goes on with the same sentence', async () => {
    const { user, speech } = await startListening()
    finish(speech)
    await user.click(press('Pause'))
    expect(announced()).toBe('Paused.')
    expect(press('Go on')).toHaveFocus()
    expect(highlighted()).toEqual(['One. Two.'])
    expect(words(speech)).toEqual(['A title', 'One.'])
    await user.keyboard('{Enter}')
    expect(press('Pause')).toHaveFocus()
    expect(announced()).toBe('')
    expect(words(speech)).toEqual(['A title', 'One.', 'One.'])
  })

  test('is stopped by Stop, by Esc, and by another page', async () => {
    const { user, speech } = await startListening()
    const stops = [
      () => user.click(press('Stop')),
      () => user.keyboard('{Escape}'),
      () => act(() => Promise.resolve(void dispatchEvent(new Event('page-changed')))),
    ]
    for (const stop of stops) {
      if (!bar()) {
        await user.click(opener())
        await user.click(press(listen))
      }
      const before = speech.cancelled()
      await stop()
      expect(bar()).not.toBeInTheDocument()
      expect(highlighted()).toEqual([])
      expect(speech.cancelled()).toBeGreaterThan(before)
      expect(announced()).toBe('')
    }
    expect(words(speech)).toEqual(['A title', 'A title', 'A title'])
  })
})

describe('the speed', () => {
  test('is changed in the bar while it reads, and remembered', async () => {
    const { user, speech } = await startListening()
    await user.click(press('Slower'))
    expect(words(speech)).toEqual(['A title', 'A title'])
    expect(rates(speech)).toEqual([1, 0.75])
    expect(JSON.parse(localStorage.getItem('reading') ?? '')).toMatchObject({ pace: '0.75' })
    await user.click(press('Faster'))
    expect(rates(speech)).toEqual([1, 0.75, 1])
    expect(localStorage.getItem('reading')).toBeNull()
  })
})

test.each(['speak', 'cancel'] as const)(
  'a voice that throws an error at %s takes nothing but itself along',
  async (method) => {
    fakeSpeech()
    Object.assign(speechSynthesis, {
      [method]: () => {
        throw new Error('broken on purpose')
      },
    })
    const user = await openPanel()
    await user.click(press(listen))
    if (method === 'cancel') await user.click(press('Stop'))
    expect(bar()).not.toBeInTheDocument()
    expect(screen.queryAllByText('The voice stopped')).toHaveLength(method === 'speak' ? 1 : 0)
    expect(opener()).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
  },
)

test('a panel that throws an error is closed, with a notice; header and page stay', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  fakeSpeech()
  Object.assign(speechSynthesis, { getVoices: () => [null] })
  const { user } = renderPage()
  await user.click(opener())
  expect(await screen.findByText('This part did not load')).toBeVisible()
  expect(closedPanel()).not.toBeInTheDocument()
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'A title' })).toBeVisible()
  jest.restoreAllMocks()
})

test('where the voice fails, a notice says so, and Listen starts again', async () => {
  const { user, speech } = await startListening()
  act(() => speech.fail())
  expect(bar()).not.toBeInTheDocument()
  expect(highlighted()).toEqual([])
  expect(screen.getByRole('alert')).toHaveTextContent('The voice stopped')
  expect(screen.getByRole('main')).toHaveFocus()
  await user.click(opener())
  await user.click(press(listen))
  expect(bar()).toBeVisible()
  expect(words(speech)).toEqual(['A title', 'A title'])
})
