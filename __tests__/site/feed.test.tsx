import { feedXml, type FeedArticle } from '../../src/site/feed'

const site = {
  fullName: 'Maplehouse & Sons',
  origin: 'https://maplehouse.example',
  footer: { text: 'Patient help.', groups: [], social: [{ label: '', url: '' }] },
}
const article: FeedArticle = {
  title: 'Is "1 < 2"? & more',
  excerpt: "It's ]]> here.",
  path: '/blog/one',
  author: 'Nora Fielden',
  date: '2026-10-21',
  category: 'Scams',
  tags: ['Calls & texts'],
  feedHtml: '<p title="a">Call &amp; ask ]]></p>',
}

type FeedParts = Parameters<typeof feedXml> extends [unknown, ...infer Rest] ? Rest : never
type FeedAlert = NonNullable<FeedParts[1]>[number]

/** Parses XML strictly. */
function read(...[articles, ...more]: FeedParts): Document {
  const feed = new DOMParser().parseFromString(feedXml(site, articles, ...more), 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  return feed
}
const wordsOf = (feed: Document, name: string): string[] =>
  Array.from(feed.getElementsByTagName(name), ({ textContent }) => textContent ?? '')

test('text is unchanged after parsing, whatever characters it holds', () => {
  const feed = read([article])
  expect(wordsOf(feed, 'title')).toEqual(['Maplehouse & Sons', article.title])
  expect(wordsOf(feed, 'description')).toEqual(['Patient help.', article.excerpt])
  expect(wordsOf(feed, 'content:encoded')).toEqual([article.feedHtml])
  expect(wordsOf(feed, 'category')).toEqual(['Scams', 'Calls & texts'])
})

test('HTML is escaped in the feed', () => {
  expect(read([article]).querySelector('p')).toBeNull()
})

test('characters that XML cannot hold are left out', () => {
  const feed = read([{ ...article, title: 'a\u0000b\u000Bc\uFFFEd\uD800e 😀' }])
  expect(wordsOf(feed, 'title')[1]).toBe('abcde 😀')
})

test('URLs are absolute, and dates have the format of RSS', () => {
  const feed = read([article])
  expect(wordsOf(feed, 'link')[1]).toBe('https://maplehouse.example/blog/one')
  expect(wordsOf(feed, 'guid')).toEqual(['https://maplehouse.example/blog/one'])
  expect(wordsOf(feed, 'pubDate')).toEqual(['Wed, 21 Oct 2026 12:00:00 GMT'])
  const self = feed.getElementsByTagName('atom:link')[0]
  expect(self?.getAttribute('rel')).toBe('self')
  expect(self?.getAttribute('href')).toBe('https://maplehouse.example/rss.xml')
})

const alert: FeedAlert = {
  id: 'fake-calls',
  title: 'Fake calls <now>',
  happens: 'Somebody calls.',
  todo: 'Hang up.',
  from: '2026-10-22',
  days: 'From October 22, 2026 to October 30, 2026',
}

test('alerts stand among the articles by their days, with what happens and what to do', () => {
  const older = { ...alert, id: 'parcels', title: 'Parcels', from: '2026-10-01' }
  const feed = read([article], [alert, older])
  expect(wordsOf(feed, 'title').slice(1)).toEqual(['Fake calls <now>', article.title, 'Parcels'])
  expect(wordsOf(feed, 'guid')[0]).toBe('https://maplehouse.example/alerts#fake-calls')
  expect(wordsOf(feed, 'description')[1]).toBe('Somebody calls. Hang up.')
})

test('the feed of a further language says so, and leads to its list and its alerts', () => {
  const spanish = { language: 'es', locale: 'es-US', list: '/es/consejos' }
  const feed = read([{ ...article, path: '/es/consejos/uno' }], [alert], spanish)
  expect(wordsOf(feed, 'language')).toEqual(['es-us'])
  expect(wordsOf(feed, 'link')).toEqual([
    'https://maplehouse.example/es/consejos',
    'https://maplehouse.example/es/alerts#fake-calls',
    'https://maplehouse.example/es/consejos/uno',
  ])
  const self = feed.getElementsByTagName('atom:link')[0]
  expect(self?.getAttribute('href')).toBe('https://maplehouse.example/es/rss.xml')
})

test.each(['Pacific/Honolulu', 'America/Los_Angeles', 'America/New_York', 'Europe/Madrid'])(
  'a reader in %s sees the day of the article',
  (timeZone) => {
    const [date = ''] = wordsOf(read([article]), 'pubDate')
    expect(new Date(date).toLocaleDateString('en-US', { timeZone })).toBe('10/21/2026')
  },
)
