import { formatDiagnostics } from '../../src/content-model/diagnostic'
import {
  articlePath,
  articleWith,
  changed,
  goodText,
  locationsOf,
  problemsOf,
  withFiles,
  without,
} from './good-site'

const manyMistakes = withFiles({
  'pages/contact.yaml': changed('pages/contact.yaml', 'label: Contact\n', 'lable: Contact\n'),
  'services/device-setup.yaml': changed(
    'services/device-setup.yaml',
    '{sessionFrom} a session',
    '$60',
  ),
  'cities/chicago.yaml': changed('cities/chicago.yaml', 'icon: video', 'icon: vidio'),
  'neighbourhoods/chicago/san-marco.yaml': Uint8Array.from([0xff, 0xfe]),
  'faqs/device-setup.yaml': 'title: Tip #1\n',
  'pages/Prices.yaml': goodText('pages/contact.yaml'),
  [articlePath]: articleWith('Call {fone}.\n\n<script>x</script>\n\n[Go](/nowhere)\n'),
})

test('one run lists the mistakes of all files, sorted, each with its place and field', () => {
  const printed = formatDiagnostics(problemsOf(manyMistakes), 'site')
  expect(printed.split('\n\n')[0]).toBe('10 mistakes in the content files of site/.')
  const locations = printed.split('\n').filter((line) => /^\S+:\d+:\d+/.test(line))
  expect(locations).toEqual([
    'articles/scam-likely/index.mdx:13:6  braces',
    'articles/scam-likely/index.mdx:15:1  component',
    'articles/scam-likely/index.mdx:17:1  link',
    'cities/chicago.yaml:19:15  own.topics.cards[2].icon',
    'faqs/device-setup.yaml:1:8',
    'neighbourhoods/chicago/san-marco.yaml:1:1',
    'pages/contact.yaml:1:1  label',
    'pages/contact.yaml:3:1  lable',
    'pages/Prices.yaml:1:1',
    'services/device-setup.yaml:7:11  sections[1].text',
  ])
})

test('site.yaml is missing', () => {
  expect(locationsOf(problemsOf(without('site.yaml')))).toEqual(['site.yaml:1:1'])
})

test('program code in an article is reported where site.yaml has mistakes, too', () => {
  const site = changed('site.yaml', 'home: national', 'homes: national')
  const article = articleWith('It takes {1 + 1} days. Call {fone}.\n')
  const diagnostics = problemsOf(withFiles({ 'site.yaml': site, [articlePath]: article }))
  expect(locationsOf(diagnostics)).toEqual([
    'site.yaml:1:1  home',
    'site.yaml:14:1  homes',
    `${articlePath}:13:10  braces`,
  ])
})
