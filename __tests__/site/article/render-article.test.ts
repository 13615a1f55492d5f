import { renderArticle, readingMinutes } from '../../../src/site/article/render-article'
import { parseArticleBody } from '../../../src/content-model/article/article-body'
import { articleBody } from '../../sites/small-site'
import { load } from 'cheerio'
import { sourcesOf } from '../../../src/site/article/image-set'

const facts = {
  phone: '(202) 555-0142',
  textPhone: '(202) 555-0187',
  email: 'help@maplehouse.example',
  generalEmail: 'hello@maplehouse.example',
  price: '$60 <b>& up</b>',
}
const render = (body: string, more: object = {}): string =>
  renderArticle(body, facts, { texts: articleBody, ...more })

describe('Markdown', () => {
  test('an article without a body is nothing', () => {
    expect(render('')).toBe('')
    expect(render('\n \n')).toBe('')
  })

  test('becomes plain HTML', () => {
    expect(render('One **two** *three*.\n\n> Four\n\n1. Five\n').replaceAll('\n', '')).toBe(
      '<p>One <strong>two</strong> <em>three</em>.</p>' +
        '<blockquote><p>Four</p></blockquote><ol><li>Five</li></ol>',
    )
  })

  test('a number or a name of two parts stays whole, in headings too; a compound may break', () => {
    expect(
      render('## T-Mobile, and 90-minute calls\n\nAn in-home visit or an e-mail at 8 AM.\n'),
    ).toBe(
      '<h2 id="t-mobile-and-90-minute-calls"><span class="whole">T-Mobile,</span> and ' +
        '<span class="whole">90-minute</span> calls</h2>\n' +
        '<p>An in-home visit or an <span class="whole">e-mail</span> at ' +
        '<span class="whole">8 AM.</span></p>',
    )
  })

  test('a heading never has the id of a component', () => {
    const html = render('<KeyPoints>\n\n- One\n\n</KeyPoints>\n\n## Key points\n')
    expect(html.match(/id="key-points"/g)).toHaveLength(1)
  })
})

describe('facts', () => {
  test.each([
    ['{phone}', '<a href="tel:+12025550142">(202) 555-0142</a>'],
    ['{ textPhone }', '<a href="sms:+12025550187">(202) 555-0187</a>'],
    ['{email}', '<a href="mailto:help@maplehouse.example">help@maplehouse.example</a>'],
    ['{generalEmail}', '<a href="mailto:hello@maplehouse.example">hello@maplehouse.example</a>'],
    ['{price}', '$60 &lt;b&gt;&amp; up&lt;/b&gt;'],
  ])('%s in running words', (token, html) => {
    expect(render(`Now ${token}.\n`)).toBe(`<p>Now ${html}.</p>`)
  })

  test.each([
    ['a link', '[Call {phone}](/contact)', '<a href="/contact">Call (202) 555-0142</a>'],
    [
      'bold words of a link',
      '[Call **{phone}**](/contact)',
      '<a href="/contact">Call <strong>(202) 555-0142</strong></a>',
    ],
    [
      'a button',
      '<Buttons>\n\n<ButtonLink to="/contact">Call {phone}</ButtonLink>\n\n</Buttons>',
      '<a class="button" href="/contact">Call (202) 555-0142</a>',
    ],
  ])('stay words in %s, which holds no second link', (_, body, html) => {
    expect(render(`${body}\n`).replace(/<\/?span[^>]*>/g, '')).toContain(html)
  })

  test('a name that is not known leaves nothing behind, and is never run', () => {
    expect(render('One {1 + 1} two.\n')).toBe('<p>One  two.</p>')
  })
})

describe('components', () => {
  test.each([
    ['<KeyPoints>\n\n- One\n\n</KeyPoints>', '<h2>The main points</h2>'],
    ['<Steps>\n\n1. One\n\n</Steps>', '<div class="steps"><ol>'],
    ['<Checklist>\n\n- One\n\n</Checklist>', '<div class="checklist"><ul>'],
    ['<Warning title="Stop">\n\nOne\n\n</Warning>', 'Stop</p><p>One</p></aside>'],
    ['<PhoneScript title="Say">\n\n> No\n\n</PhoneScript>', 'Say</p><blockquote>'],
    [
      '<LinkCard href="https://ftc.example" title="Report">\n\nOne\n\n</LinkCard>',
      '<a href="https://ftc.example" target="_blank" rel="noopener noreferrer"><strong>Report</strong> ',
    ],
    [
      '<Questions>\n\n<Question ask="Why?">\n\nSo.\n\n</Question>\n\n</Questions>',
      '<details name="article-questions"><summary><span>Why?</span></summary>',
    ],
    [
      '<Buttons>\n\n<ButtonLink to="/contact">Go</ButtonLink>\n\n</Buttons>',
      '<div class="buttons"><a class="button" href="/contact">Go</a></div>',
    ],
  ])('%s', (body, html) => {
    expect(render(`${body}\n`).replaceAll('\n', '')).toContain(html)
  })

  test('words of attributes are words, not HTML', () => {
    const html = render('<Warning title="1 < 2 & <b>3</b>">\n\nOne\n\n</Warning>\n')
    expect(html).toContain('1 &lt; 2 &amp; &lt;b&gt;3&lt;/b&gt;')
  })
})

describe('scripts', () => {
  test.each([
    '\\<script>alert(1)\\</script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&#60;script&#62;alert(1)&#60;/script&#62;',
    '**&lt;img src=x onerror=alert(1)&gt;**',
    '<Warning title="&lt;script&gt;alert(1)&lt;/script&gt;">\n\nOne\n\n</Warning>',
  ])('%s is shown as words', (body) => {
    expect(render(`${body}\n`)).toContain('alert(1)')
    expect(render(`${body}\n`)).not.toMatch(/<(script|img)/i)
  })

  test.each(['<script>alert(1)</script>', 'One <script>alert(1)</script> two', '<></>'])(
    '%s is not drawn',
    (body) => {
      expect(render(`${body}\n`)).not.toMatch(/<script|alert\(/)
    },
  )

  test.each([
    '<Warning title="Stop" onclick="alert(1)">\n\nOne\n\n</Warning>',
    '<Warning title="Stop" dangerouslySetInnerHTML="alert(1)">\n\nOne\n\n</Warning>',
    '<LinkCard title="Report" href="javascript:alert(1)">One</LinkCard>',
  ])('%s is drawn without what it may not have', (body) => {
    expect(render(`${body}\n`)).toContain('One')
    expect(render(`${body}\n`)).not.toContain('alert(')
  })
})

describe('below a path', () => {
  const body = [
    '[Write](/contact#form), [call](tel:+12025550142), [read](https://help.example/) or [go up](#a).',
    '<ButtonLink to="/pricing">Prices</ButtonLink>',
  ].join('\n\n')
  const addresses = (html: string): (string | undefined)[] =>
    Array.from(html.matchAll(/href="([^"]*)"/g), ([, address]) => address)

  test('links into this site get the path, and no others', () => {
    expect(addresses(render(body, { pathPrefix: '/techhelp' }))).toEqual([
      '/techhelp/contact#form',
      'tel:+12025550142',
      'https://help.example/',
      '#a',
      '/techhelp/pricing',
    ])
  })
})

describe('parts of steps', () => {
  const wayBack = '   <IfItGoesWrong>Nothing? Call {phone}.</IfItGoesWrong>'
  const body = `<Steps>\n\n1. **Tap.** Wait.\n\n${wayBack}\n\n2. Go on.\n\n<ItWorked>\n\nIt *rings*.\n\n</ItWorked>\n\n</Steps>`
  const texts = (html: string, selector: string): string[] => {
    const $ = load(html, null, false)
    return $(selector)
      .toArray()
      .map((element) => $(element).text())
  }

  test('what to do if it goes wrong is a part of its step, with a label', () => {
    const html = render(body)
    expect(texts(html, '.steps > ol > li:first-child > .way-back > p')).toEqual([
      'If it goes wrong',
      `Nothing? Call ${facts.phone}.`,
    ])
    expect(texts(html, '.steps > ol > li:last-child .way-back')).toEqual([])
  })

  test('how to know that it worked stands behind the steps, with a label', () => {
    expect(texts(render(body), '.steps > ol + .it-worked > p')).toEqual([
      'How you know it worked',
      'It rings.',
    ])
  })
})

const wide = { file: '/a.png', digest: 'a', format: 'png', width: 1500, height: 900 } as const
const tall = { file: '/b.jpg', digest: 'b', format: 'jpeg', width: 900, height: 1900 } as const
const images = { 'a.png': sourcesOf(wide), 'b.jpg': sourcesOf(tall) }

const draw = (body: string, origin?: string) =>
  load(render(body, { images, ...(origin ? { origin } : {}) }), null, false)

test('a picture is a figure of its own, with its alternative text and the words below it', () => {
  const $ = draw('Words.\n\n![A phone & more](./a.png "It *may* differ.")\n')
  expect($('p')).toHaveLength(1)
  expect($('figure').parent()).toHaveLength(0)
  expect($('figure img').attr('alt')).toBe('A phone & more')
  expect($('figure > figcaption').text()).toBe('It *may* differ.')
})

test('the browser takes the smallest format it knows, and keeps the place free', () => {
  const $ = draw('Words.\n\n![A phone](./a.png)\n')
  const types = $('picture > source')
    .toArray()
    .map((source) => $(source).attr('type'))
  expect(types).toEqual(['image/avif', 'image/webp'])
  expect($('source').attr('srcset')).toMatch(
    /^\/pictures\/\w{16}-400\.avif 400w, .*-1360\.avif 1360w$/,
  )
  const img = $('picture > img')
  expect(img.attr('src')).toMatch(/^\/pictures\/\w{16}-1020\.png$/)
  expect([img.attr('width'), img.attr('height')]).toEqual(['1360', '816'])
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

const minutesOf = (body: string, language = 'en'): number =>
  readingMinutes(parseArticleBody(body), language)

const words = (count: number): string => "isn't\n".repeat(count)

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words take %i minutes', (count, minutes) => {
  expect(minutesOf(words(count))).toBe(minutes)
})

test('words of other languages are counted', () => {
  expect(minutesOf('canción Größe слово '.repeat(200))).toBe(3)
})

test('words that no space divides are counted', () => {
  expect(minutesOf('请您挂断电话。'.repeat(150), 'zh')).toBeGreaterThan(1)
})
