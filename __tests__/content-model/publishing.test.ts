/** @jest-environment node */
import { checkSite } from '../../src/content-model/check-site'
import { overdueReviews } from '../../src/content-model/rules/articles'
import { formatWarnings } from '../../src/content-model/diagnostic'
import {
  articlePath,
  changed,
  goodText,
  locationsOf,
  problemsOf,
  today,
  withFile,
  withFiles,
} from './good-site'

const icon = 'icon: phone-off\n'
const first = changed(articlePath, icon, `${icon}draft: true\n`)
const second = 'articles/robocalls/index.mdx'

/** The good article under another name, with more lines of front matter, and its text. */
const other = (lines: string, body = 'Words.\n'): string =>
  goodText(articlePath)
    .replace('What Scam Likely means', 'Robocalls')
    .replace('Your phone says Scam Likely.', 'Robots call.')
    .replace(icon, `${icon}${lines}`)
    .replace('Call {phone} if you are not sure.\n', body)

test('days that contradict each other are reported together with a mistake in the text', () => {
  const text = other('publishOn: 2026-12-01\n', '# Words\n')
  const kinds = problemsOf(withFile(second, text)).map(({ kind }) => kind)
  expect(kinds).toEqual(['publish-before-date', 'heading-level-one'])
})

describe('links to articles that are not published', () => {
  const link = 'See [this](/blog/scam-likely).\n'
  const diagnostics = (lines: string, scamLikely: string): string[] =>
    locationsOf(problemsOf(withFiles({ [second]: other(lines, link), [articlePath]: scamLikely })))
  const scheduled = goodText(articlePath)
    .replace(icon, `${icon}publishOn: 2026-11-20\n`)
    .replace('2026-10-21', '2026-11-20')

  test('are mistakes on pages that visitors see', () => {
    expect(diagnostics('', first)).toEqual([`${second}:13:5  link`])
    expect(diagnostics('', scheduled)).toEqual([`${second}:13:5  link`])
  })

  test('may stand in a draft, and in an article that is published later', () => {
    expect(diagnostics('draft: true\n', first)).toEqual([])
    const later = other('publishOn: 2026-11-20\n', link).replace('2026-10-21', '2026-11-20')
    const files = { [second]: later, [articlePath]: scheduled }
    expect(problemsOf(withFiles(files))).toEqual([])
    const earlier = later.replaceAll('2026-11-20', '2026-11-19')
    expect(problemsOf(withFiles({ ...files, [second]: earlier }))).toHaveLength(1)
  })

  test('are no mistakes from the day of publication on', () => {
    const files = withFiles({ [second]: other('', link), [articlePath]: scheduled })
    expect(checkSite(files, '2026-11-20').diagnostics).toEqual([])
  })
})

test('a check that is due is no mistake, but listed from its day on', () => {
  const lines = `reviewedOn: 2026-05-01\nnextReview: ${today}\n`
  const { diagnostics, records } = checkSite(withFile(second, other(lines)), today)
  expect(diagnostics).toEqual([])
  expect(overdueReviews(records, '2026-10-31')).toEqual([])
  const overdue = overdueReviews(records, today)
  expect(locationsOf(overdue)).toEqual([`${second}:12:13  nextReview`])
  expect(formatWarnings(overdue)).toContain('1 warning (the check still passes).')
})
