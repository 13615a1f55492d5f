import { screen, within } from '@testing-library/react'
import { SectionList } from '../../src/components/sections/section-list'
import { renderAlone } from '../components/layout/render'
import { content } from './content'

/** The home page that is not served just now is held to the specification here. */
const home = content.pages.find(({ file }) => file === 'home/local.yaml')!

const part = (title: string) => {
  const heading = screen.getByRole('heading', { level: 2, name: title })
  return within(heading.closest<HTMLElement>('[data-section]')!)
}

beforeEach(() => renderAlone(<SectionList sections={home.sections} />))

test('says where we visit', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/kitchen table/)
  expect(screen.getByText('In your home, in and around Jacksonville')).toBeInTheDocument()
})

const startsWith = (text: string): unknown => expect.stringMatching(new RegExp(`^${text} `))

test('shows the figures of Jacksonville', () => {
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toContain('500+ seniors helped in Jacksonville')
  for (const figure of ['98%', '4.9', '7 days']) expect(items).toContainEqual(startsWith(figure))
})

test('has three services, why to choose us, and three clients', () => {
  const services = part('What we do in your home').getAllByRole('heading', { level: 3 })
  expect(services).toHaveLength(3)
  expect(part('Why choose us?').getAllByRole('listitem').length).toBeGreaterThanOrEqual(5)
  expect(part('What your neighbors say').getAllByRole('figure')).toHaveLength(3)
})

test('closes with the ways to ask for help and to the prices', () => {
  const close = part('What would you like to do first?')
  const links = close.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/contact', '/pricing'])
})
