/** @jest-environment node */
import { load } from 'cheerio'
import { sourcesOf } from '../../../src/site/article/image-set'
import { parseArticleBody } from '../../../src/content-model/article/article-body'
import { readingMinutes, renderArticle } from '../../../src/site/article/render-article'
import { articleBody } from '../../sites/small-site'

const wide = { file: '/a.png', digest: 'a', format: 'png', width: 1500, height: 900 } as const
const tall = { file: '/b.jpg', digest: 'b', format: 'jpeg', width: 900, height: 1900 } as const
const images = { 'a.png': sourcesOf(wide), 'b.jpg': sourcesOf(tall) }

const draw = (body: string, origin?: string) =>
  load(
    renderArticle(body, {}, { images, texts: articleBody, ...(origin ? { origin } : {}) }),
    null,
    false,
  )

test('a picture is a figure of its own, with its alternative text and the words below it', () => {
  const $ = draw('Words.\n\n![A phone & more](./a.png "It *may* differ.")\n')
  expect($('p')).toHaveLength(1)
  expect($('figure').parent()).toHaveLength(0)
  expect($('figure img').attr('alt')).toBe('A phone & more')
  expect($('figure > figcaption').text()).toBe('It *may* differ.')
})

test('without words below it there is no empty line for them', () => {
  expect(draw('![A phone](a.png)\n')('figcaption')).toHaveLength(0)
})

test('the browser takes the smallest format it knows, and keeps the place free', () => {
  const $ = draw('Words.\n\n![A phone](./a.png)\n')
  const types = $('picture > source')
    .toArray()
    .map((source) => $(source).attr('type'))
  expect(types).toEqual(['image/avif', 'image/webp'])
  const img = $('picture > img')
  expect(img.attr('srcset')).toMatch(/^\/pictures\/\w{16}-400\.png 400w, .*-1360\.png 1360w$/)
  expect(img.attr('src')).toMatch(/^\/pictures\/\w{16}-1020\.png$/)
  expect([img.attr('width'), img.attr('height')]).toEqual(['1360', '816'])
  expect(img.attr('sizes')).toBe($('source').attr('sizes'))
  expect(img.attr('decoding')).toBe('async')
})

test('pictures are loaded when they come near; only one that begins the text at once', () => {
  const loading = (body: string) =>
    draw(body)('img')
      .toArray()
      .map(({ attribs }) => attribs.loading)
  expect(loading('![A](./a.png)\n\n![B](./b.jpg)\n')).toEqual(['eager', 'lazy'])
  expect(loading('Words.\n\n![A](./a.png)\n')).toEqual(['lazy'])
  expect(loading('1. ![A](./a.png)\n')).toEqual(['lazy'])
})

test('an upright picture is marked, so that it does not fill the screen', () => {
  expect(draw('![B](./b.jpg)\n')('figure').attr('class')).toBe('picture upright')
  expect(draw('![A](./a.png)\n')('figure').attr('class')).toBe('picture')
})

test('in steps and answers it stays where it stands', () => {
  const $ = draw(
    '<Steps>\n\n1. Look.\n\n   ![A](./a.png)\n\n</Steps>\n\n- ![B](./b.jpg)\n\n' +
      '<Questions>\n\n<Question ask="Why?">![A](./a.png)</Question>\n\n</Questions>\n',
  )
  expect($('.steps li > figure')).toHaveLength(1)
  expect($('ul > li > figure')).toHaveLength(1)
  expect($('details figure')).toHaveLength(1)
})

test('the feed has one plain picture with an absolute address', () => {
  const $ = draw('![A phone](./a.png "It may differ.")\n', 'https://maplehouse.example')
  expect($('picture, source, [srcset], [loading]')).toHaveLength(0)
  expect($('img').attr('src')).toMatch(
    /^https:\/\/maplehouse\.example\/pictures\/\w{16}-1020\.png$/,
  )
  expect($('img').attr('alt')).toBe('A phone')
  expect($('figcaption').text()).toBe('It may differ.')
})

test('a picture that nobody has read stops the build', () => {
  expect(() => draw('![A](./none.png)\n')).toThrow('"./none.png" is shown')
})

test('pictures do not lengthen the reading time', () => {
  const words = 'word '.repeat(299)
  const one =
    '![A phone that rings and rings](./a.png "Words (some) below it, and more words.")\n\n'
  expect(readingMinutes(parseArticleBody(one.repeat(50) + words), 'en')).toBe(1)
})

test('below a path, every address of a picture begins with it', () => {
  const { sources, srcSet, src } = sourcesOf(wide, '/techhelp')
  const sets = [...sources.map((source) => source.srcSet), srcSet].flatMap((set) => set.split(', '))
  expect(sets.length).toBeGreaterThan(5)
  for (const address of [...sets, src]) expect(address).toMatch(/^\/techhelp\/pictures\//)
})
