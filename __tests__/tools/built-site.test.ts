/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { digestInputs, isBuilt, removeStamp, writeStamp } from '../../tools/built-site'

const day = '2026-11-22'
let root: string
let env: NodeJS.ProcessEnv

function write(name: string, text: string): void {
  const file = join(root, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const inputs = (options = {}): string => digestInputs(env, { root, day, ...options })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-site-'))
  for (const name of [
    'content/site.yaml',
    'content/articles/one/index.mdx',
    'src/components/button.tsx',
    'static/icon.svg',
    'gatsby-node.ts',
    'gatsby-ssr.tsx',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'README.md',
    'public/index.html',
    'public/blog/index.html',
  ]) {
    write(name, name)
  }
  env = {
    CONTENT_DIR: join(root, 'content'),
    LOCAL_BUILD: 'true',
    GATSBY_CONSULTATION_ENDPOINT: 'http://localhost:9001/consultation',
  }
})

afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

describe('a finished site is built again after', () => {
  test.each([
    ['a change of a text', () => write('content/site.yaml', 'other')],
    ['a change of an article', () => write('content/articles/one/index.mdx', 'other')],
    ['a new picture', () => write('content/articles/one/picture.png', 'new')],
    ['the end of a content file', () => rmSync(join(root, 'content/site.yaml'))],
    [
      'another name of a content folder',
      () => renameSync(join(root, 'content/articles/one'), join(root, 'content/articles/two')),
    ],
    ['a change of a component', () => write('src/components/button.tsx', 'other')],
    ['a change of a static file', () => write('static/icon.svg', 'other')],
    ['a change of a hook', () => write('gatsby-node.ts', 'other')],
    ['a change of the rendering', () => write('gatsby-ssr.tsx', 'other')],
    ['a new hook', () => write('gatsby-config.ts', 'new')],
    ['other packages', () => write('package-lock.json', 'other')],
    ['other browsers', () => write('package.json', 'other')],
    ['a change of the compiler', () => write('tsconfig.json', 'other')],
    ['a new file of settings', () => write('.env.production', 'GATSBY_A=1')],
  ])('%s', (_, change) => {
    const before = inputs()
    writeStamp(before, root)
    change()
    expect(isBuilt(inputs(), root)).toBe(false)
  })

  test.each([
    ['GATSBY_CONSULTATION_ENDPOINT', 'http://localhost:9101/consultation'],
    ['GATSBY_NEWSLETTER_ENDPOINT', 'https://forms.example/newsletter'],
    ['GATSBY_ANYTHING', '1'],
    ['SITE_ORIGIN', 'https://other.example'],
    ['PRECOMPRESS', 'true'],
    ['LOCAL_BUILD', 'false', 'GATSBY_CONSULTATION_ENDPOINT', 'https://forms.example/consultation'],
    ['PREVIEW', 'true', 'PREVIEW_CONSULTATION_ENDPOINT', 'http://localhost:9001/preview'],
    ['NODE_ENV', 'development'],
  ])('another %s', (name, value, second = name, other = value) => {
    writeStamp(inputs(), root)
    env = { ...env, [name]: value, [second]: other }
    expect(isBuilt(inputs(), root)).toBe(false)
  })

  test('another content folder with the same files', () => {
    writeStamp(inputs(), root)
    renameSync(join(root, 'content'), join(root, 'words'))
    env = { ...env, CONTENT_DIR: join(root, 'words') }
    expect(isBuilt(inputs(), root)).toBe(false)
  })

  test('the day has ended', () => {
    writeStamp(inputs(), root)
    expect(isBuilt(inputs({ day: '2026-11-23' }), root)).toBe(false)
  })

  test('another version of Node', () => {
    writeStamp(inputs(), root)
    expect(isBuilt(inputs({ node: 'v1.0.0' }), root)).toBe(false)
  })

  test.each([
    ['wrote a page', () => write('public/index.html', 'other, longer')],
    ['wrote the same again', () => utimesSync(join(root, 'public/index.html'), 1, 1)],
    ['added a file', () => write('public/new.html', 'new')],
    ['removed a page', () => rmSync(join(root, 'public/blog/index.html'))],
    ['removed the site', () => rmSync(join(root, 'public'), { recursive: true })],
  ])('another command %s', (_, change) => {
    writeStamp(inputs(), root)
    change()
    expect(isBuilt(inputs(), root)).toBe(false)
  })

  test('a build that did not end well', () => {
    writeStamp(inputs(), root)
    removeStamp(root)
    expect(isBuilt(inputs(), root)).toBe(false)
  })

  test('a stamp that is cut short', () => {
    write('.tmp/local-build.json', `{ "inputs": "${inputs()}"`)
    expect(isBuilt(inputs(), root)).toBe(false)
  })
})

describe('a finished site is served again after', () => {
  test.each([
    ['nothing', () => undefined],
    ['a change of documents', () => write('README.md', 'other')],
    ['a change of tests', () => write('__tests__/a.test.ts', 'new')],
    ['a change of what Gatsby keeps', () => write('.cache/data', 'new')],
    ['types that Gatsby writes', () => write('gatsby-types.d.ts', 'new')],
    ['another port of the site', () => (env = { ...env, PORT: '9100' })],
  ])('%s', (_, change) => {
    writeStamp(inputs(), root)
    change()
    expect(isBuilt(inputs(), root)).toBe(true)
  })
})

test('a setting that is wrong is left to the build to report', () => {
  env = { ...env, PRECOMPRESS: 'maybe' }
  expect(() => inputs()).toThrow('PRECOMPRESS')
})
