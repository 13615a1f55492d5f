import { mkdtempSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { load } from 'cheerio'
import { chromiumPath } from '../../tools/programs.cjs'
import { startFormCollector, type Received } from '../../tools/form-collector'
import { startStaticServer } from '../../tools/static-server'
import { policySources } from '../built/policy'
import { mistakesIn } from '../built/valid-html'
import { buildCopy } from './build-copy'

const file = join(mkdtempSync(join(tmpdir(), 'form-services-')), 'received.jsonl')
const addressOf = (server: Server): string =>
  `http://localhost:${(server.address() as AddressInfo).port}`

let collector: Server
let site: Server
let folder: string
let endpoint: string

beforeAll(async () => {
  collector = await startFormCollector(0, file)
  endpoint = `${addressOf(collector)}/web3forms/submit`
  folder = buildCopy(
    'form-services',
    {},
    {
      env: {
        GATSBY_CONSULTATION_ENDPOINT: endpoint,
        GATSBY_CONSULTATION_ENCODING: 'form',
        GATSBY_CONSULTATION_FIELDS: 'access_key=0b7e&from_name=Maple+%26+House',
        GATSBY_NEWSLETTER_ENDPOINT: '/newsletter-received',
        GATSBY_NEWSLETTER_FIELDS: 'form-name=newsletter',
      },
    },
  )
  site = await startStaticServer(0, folder)
})
afterAll(() => {
  for (const server of [collector, site]) {
    server.close()
    server.closeAllConnections()
  }
})

test.each([
  ['without JavaScript the browser posts', false, { _gotcha: '' }],
  ['with it the page posts', true, { subject: 'New consultation request from Ruth Ames' }],
])('%s all answers, with what the service wants', async (_, javaScriptEnabled, more) => {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ javaScriptEnabled })
    await page.goto(`${addressOf(site)}/contact`)
    await page.getByLabel('Full Name *').fill('Ruth Ames')
    await page.getByLabel('Phone Number *').fill('202.555.0177 x9')
    await page.getByLabel('Tell us about it').fill('It “asks”.')
    await page.getByRole('button', { name: 'Send my request' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  } finally {
    await browser.close()
  }
  const last = readFileSync(file, 'utf8').trim().split('\n').pop() ?? '{}'
  expect(JSON.parse(last) as Received).toMatchObject({
    path: '/web3forms/submit',
    contentType: 'application/x-www-form-urlencoded',
    body: {
      name: 'Ruth Ames',
      phone: '202.555.0177 x9',
      issue: 'It “asks”.',
      access_key: '0b7e',
      from_name: 'Maple & House',
      ...more,
    },
  })
})

test('the policy allows the service, and the site itself', () => {
  expect(policySources(folder, 'connect-src')).toEqual(["'self'", endpoint])
  expect(policySources(folder, 'form-action')).toEqual(["'self'", endpoint])
})

describe('the page at the path of a form', () => {
  const html = (): string => readFileSync(join(folder, 'newsletter-received', 'index.html'), 'utf8')

  test('shows Netlify the form, with every field that is posted', () => {
    const form = load(html())('form[data-netlify=true]')
    expect(form.attr('name')).toBe('newsletter')
    expect(form.find('input[name=form-name]').attr('value')).toBe('newsletter')
    const $ = load(readFileSync(join(folder, 'index.html'), 'utf8'))
    const posted = $('form[action="/newsletter-received"]')
      .find('[name]')
      .get()
      .map((one) => one.attribs.name)
    expect(posted).toContain('email')
    const known = form
      .find('[name]')
      .get()
      .map((one) => one.attribs.name)
    expect(known.sort()).toEqual(posted.sort())
  })

  test('thanks a visitor without JavaScript, and stays out of search engines', async () => {
    const $ = load(html())
    expect($('h1').text()).toBe('Successfully Subscribed!')
    expect($('main a').attr('href')).toBe('/')
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
    expect(await mistakesIn(html())).toEqual([])
    expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).not.toContain('newsletter-received')
  })
})
