import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { changesPath } from '../../src/site/site-config'
import { buildSite, copyEnv, copySite } from '../../tools/copy-site'
import type { ChangesReport } from '../../packages/review/src/report'
import { runGit } from '../tools/repository'
import { siteFolder } from '../sites/read-site'
import { lostPassword, runTool } from '../tools/run-tool'
import { builtHeaders, policySources, scriptHashes } from '../built/policy'
import { isShown, imageFiles, readBuiltSite } from '../built/site'

const name = 'board-placement-advance-fee-scam'
const path = `/blog/${name}`
/** Settings of a build of the real site, not of one for this computer. */
const realEndpoint = 'https://forms.example/f/consultation'
const realSite = { LOCAL_BUILD: '', GATSBY_CONSULTATION_ENDPOINT: realEndpoint }
/** A clone of the project, in which a writer works. */
const desk = resolve('.tmp', 'drafts')
const content = join(desk, 'content')
const folder = join(desk, 'public')
const begun = '/blog/lost-password'
const begunFile = join(content, 'articles', 'lost-password', 'index.mdx')

/** Changes a file of the clone, which must contain the replaced text. */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
  writeFileSync(file, text.replace(from, to))
}

/** Returns the pages of the clone with a link to an address. */
function leadsTo(address: string): string[] {
  return readBuiltSite(folder)
    .filter(isShown)
    .filter(({ $ }) => $(`a[href="${address}"]`).length > 0)
    .map((page) => page.path)
}

beforeAll(async () => {
  copySite(desk, siteFolder('whole-site'))
  const article = join(content, 'articles', name)
  change(join(article, 'index.mdx'), '\nicon:', '\ndraft: true\nicon:')
  const text = readFileSync(join(article, 'index.mdx'), 'utf8')
  writeFileSync(join(article, 'index.mdx'), `${text}\n![Blue water](./water.png)\n`)
  const image = sharp({ create: { width: 700, height: 300, channels: 3, background: '#048' } })
  writeFileSync(join(article, 'water.png'), await image.png().toBuffer())
  runGit(desk, 'init', '--quiet', '--initial-branch=main')
  runGit(desk, 'add', 'content')
  runGit(desk, 'commit', '--quiet', '--message=What the site holds')
  runGit(desk, 'switch', '--quiet', '--create', 'lost-password')
  const started = runTool('new', ['article', ...lostPassword], { cwd: desk, env: copyEnv })
  if (started.status !== 0) throw new Error(started.output)
}, 60_000)

describe('the real site', () => {
  beforeAll(() => {
    buildSite(desk, realSite)
  })

  test('a draft has no page, and no data of one', () => {
    for (const draft of [path, begun]) {
      expect(existsSync(join(folder, draft))).toBe(false)
      expect(existsSync(join(folder, 'page-data', draft))).toBe(false)
    }
  })

  test.each(['rss.xml', 'sitemap.xml', 'search-index.json', 'article-texts.json'])(
    '%s does not contain it',
    (file) => {
      expect(readFileSync(join(folder, file), 'utf8')).not.toContain(name)
    },
  )

  test('the pictures of a draft are not published; those of other articles are', () => {
    const published = imageFiles(folder)
    expect(published.length).toBeGreaterThan(0)
    const shown = readBuiltSite(folder).map(({ html }) => html)
    const unseen = published.filter((file) => !shown.some((html) => html.includes(file)))
    expect(unseen).toEqual([])
  })

  test('the real site is open to search engines and does not mention a preview', () => {
    expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain('Sitemap: ')
    for (const page of readBuiltSite(folder).filter(isShown)) {
      expect([page.path, page.$('meta[name=robots]').length]).toEqual([page.path, 0])
      expect([page.path, page.$('[aria-label=Preview]').length]).toEqual([page.path, 0])
    }
    const filled = readBuiltSite(folder).filter(
      ({ $ }) => $(`form[action="${realEndpoint}"]`).length,
    )
    expect(filled.map(({ path }) => path)).toContain('/contact')
  })
})

describe('a preview, built with the cache of the real site', () => {
  const previewEndpoint = 'https://forms.example/f/only-for-tests'

  const readPreview = () => readBuiltSite(folder).filter((page) => page.path !== changesPath)

  beforeAll(() => {
    const { output, status } = runTool('preview', [], {
      cwd: desk,
      env: {
        ...copyEnv,
        ...realSite,
        GATSBY_NEWSLETTER_ENDPOINT: 'https://forms.example/f/newsletter',
        PREVIEW_CONSULTATION_ENDPOINT: previewEndpoint,
      },
    })
    if (status !== 0) throw new Error(output)
  })

  test('lists exactly the page that the writer has started', () => {
    const file = join(folder, changesPath, 'changes.json')
    const { base, built, pages, shared, check } = JSON.parse(
      readFileSync(file, 'utf8'),
    ) as ChangesReport
    expect(base).toEqual({ ref: 'main', commit: runGit(desk, 'rev-parse', 'main') })
    expect(pages).toMatchObject([
      { kind: 'new', path: begun, notes: ['A draft: only previews show it.'] },
    ])
    expect([built, shared, check.ok]).toEqual([true, [], true])
  })

  test('the endpoints of the real site are in no file, and that of the preview is used', () => {
    const holding = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) =>
        /forms\.example\/f\/(consultation|newsletter)/.test(readFileSync(file, 'latin1')),
      )
    expect(holding).toEqual([])
    const contact = readBuiltSite(folder).find((page) => page.path === '/contact')
    expect(contact?.$('main form').first().attr('action')).toBe(previewEndpoint)
    expect(policySources(folder, 'connect-src')).toEqual(["'self'", previewEndpoint])
    expect(policySources(folder, 'form-action')).toContain(previewEndpoint)
  })

  test('every page has one notice at its top, and asks search engines to leave it out', () => {
    for (const { path, $ } of readBuiltSite(folder)) {
      const notice = $('aside[aria-label=Preview]')
      expect([path, notice.text()]).toEqual([
        path,
        expect.stringMatching(/^This is a preview, not the real site\./),
      ])
      expect([path, $('meta[name=robots]').attr('content')]).toEqual([path, 'noindex'])
      expect([path, $('link[rel=canonical]').length]).toEqual([path, 0])
    }
    expect(builtHeaders(folder, '/rss.xml')).toContainEqual({
      name: 'X-Robots-Tag',
      value: 'noindex, nofollow',
    })
    expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe('User-agent: *\nAllow: /\n')
  })

  test('drafts are shown', () => {
    expect(existsSync(join(folder, path, 'index.html'))).toBe(true)
  })

  test('after this second build the policy fits the pages, and nothing is doubled', () => {
    expect(policySources(folder, 'script-src')).toEqual(["'self'", ...scriptHashes(folder)])
    const lines = readFileSync(join(folder, '_headers'), 'utf8').split('\n')
    const paths = lines.filter((line) => line.startsWith('/'))
    expect(new Set(paths).size).toBe(paths.length)
    for (const { path: page, $ } of readPreview()) {
      expect([page, $('template#react-scripts').length]).toEqual([page, 1])
    }
  })
})

describe('once it is no draft', () => {
  beforeAll(() => {
    change(begunFile, 'draft: true\n', '')
    buildSite(desk, realSite)
  })

  test('the real site publishes it', () => {
    expect(existsSync(join(folder, begun, 'index.html'))).toBe(true)
    for (const file of ['rss.xml', 'sitemap.xml', 'search-index.json', 'article-texts.json']) {
      expect(readFileSync(join(folder, file), 'utf8')).toContain('lost-password')
    }
    expect(leadsTo(begun)).toEqual(expect.arrayContaining(['/blog', '/sitemap']))
  })

  test('nothing is left of the preview, its page of changes included', () => {
    expect(existsSync(join(folder, changesPath))).toBe(false)
    expect(existsSync(join(folder, path))).toBe(false)
    for (const page of readBuiltSite(folder)) {
      expect([page.path, page.html.includes(changesPath)]).toEqual([page.path, false])
      expect([page.path, page.$('[aria-label=Preview]').length]).toEqual([page.path, 0])
    }
  })
})
