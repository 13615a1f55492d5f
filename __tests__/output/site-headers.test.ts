import {
  contentSecurityPolicy,
  hashSource,
  readInlineCode,
} from '../../src/output/content-security-policy'
import {
  headersFile,
  headersFor,
  readHeadersFile,
  siteHeaders,
  type HeaderOptions,
} from '../../src/output/site-headers'

const facts: HeaderOptions = {
  inline: readInlineCode([]),
  endpoints: ['https://forms.example/f/ask?lang=en', 'https://news.example'],
  hashedFiles: ['/b-2.js', '/a-1.js'],
  local: false,
  preview: false,
}

/** Returns the sources of one directive of the policy. */
function sources(name: string, changes: Partial<HeaderOptions> = {}): string[] | undefined {
  const directives = contentSecurityPolicy({ ...facts, ...changes }).split('; ')
  return directives
    .map((directive) => directive.split(' '))
    .find(([first]) => first === name)
    ?.slice(1)
}

describe('the inline code of pages', () => {
  const read = readInlineCode([
    `<script>a < b && "</p>"</script><script src="/x.js"></script>
     <script type="application/ld+json">{"a":1}</script><script>a < b && "</p>"</script>`,
    `<template><script type="module">late()</script></template><p style="color:red;a:'b'">x</p>
     <p style="color:red;a:&#x27;b&#x27;"></p><form action="https://f.example/?a=1&amp;b=2"></form>`,
  ])

  test('scripts that are executed are collected once each, also those in templates; data is not', () => {
    expect([...read.scripts]).toEqual(['a < b && "</p>"', 'late()'])
  })

  test('style attributes and addresses of forms are read as browsers read them', () => {
    expect([...read.styleAttributes]).toEqual(["color:red;a:'b'"])
    expect([...read.formActions]).toEqual(['https://f.example/?a=1&b=2'])
  })

  test('code is found however a tag is written, and nowhere else', () => {
    const { scripts, styleAttributes, formActions } = readInlineCode([
      `<!-- don't --><P CLASS='a "b" > c'\nSTYLE = "top:0">style="no"</P><FORM ACTION=/a METHOD=post>
       <img alt='<script>no()</script>'/style='left:0'><p data-style="no">x < y style="no"</p>
       <SCRIPT>yes()</SCRIPT ><p title="&lt;p style='no'&gt;">`,
    ])
    expect([...scripts]).toEqual(['yes()'])
    expect([...styleAttributes]).toEqual(['top:0', 'left:0'])
    expect([...formActions]).toEqual(['/a'])
  })

  test('a hash is the one of the CSP specification', () => {
    // The example of the W3C: https://www.w3.org/TR/CSP3/#external-hash and § 2.3.1.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    )
  })
})

describe('the policy', () => {
  test('refuses everything that is not named', () => {
    expect(sources('default-src')).toEqual(["'none'"])
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect(sources(name)).toEqual(["'none'"])
    }
    // Only the tab icon is a data: URL.
    expect(sources('img-src')).toEqual(["'self'", 'data:'])
    const others = contentSecurityPolicy(facts).replace("img-src 'self' data:", '')
    expect(others).not.toMatch(/unsafe-eval|strict-dynamic|\*|data:|blob:/)
  })

  test('allows inline scripts by their hash only', () => {
    const inline = { ...facts.inline, scripts: new Set(['b()', 'a()']) }
    const hashes = [hashSource('a()'), hashSource('b()')].sort()
    expect(sources('script-src', { inline })).toEqual(["'self'", ...hashes])
    expect(sources('script-src')).toEqual(["'self'"])
  })

  test('allows style attributes by their hash only, and none where there are none', () => {
    expect(sources('style-src-attr')).toEqual(["'none'"])
    const inline = { ...facts.inline, styleAttributes: new Set(['outline:none']) }
    expect(sources('style-src-attr', { inline })).toEqual([
      "'unsafe-hashes'",
      hashSource('outline:none'),
    ])
  })

  test('lets scripts send to our own endpoints only', () => {
    expect(sources('connect-src')).toEqual([
      "'self'",
      'https://forms.example/f/ask',
      'https://news.example',
    ])
  })

  test('lets pages post to the actions of their forms, mailto: included', () => {
    const formActions = new Set(['/here', 'https://forms.example/f/a;b,c', 'mailto:a@b.example'])
    expect(sources('form-action', { inline: { ...facts.inline, formActions } })).toEqual([
      "'self'",
      'https://forms.example/f/a%3Bb%2Cc',
      'mailto:',
    ])
  })

  test('upgrades to https everywhere but on this computer', () => {
    expect(sources('upgrade-insecure-requests')).toEqual([])
    expect(sources('upgrade-insecure-requests', { local: true })).toBeUndefined()
  })
})

describe('the rules', () => {
  const rules = siteHeaders(facts)
  const names = (path: string): string[] => headersFor(rules, path).map(({ name }) => name)

  test('every address gets the same set', () => {
    const set = {
      'Content-Security-Policy': expect.any(String) as string,
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()') as string,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    const kept = { ...set, 'Cache-Control': 'public, max-age=31536000, immutable' }
    const at = (path: string): object =>
      Object.fromEntries(headersFor(rules, path).map(({ name, value }) => [name, value]))
    for (const path of ['/', '/no-such-page']) expect(at(path)).toEqual(set)
    for (const path of ['/a-1.js', '/static/font.woff2', '/pictures/a1b2-680.avif']) {
      expect(at(path)).toEqual(kept)
    }
    // A wrong service worker must be gone at the next visit.
    const worker = { ...set, 'Cache-Control': 'public, max-age=0, must-revalidate' }
    expect(at('/sw.js')).toEqual(worker)
  })

  test('a preview asks search engines to leave every file out', () => {
    expect(names('/').includes('X-Robots-Tag')).toBe(false)
    const [first] = siteHeaders({ ...facts, hstsSubdomains: true })
    expect(first?.headers).toContainEqual({
      name: 'Strict-Transport-Security',
      value: 'max-age=63072000; includeSubDomains',
    })
    const preview = siteHeaders({ ...facts, preview: true })
    expect(headersFor(preview, '/rss.xml')).toContainEqual({
      name: 'X-Robots-Tag',
      value: 'noindex, nofollow',
    })
  })
})

describe('the file _headers', () => {
  test('holds the rules, and is parsed back to the same', () => {
    const rules = siteHeaders(facts)
    expect(readHeadersFile(headersFile(rules))).toEqual(rules)
  })

  test('a line that Cloudflare would not read stops the build, with the fix', () => {
    const styleAttributes = new Set(Array.from({ length: 40 }, (_, index) => `width:${index}px`))
    const rules = siteHeaders({ ...facts, inline: { ...facts.inline, styleAttributes } })
    expect(() => headersFile(rules)).toThrow(
      /Content-Security-Policy.* has \d+ characters; Cloudflare Pages reads 2000\..*put styles/s,
    )
  })
})

describe('a site below a path', () => {
  const rules = siteHeaders({ ...facts, pathPrefix: '/techhelp' })

  test('sets headers there and nowhere else', () => {
    const names = (path: string): string[] => headersFor(rules, path).map(({ name }) => name)
    expect(names('/techhelp/faq')).toContain('Content-Security-Policy')
    expect(names('/techhelp/static/a.woff2')).toContain('Cache-Control')
    expect(names('/faq')).toEqual([])
    expect(names('/static/a.woff2')).toEqual([])
  })
})

describe('the editor for writers', () => {
  const editor = { connect: ['https://api.github.com'] }
  const rules = siteHeaders({ ...facts, editor, pathPrefix: '/techhelp' })
  const policyOf = (path: string, from = rules): string | undefined =>
    headersFor(from, path).find(({ name }) => name === 'Content-Security-Policy')?.value

  test('has a policy of its own; that of all other pages stays as it is', () => {
    const without = siteHeaders({ ...facts, pathPrefix: '/techhelp' })
    for (const path of [
      '/techhelp/',
      '/techhelp/blog',
      '/techhelp/administration',
      '/techhelp/x.js',
    ]) {
      expect(headersFor(rules, path)).toEqual(headersFor(without, path))
    }
    for (const path of ['/techhelp/admin', '/techhelp/admin/', '/techhelp/admin/main.js']) {
      expect(policyOf(path)).toContain("connect-src 'self' blob: data: https://api.github.com;")
      expect(policyOf(path)).not.toContain('forms.example')
    }
  })

  test('is left out by search engines, and answered by the window in which writers sign in', () => {
    const headers = headersFor(rules, '/techhelp/admin')
    expect(headers).toContainEqual({ name: 'X-Robots-Tag', value: 'noindex, nofollow' })
    expect(headers).toContainEqual({
      name: 'Cross-Origin-Opener-Policy',
      value: 'same-origin-allow-popups',
    })
    expect(new Set(headers.map(({ name }) => name)).size).toBe(headers.length)
  })
})
