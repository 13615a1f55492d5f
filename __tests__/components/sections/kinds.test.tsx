import { screen, within } from '@testing-library/react'
import type { Section, SectionKind } from '../../../src/content-model/schemas/section'
import { registry } from '../../../src/components/sections/registry'
import { bandBackgrounds, SectionList } from '../../../src/components/sections/section-list'
import { renderAlone } from '../layout/render'
import { pages } from '../../sites/small-site'
import { oneSpace } from './visible-texts'

const all = pages.flatMap(({ sections }) => sections)
type Of<Kind extends SectionKind> = Extract<Section, { kind: Kind }>

/** Returns the sections of a kind in our content, each once. */
function sectionsOf<Kind extends SectionKind>(kind: Kind): Of<Kind>[] {
  const found = all.filter((section) => section.kind === kind) as Of<Kind>[]
  return [...new Map(found.map((section) => [JSON.stringify(section), section])).values()]
}

const texts = (role: string): string[] =>
  screen.queryAllByRole(role).map(({ textContent }) => oneSpace(textContent))
const headings = (level: number): string[] =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => oneSpace(textContent))
const tags = (name: string): string[] =>
  Array.from(document.querySelectorAll(name), ({ textContent }) => oneSpace(textContent))
const containAll = (shown: string[], wanted: readonly string[]): void => {
  expect(shown).toEqual(expect.arrayContaining(wanted.map(oneSpace)))
}

/** What each kind shows besides its title, by role. `every-page.test.tsx` shows that no text is missing. */
const looks: { [Kind in SectionKind]?: (section: Of<Kind>) => void } = {
  'consultation-form': ({ fields, button, aside }) => {
    containAll(headings(2), [aside.title])
    containAll(
      headings(3),
      aside.lines.map((line) => line.title),
    )
    for (const { label } of Object.values(fields)) {
      expect(screen.getByLabelText(label)).toBeInTheDocument()
    }
    containAll(texts('button'), [button])
  },
  faq: ({ faqs }) => {
    for (const group of faqs) {
      containAll(
        tags('summary'),
        group.questions.map(({ question }) => question),
      )
      const rows = document.querySelectorAll<HTMLDetailsElement>(`details[name="${group.id}"]`)
      expect(rows).toHaveLength(group.questions.length)
      expect(Array.from(rows).filter(({ open }) => open)).toEqual([])
    }
  },
  guides: ({ guides }) => {
    for (const { title: name, type, file } of guides) {
      const link = screen.getByRole('link', { name })
      expect(link).toHaveAttribute('href', file?.path)
      expect(link).not.toHaveAttribute('download')
      expect(link.closest('h3')).not.toBeNull()
      const size = `${Math.ceil((file?.bytes ?? 0) / 1000)} kB, ${file?.pages} pages`
      expect(link).toHaveAccessibleDescription(`${type} ${size}`)
    }
  },
  map: ({ places }) => {
    expect(texts('listitem')).toEqual(places.map(({ name }) => oneSpace(name)))
    for (const { name, to } of places) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
    }
  },
  'site-map': ({ titles, groups }) => {
    for (const { group, links } of groups.filter((group) => group.links.length > 0)) {
      containAll(headings(2), [titles[group] ?? group])
      for (const { label, path } of links) {
        expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', path)
      }
    }
  },
  steps: ({ steps, worked }) => {
    expect(headings(3)).toEqual(steps.map((step) => oneSpace(step.title)))
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(steps.length)
    steps.forEach(({ title: name, ifItGoesWrong }) => {
      const step = screen.getByRole('heading', { level: 3, name }).closest('li')!
      const wayBack = ifItGoesWrong ? `If it goes wrong${oneSpace(ifItGoesWrong)}` : ''
      expect(oneSpace(step.textContent).endsWith(wayBack)).toBe(true)
    })
    containAll(tags('p'), worked ? ['How you know it worked', worked] : [])
  },
  table: ({ title, columns, rows }) => {
    const [caption = ''] = tags('table > caption')
    expect(caption.startsWith(oneSpace(title))).toBe(true)
    expect(texts('columnheader')).toEqual(columns.map(oneSpace))
    rows.forEach(({ cells: [name, ...cells], mark }, index) => {
      const row = within(screen.getAllByRole('row')[index + 1]!)
      const shown = oneSpace(row.getByRole('rowheader').textContent)
      expect(shown).toBe(oneSpace([name, mark].filter(Boolean).join(' ')))
      expect(row.getAllByRole('cell').map((cell) => oneSpace(cell.textContent))).toEqual(
        cells.map(oneSpace),
      )
    })
  },
  team: ({ team }) => {
    containAll(
      headings(3),
      team.map(({ name }) => name),
    )
    for (const { actions } of team) {
      for (const { label, to } of actions) {
        expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to)
      }
    }
  },
  testimonials: ({ testimonials }) => {
    containAll(
      tags('blockquote'),
      testimonials.map(({ quote }) => `“${quote}”`),
    )
    expect(screen.getAllByRole('figure')).toHaveLength(testimonials.length)
    const rated = testimonials.filter(({ rating }) => rating)
    expect(screen.queryAllByText(/^\d out of 5 stars$/)).toHaveLength(rated.length)
  },
}

const kinds = Object.keys(registry) as SectionKind[]

test.each(kinds)('every section of the kind "%s" shows its words as what they are', (kind) => {
  const sections = sectionsOf(kind)
  expect(sections.length).toBeGreaterThan(0)
  for (const section of sections) {
    const { unmount } = renderAlone(<SectionList sections={[section]} />)
    if ('title' in section && section.title) {
      expect(headings(kind === 'hero' ? 1 : 2)).toContain(oneSpace(section.title))
    }
    looks[kind]?.(section as never)
    unmount()
  }
})

test.each(
  all.flatMap((section) =>
    'actions' in section && section.actions
      ? [{ kind: section.kind, title: section.title, section, actions: section.actions }]
      : [],
  ),
)('the buttons of $kind "$title" lead where the content says', ({ section, actions }) => {
  const { container } = renderAlone(<SectionList sections={[section]} />)
  for (const { label, to } of actions) {
    const links = within(container).getAllByRole('link', { name: label })
    expect(links.map((link) => link.getAttribute('href'))).toContain(to)
  }
})

test('a button to another site says which', () => {
  const actions = [
    { label: 'Donate', to: 'https://www.paypal.com/donate?id=1' },
    { label: 'Ask us', to: '/contact' },
  ]
  renderAlone(
    <SectionList sections={[{ kind: 'prose', title: 'Help us', paragraphs: [], actions }]} />,
  )
  expect(texts('link')).toEqual(['Donate (paypal.com)', 'Ask us'])
})

test('a section of an unknown kind throws an error that names the kind', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const unknown = [{ kind: 'carousel' }] as unknown as Section[]
  expect(() => renderAlone(<SectionList sections={unknown} />)).toThrow(
    'There is no component for the section "carousel".',
  )
  complain.mockRestore()
})

describe('the background of the bands', () => {
  test('alternates, with one dark band outside the alternation', () => {
    expect(bandBackgrounds(['hero', 'stats', 'cards', 'testimonials', 'prose'], 'paper')).toEqual([
      'paper',
      'sand',
      'paper',
      'evergreen',
      'sand',
    ])
  })
})
