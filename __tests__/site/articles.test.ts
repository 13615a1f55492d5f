import { parseArticleBody } from '../../src/content-model/article/article-body'
import { articleSentences } from '../../src/site/articles'
import { relatedTo } from '../../src/site/article-pages'

const facts = { phone: '(202) 555-0142' }
const sentencesOf = (...blocks: string[]): string[] =>
  articleSentences(parseArticleBody(blocks.join('\n\n')), facts, 'en')

test.each<[what: string, blocks: string[], sentences: string[]]>([
  ['no text', [''], []],
  ['a paragraph', ['Hang up. Then call your bank.'], ['Hang up.', 'Then call your bank.']],
  ['emphasis and links', ['**Hang up** and [call us](/contact).'], ['Hang up and call us.']],
  ['a heading', ['## On a tablet', 'Tap it.'], ['On a tablet', 'Tap it.']],
  ['a list', ['- gift cards\n- a wire transfer'], ['gift cards', 'a wire transfer']],
  ['a list in a list', ['- one\n  - two'], ['one', 'two']],
  ['a quotation', ['> I will call back.'], ['I will call back.']],
  ['facts', ['Call {phone}.'], ['Call (202) 555-0142.']],
  ['a fact alone', ['{phone}'], ['(202) 555-0142']],
  ['lines', ['Hang\nup.'], ['Hang up.']],
  ['a sentence that comes twice', ['Hang up.', 'Hang up.'], ['Hang up.']],
  ['key points', ['<KeyPoints>', '- Hang up.', '</KeyPoints>'], ['Hang up.']],
  [
    'a warning',
    ['<Warning title="Do not pay">', 'Hang up.', '</Warning>'],
    ['Do not pay', 'Hang up.'],
  ],
  [
    'a phone script',
    ['<PhoneScript title="What to say">', '> No, thank you.', '</PhoneScript>'],
    ['What to say', 'No, thank you.'],
  ],
  [
    'steps',
    ['<Steps>', '1. **Hang up.** Wait.\n2. Call us.', '</Steps>'],
    ['Hang up.', 'Wait.', 'Call us.'],
  ],
  [
    'questions',
    ['<Questions>', '<Question ask="Who calls?">', 'A friend.', '</Question>', '</Questions>'],
    ['Who calls?', 'A friend.'],
  ],
  [
    'a link card, without its address',
    ['<LinkCard href="https://fraud.example" title="Report it">Tell them.</LinkCard>'],
    ['Report it', 'Tell them.'],
  ],
  [
    'a button, without its address',
    ['<Buttons>', '<ButtonLink to="/contact">Ask us</ButtonLink>', '</Buttons>'],
    ['Ask us'],
  ],
  [
    'the caption of an image, and not its alternative text',
    ['![A phone](./a.png "It rings.")'],
    ['It rings.'],
  ],
  ['nothing of the promises, which stand in many articles', ['<OurPromises />'], []],
])('lists %s', (_, blocks, sentences) => {
  expect(sentencesOf(...blocks)).toEqual(sentences)
})

test('a text without end is cut between words, and nothing is lost', () => {
  const words = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ')
  const parts = sentencesOf(words)
  expect(parts.length).toBeGreaterThan(10)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(300)
  expect(parts.join(' ')).toBe(words)
})

const article = (path: string, ...tags: string[]) => ({ path, tags })
const it = article('/blog/it', 'Phones', 'Safety', 'Calls')
const paths = (...all: (typeof it)[]): string[] => relatedTo(it, all).map(({ path }) => path)

test('related articles: those with most tags in common first, then the newest, three at most', () => {
  const young = article('/blog/young', 'Phones')
  const twice = article('/blog/twice', 'Calls', 'Calls')
  const old = article('/blog/old', 'Phones', 'Safety')
  const oldest = article('/blog/oldest', 'Safety')
  expect(paths(young, twice, old, oldest)).toEqual(['/blog/old', '/blog/young', '/blog/twice'])
})

test('an article is never related to itself, nor to one without a tag in common', () => {
  expect(paths(it, article('/blog/other', 'Email'))).toEqual([])
})
