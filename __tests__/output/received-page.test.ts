/** @jest-environment node */
import { load } from 'cheerio'
import { commandSettings } from '../../src/site/site-config'
import { mistakesIn } from '../built/valid-html'
import { builtSite } from '../sites/built-site'
import { records } from '../sites/small-site'
import { today } from '../sites/source-files'

const newsletterService = {
  endpoint: '/newsletter-received',
  encoding: 'form',
  fields: { 'form-name': 'newsletter' },
} as const
const { whole } = builtSite(records, {}, today, { ...commandSettings, newsletterService })
const fileOf = (name: string): string =>
  whole.files.find(({ file }) => file === name)!.content as string
const html = fileOf('newsletter-received/index.html')

test('the page at the path of a form shows Netlify the form, with every field that is posted', () => {
  const form = load(html)('form[data-netlify=true]')
  expect(form.attr('name')).toBe('newsletter')
  expect(form.find('input[name=form-name]').attr('value')).toBe('newsletter')
  const names = form.find('[name]').get()
  expect(names.map(({ attribs }) => attribs.name).sort()).toEqual(['email', 'form-name'])
})

test('it thanks a visitor without JavaScript, and stays out of search engines', async () => {
  const $ = load(html)
  expect($('h1').text()).toBe('You are on the list!')
  expect($('main a').attr('href')).toBe('/')
  expect($('meta[name=robots]').attr('content')).toBe('noindex')
  expect(await mistakesIn(html)).toEqual([])
  expect(whole.pages.map(({ path }) => path)).not.toContain('/newsletter-received')
})
