/** @jest-environment node */
import { records } from './content'

const pages = [...records.of('home'), ...records.of('neighbourhood')]

test.each(pages.map((page) => [page.file, page] as const))(
  '%s shows our figures',
  (_, { data }) => {
    const kinds = data.sections.map((section) =>
      'kind' in section ? section.kind : section.shared,
    )
    expect(kinds).toContain('stats')
  },
)
