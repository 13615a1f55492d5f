/** What `gatsby develop` shows after each kind of edit, asked through GraphQL as a template asks. */
import { spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { commandFile } from '../../tools/programs.cjs'
import { copyEnv, copySite } from '../../tools/copy-site'
import { siteFolder } from '../sites/read-site'

const folder = resolve('.tmp', 'develop')
const content = (file: string): string => join(folder, 'content', file)

let gatsby: ChildProcess
let address = ''
let output = ''

beforeAll(async () => {
  copySite(folder, siteFolder('small-site'))
  cpSync(join(siteFolder('whole-site'), 'interface'), content('interface'), { recursive: true })
  const port = await freePort()
  address = `http://localhost:${port}`
  gatsby = spawn(process.execPath, [commandFile('gatsby'), 'develop', '-p', String(port)], {
    cwd: folder,
    detached: true,
    env: {
      ...copyEnv,
      NODE_ENV: 'development',
      PREVIEW: 'true',
      PREVIEW_CONSULTATION_ENDPOINT: copyEnv.GATSBY_CONSULTATION_ENDPOINT,
    },
  })
  for (const stream of [gatsby.stdout, gatsby.stderr]) {
    stream?.on('data', (part: Buffer) => (output += part.toString()))
  }
  await seen('the site starts', () => question('{ allPage { nodes { path } } }'), '/contact', 300)
})

afterAll(() => {
  if (gatsby.pid) process.kill(-gatsby.pid)
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** Asks a question in GraphQL, and returns the answer as text. */
async function question(query: string): Promise<string> {
  const response = await fetch(`${address}/___graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return response.text()
}

/** Waits until an answer holds some words. An edit is seen in a second or two; a busy machine takes longer. */
async function seen(
  what: string,
  answer: () => Promise<string>,
  words: string | RegExp,
  seconds = 90,
): Promise<string> {
  let last = ''
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    last = await answer().catch(String)
    if (new RegExp(words).test(last)) return last
    await new Promise((next) => setTimeout(next, 200))
  }
  throw new Error(
    `Not seen: ${what}. The last answer: ${last.slice(0, 500)}\n${output.slice(-3000)}`,
  )
}

const change = (file: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(content(file), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(content(file), text.replace(from, to))
}

const services = (): Promise<string> => question('{ allService { nodes { path data } } }')
const articles = (): Promise<string> =>
  question('{ allArticle { nodes { data parent { ... on File { relativePath } } } } }')
const paths = (): Promise<string> => question('{ allContentPage { nodes { path } } }')

const articleFile = 'articles/scam-likely/index.mdx'

test('a change of a YAML file is seen on the pages that show it', async () => {
  change('faqs/device-setup.yaml', /question: /, 'question: Changed? ')
  await seen('the question', services, 'Changed\\? ')
  change('prices.yaml', /sessionFrom: .*/, 'sessionFrom: 43')
  await seen('the price', services, /"price":"\$43"/)
})

test('a change of an MDX file is seen, in its text and its fields', async () => {
  expect(await articles()).toContain(`"relativePath":"${articleFile}"`)
  appendFileSync(content(articleFile), '\n## Written just now\n\nMore words.\n')
  change(articleFile, /^title: .*$/m, 'title: A new title')
  const answer = await seen('the text', articles, 'Written just now')
  expect(answer).toContain('"title":"A new title"')
})

test('files that are added, renamed and deleted change the pages', async () => {
  const page = readFileSync(content('pages/contact.yaml'), 'utf8')
    .replace(/^title: .*$/m, 'title: One more page')
    .replace(/^description: /m, 'description: Another one. ')
  writeFileSync(content('pages/one-more.yaml'), page)
  await seen('the new page', paths, '"/one-more"')
  renameSync(content('pages/one-more.yaml'), content('pages/renamed.yaml'))
  expect(await seen('the renamed page', paths, '"/renamed"')).not.toContain('"/one-more"')
  rmSync(content('pages/renamed.yaml'))
  await seen('no deleted page', paths, /^(?!.*"\/renamed").*"\/contact"/s)
})

test('while a file is broken, its last good text is shown and other edits are seen', async () => {
  const good = readFileSync(content('pages/contact.yaml'), 'utf8')
  writeFileSync(content('pages/contact.yaml'), good.replace(/^title:/m, 'titel:'))
  change('faqs/device-setup.yaml', /question: /, 'question: Meanwhile? ')
  await seen('the edit elsewhere', services, 'Meanwhile\\? ')
  expect(output).toContain('titel')
  expect(await paths()).toContain('"/contact"')
  const article = readFileSync(content(articleFile), 'utf8')
  writeFileSync(content(articleFile), `${article}\n<Warning>\n`)
  writeFileSync(content('pages/contact.yaml'), good.replace(/^label: .*$/m, 'label: Mended'))
  await seen('the mended page', () => question('{ allPage { nodes { label } } }'), 'Mended')
  expect(await articles()).toContain('Written just now')
  writeFileSync(content(articleFile), article.replace('Written just now', 'Written once more'))
  await seen('the mended article', articles, 'Written once more')
})
