import { applyInPanel } from '../../tools/comfort/reading-panel'

const root = document.documentElement
const dark = { theme: 'dark', doubleText: true } as const
const normal = { theme: 'light', doubleText: false } as const

beforeEach(() => {
  localStorage.clear()
  root.style.setProperty('--reading', 'inline-block')
})
afterEach(() => {
  jest.restoreAllMocks()
  root.removeAttribute('style')
})

test('a choice is stored as the reading panel does, and announced to the page', () => {
  const keys: (string | null)[] = []
  const listener = ({ key }: StorageEvent): number => keys.push(key)
  addEventListener('storage', listener)
  expect(applyInPanel(dark)).toBe(true)
  expect(JSON.parse(localStorage.getItem('reading') ?? '')).toEqual({ theme: 'dark', size: '200%' })
  expect(applyInPanel(normal)).toBe(true)
  expect(JSON.parse(localStorage.getItem('reading') ?? '')).toEqual({ theme: '', size: '' })
  expect(keys).toEqual(['reading', 'reading'])
  removeEventListener('storage', listener)
})

test('a page without the panel, or without storage, is left to the system', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(applyInPanel(dark)).toBe(false)
  jest.restoreAllMocks()
  root.style.removeProperty('--reading')
  expect(applyInPanel(dark)).toBe(false)
  expect(localStorage.getItem('reading')).toBe(null)
})
