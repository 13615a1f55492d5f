import { parseBody } from '../../src/content-model/article/article-body'
import { inspectBody } from '../../src/content-model/article/check-article-body'

/** What is said about a body, as line:column and what was found. */
const file = { file: 'articles/a/index.mdx', collection: 'article' } as const

function findings(body: string): string[] {
  return inspectBody(file, parseBody(body), { phone: '(202) 555-0142' }).diagnostics.map(
    ({ line, column, found }) => `${line}:${column} ${found}`,
  )
}

describe('a link to anything but a page', () => {
  const evil = String.raw`
    javascript:alert(1) JaVaScRiPt:alert(1) &#106;avascript:alert(1) &#x6A;&#x61;vascript:alert(1)
    javascript&colon;alert(1) javascript&#58;alert(1) <javascript:alert(1)> data:text/html,x
    DATA:text/html;base64,PHN2Zz4= vbscript:x file:///etc/passwd blob:https://a.example/x
    //evil.example /\\evil.example \\\\evil.example https:evil.example https:/evil.example
    https:///evil.example http://evil.example https://good.example@evil.example
    https://user:word@evil.example https://127.0.0.1/ https://[::1]/ https://localhost/
    https://2130706433/ https://? https://%00 https://a.example\\@evil.example
    https://evil.example/"onclick= https://evil.example/<x> /../x /%2e%2e/x /contact?x="onclick
    ?x #x x . ftp://a.example ws://a.example about:blank intent://x
  `
    .split(/\s+/)
    .filter(Boolean)

  test.each(evil)('[a](%s)', (address) => {
    expect(findings(`[a](${address})`)).toEqual([expect.stringMatching(/^1:1 a link to "/)])
  })

  test.each([
    ['letters that look like others', 'https://\u0430pple.com'],
    ['a mark that turns the direction', 'https://a.example/\u202egnp.exe'],
    ['a sign without width', 'https://a\u200b.example'],
    ['the same in a path of ours', '/contact?a=\u202e'],
  ])('%s', (_, address) => {
    expect(findings(`[a](${address})`)[0]).toMatch(/^1:1 a link to "/)
  })

  test.each([
    [
      'a reference',
      '[a][b]\n\n[b]: javascript:alert(1)',
      'a link whose address is in another place',
    ],
    ['a definition', '[b]: javascript:alert(1)', 'an address without a link'],
    ['a picture', '![a](javascript:alert(1))', 'a picture'],
    ['an address in < >', '<https://evil.example>', 'an address between < and >'],
    ['a bare address', 'See https://evil.example now', 'an address that is not a link'],
    ['a card', '<LinkCard href="&#106;avascript:1" title="a">x</LinkCard>', '"javascript:1"'],
    ['a button', '<Buttons><ButtonLink to="//evil.example">x</ButtonLink></Buttons>', '"//evil'],
  ])('%s', (_, body, found) => {
    expect(findings(body).join('\n')).toContain(found)
  })

  test('good links pass', () => {
    const good = '[a](/contact?about=device-setup#form) [b](https://www.ftc.gov/a_(b)?c=d&e=%20#f)'
    expect(findings(good)).toEqual([])
  })
})

describe('an element that is not on the list', () => {
  test.each([
    ...['script', 'Script', 'iframe', 'img', 'svg', 'style', 'p', 'a', 'form', 'object', 'math'],
    ...['a.b', 'this.x', 'components.Warning', 'a:b', 'constructor', '__proto__', 'toString'],
    ...['hasOwnProperty', 'Fragment', 'MDXProvider', 'wrapper', 'MDXContent', '_components.p'],
  ])('<%s>', (name) => {
    expect(findings(`<${name}>\n\nx\n\n</${name}>`)).toEqual([`1:1 <${name}>`])
    expect(findings(`Words <${name} /> here.`)).toEqual([`1:7 <${name}>`])
  })

  test('inside one that is', () => {
    const body = '<Warning title="a">\n\n<script>alert(1)</script>\n\n</Warning>'
    expect(findings(body)).toEqual(['3:1 <script>'])
  })

  test.each([
    ...['onclick="x"', 'style="x"', 'dangerouslySetInnerHTML="x"', 'children="x"', 'key="x"'],
    ...['ref="x"', 'xlink:href="x"', '__proto__="x"', 'constructor="x"', 'id="x"', 'is="x"'],
  ])('an attribute %s', (attribute) => {
    expect(findings(`<Warning title="a" ${attribute}>x</Warning>`)).toEqual([
      `1:1 an attribute "${attribute.replace('="x"', '')}"`,
    ])
  })
})

describe('program code', () => {
  test.each([
    ...['import x from "fs"', 'export const x = 1', 'export default () => 1'],
    ...['{process.exit(1)}', '{`${1}`}', '{constructor}', '{__proto__}', '{toString}', '{/* x */}'],
    ...['{}', '{phone; 1}', '**{alert(1)}**', '<Warning title={x}>x</Warning>'],
    ...['<Warning title={`x`}>x</Warning>', '<Warning {...x}>x</Warning>', '[a](/{x})', '{{}}'],
  ])('%s', (body) => {
    expect(findings(body).length).toBeGreaterThan(0)
  })
})

describe('signs that cannot be seen', () => {
  test.each([
    ['the end of a text', 'a\u0000b'],
    ['the same, written out', 'a&#0;b'],
    ['a control', 'a\u0007b'],
    ['a mark that turns the direction', 'Call \u202e4310'],
    ['the same around a part', 'a\u2066b'],
    ['a sign without width', 'pay\u200bpal'],
    ['the same in a link', '[a\u200b](/contact)'],
    ['the same in an attribute', '<Warning title="a\u202eb">x</Warning>'],
  ])('%s', (_, body) => {
    expect(findings(body)).toEqual([
      expect.stringMatching(/^1:\d+ a character that cannot be seen: U\+/),
    ])
  })

  test('words of all writings and joined emoji pass', () => {
    expect(findings('José, 李, שלום and 👩\u200d🦳 – “yes”.')).toEqual([])
  })
})

describe('what would keep a build busy', () => {
  test.each([
    ['quotes in quotes', '> '.repeat(2000) + 'a'],
    ['lists in lists', '* '.repeat(2000) + 'a'],
    ['numbers in numbers', '1. '.repeat(1000) + 'a'],
    [
      'lists that step in',
      Array.from({ length: 60 }, (_, n) => ' '.repeat(2 * n) + '- a').join('\n'),
    ],
    ['components in components', '<Warning title="a">\n'.repeat(2000)],
    ['a line without end', 'a'.repeat(50_000)],
    ['brackets', '['.repeat(50_000)],
    ['a body without end', 'Words.\n\n'.repeat(50_000)],
  ])('%s: refused before it is read', (_, body) => {
    const [first] = inspectBody(file, parseBody(body), {}).diagnostics
    expect(first?.found).toMatch(/too deep|characters/)
    expect(first?.fix).toMatch(/paragraphs|two articles/)
  })

  test('what people write is far below', () => {
    const list = '- a\n  - b\n    - c\n      > d\n'
    expect(findings(`${list}\n${'Words that say a thing. '.repeat(80)}\n`)).toEqual([])
  })
})
