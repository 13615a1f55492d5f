/** @jest-environment node */
import { readInlineCode } from '../../src/output/content-security-policy'
import { nginxFiles } from '../../src/output/nginx-files'
import { headersFor, revalidated, siteHeaders } from '../../src/output/site-headers'

const rules = siteHeaders({
  inline: readInlineCode(['<script>a()</script>']),
  endpoints: ['https://forms.example/f/ask'],
  hashedFiles: ['/app-1a2b3c4d5e.js'],
  pathPrefix: '/help',
  local: false,
  preview: false,
  editor: { connect: ['https://api.github.com'] },
})
const { http, server } = nginxFiles(rules, ['blog', 'es'], '/help')

/** Reads the maps of the block `http` as nginx does: the first pattern that matches, else the default. */
function valueOf(variable: string, path: string): string {
  const [, body = ''] = new RegExp(`map \\$uri \\$${variable} \\{\n([^}]*)\\}`).exec(http) ?? []
  const entries = Array.from(
    body.matchAll(/^ {2}(\S+) "(.*)";$/gm),
    ([, key = '', value = '']) => ({
      key,
      value,
    }),
  )
  const match = entries.find(({ key }) => key[0] === '~' && new RegExp(key.slice(1)).test(path))
  return (match ?? entries.find(({ key }) => key === 'default'))?.value ?? ''
}

/** Returns the headers that nginx adds to the answer for a path. */
function nginxHeaders(path: string): Record<string, string> {
  const added = server.matchAll(/^add_header (\S+) (?:"(.*)"|\$(\S+)) always;$/gm)
  const headers = Array.from(added, ([, name = '', value, variable = '']): [string, string] => [
    name,
    value ?? valueOf(variable, path),
  ])
  return Object.fromEntries(headers.filter(([, value]) => value !== ''))
}

test.each([
  '/help/',
  '/help/faq',
  '/help/app-1a2b3c4d5e.js',
  '/help/app-1a2b3c4d5e.js.map',
  '/help/static/font.woff2',
  '/help/pictures/phone.avif',
  '/help/admin',
  '/help/admin/index.html',
])('nginx sends %s with the headers that the other hosts send', (path) => {
  const expected = [revalidated, ...headersFor(rules, path)]
  expect(nginxHeaders(path)).toEqual(
    Object.fromEntries(expected.map(({ name, value }) => [name, value])),
  )
})

test('nginx has browsers ask for a page again at each visit, and compresses text', () => {
  expect(nginxHeaders('/help/faq')['Cache-Control']).toBe('public, max-age=0, must-revalidate')
  expect(server).toMatch(/^gzip on;$/m)
  const [, types = ''] = /^gzip_types (.*);$/m.exec(server) ?? []
  expect(types.split(' ')).toEqual(
    expect.arrayContaining([
      'application/javascript',
      'application/json',
      'image/svg+xml',
      'text/css',
    ]),
  )
})

test('nginx answers unknown addresses with the page of their folder, and hides the file of headers', () => {
  const lines = server.split('\n')
  expect(lines).toContain('error_page 404 /help/404.html;')
  for (const folder of ['blog', 'es']) {
    expect(lines).toContain(
      `location /help/${folder}/ { error_page 404 /help/${folder}/404.html; try_files $uri $uri/index.html =404; }`,
    )
  }
  expect(lines).toContain('location = /help/_headers { return 404; }')
})

test('nginx knows the type of each kind of file, and each block is closed', () => {
  for (const end of ['html', 'js', 'json', 'css', 'svg', 'avif', 'woff2', 'webmanifest', 'pdf']) {
    expect(server).toMatch(new RegExp(`^ {2}\\S+/\\S+ (\\S+ )*${end}[ ;]`, 'm'))
  }
  for (const text of [http, server]) {
    expect(text.match(/\{/g)).toHaveLength(text.match(/\}/g)?.length ?? 0)
  }
})
