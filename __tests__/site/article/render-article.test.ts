/** @jest-environment node */
import { renderArticle } from '../../../src/site/article/render-article'
import { parseBody } from '../../../src/content-model/article/article-body'
import { inspectBody } from '../../../src/content-model/article/check-article-body'
import { articleBody } from '../../sites/small-site'

const file = { file: 'a.mdx', collection: 'article' } as const
const facts = {
  phone: '(202) 555-0142',
  textPhone: '(202) 555-0187',
  email: 'help@maplehouse.example',
  generalEmail: 'hello@maplehouse.example',
  price: '$60 <b>& up</b>',
}
const render = (body: string): string => renderArticle(body, facts, { texts: articleBody })

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

  test('headings get an id from their words, and no id stands twice', () => {
    const html = render('## Call us\n\n### Call us\n\n## Call us\n\n## Call us 1\n')
    const ids = [...html.matchAll(/id="([^"]*)"/g)].map((match) => match[1])
    expect(ids[0]).toBe('call-us')
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
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

  test('ids begin anew in each article', () => {
    expect(render('## Call us\n')).toBe('<h2 id="call-us">Call us</h2>')
    expect(render('## Call us\n')).toBe('<h2 id="call-us">Call us</h2>')
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

  test('are filled in inside of components', () => {
    expect(render('<Checklist>\n\n- Call {phone}\n\n</Checklist>\n')).toContain(
      '<li>Call <a href="tel:+12025550142">(202) 555-0142</a></li>',
    )
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

  test('an attribute that is an expression is left out', () => {
    expect(render('<Warning title={alert(1)}>\n\nOne\n\n</Warning>\n')).not.toContain('alert(1)')
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
    expect(inspectBody(file, parseBody(body), facts).diagnostics).toEqual([])
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

  test.each(['<script>x</script>', '<Script>x</Script>', '<SCRIPT src="//x.example" />'])(
    '%s is refused before it is drawn',
    (body) => {
      expect(inspectBody(file, parseBody(body), facts).diagnostics).toHaveLength(1)
    },
  )
})

describe('below a path', () => {
  const body = [
    '[Write](/contact#form), [call](tel:+12025550142), [read](https://help.example/) or [go up](#a).',
    '<ButtonLink to="/pricing">Prices</ButtonLink>',
  ].join('\n\n')
  const addresses = (html: string): (string | undefined)[] =>
    Array.from(html.matchAll(/href="([^"]*)"/g), ([, address]) => address)

  test('links into this site get the path, and no others', () => {
    expect(
      addresses(renderArticle(body, facts, { pathPrefix: '/techhelp', texts: articleBody })),
    ).toEqual([
      '/techhelp/contact#form',
      'tel:+12025550142',
      'https://help.example/',
      '#a',
      '/techhelp/pricing',
    ])
  })

  test('the feed has the path once, with the host', () => {
    const parts = {
      pathPrefix: '/techhelp',
      origin: 'https://name.example/techhelp',
      texts: articleBody,
    }
    expect(addresses(renderArticle(body, facts, parts))).toContain(
      'https://name.example/techhelp/pricing',
    )
  })
})
