/** @jest-environment node */
import { load } from 'cheerio'
import type { FormService } from '../../src/content-model/form-service'
import type { SiteConfig } from '../../src/site/site-config'
import {
  hasFormOnSite,
  receivedPages,
  sectionsQuery,
  servicesIn,
  type SectionsQuery,
} from '../../src/gatsby/received-pages'
import { sharedSection } from '../sites/small-site'

const elsewhere: FormService = {
  endpoint: 'https://forms.example/ask',
  encoding: 'json',
  fields: { access_key: 'k' },
}
const onSite: FormService = {
  endpoint: '/request-received',
  encoding: 'form',
  fields: { 'form-name': 'ask "us"', list: 'a<b' },
}
const form = sharedSection('consultation-form', 'consultation-form')
const query: SectionsQuery = {
  pages: {
    nodes: [
      { page: { sections: [] } },
      {
        page: { sections: [form, sharedSection('newsletter', 'newsletter')] },
      },
    ],
  },
  site: { interface: { locale: 'en-US' } },
}
const config: Pick<SiteConfig, 'fullName' | 'origin' | 'home'> = {
  fullName: 'Maple & House',
  home: '/',
  origin: 'https://maplehouse.example/help',
}
const pagesOf = (
  consultationService: FormService,
  newsletterService?: FormService,
  paths: readonly string[] = ['/', '/contact'],
) =>
  receivedPages(
    query,
    { consultationService, ...(newsletterService ? { newsletterService } : {}) },
    config,
    paths,
  )

test('a form that is posted elsewhere needs no page', () => {
  expect(hasFormOnSite({ consultationService: elsewhere })).toBe(false)
  expect(hasFormOnSite({ consultationService: elsewhere, newsletterService: onSite })).toBe(true)
  expect(pagesOf(elsewhere, elsewhere)).toEqual([])
})

test('the page of a request shows every field, and the words of success', () => {
  const [page, ...more] = pagesOf(onSite)
  expect(more).toEqual([])
  expect(page!.file).toBe('/request-received/index.html')
  const $ = load(page!.content)
  const shown = $('form[data-netlify=true][hidden]')
  expect(shown.attr()).toMatchObject({ name: 'ask "us"', 'netlify-honeypot': '_gotcha' })
  const fields = shown.find('input').get()
  expect(fields.map(({ attribs }) => [attribs.name, attribs.value ?? ''])).toEqual([
    ['form-name', 'ask "us"'],
    ['list', 'a<b'],
    ...form.fields.map(({ name }) => [name, '']),
    ['_gotcha', ''],
    ['subject', ''],
  ])
  expect($('h1').text()).toBe(form.success.title)
  expect($('p').first().text()).toBe(form.success.text)
  expect($('a').text()).toBe('Maple & House')
  expect($('a').attr('href')).toBe('/help/')
})

test('the newsletter has a page of its own', () => {
  const newsletter = { ...onSite, endpoint: '/newsletter-received' }
  expect(pagesOf(onSite, newsletter).map(({ file }) => file)).toEqual([
    '/request-received/index.html',
    '/newsletter-received/index.html',
  ])
})

test('a path that a page of the site has is refused', () => {
  expect(() => pagesOf(onSite, undefined, ['/', '/request-received'])).toThrow(
    'The site has a page /request-received.',
  )
})

test('each language has pages of its own, with its language among the fields', () => {
  const services = { consultationService: onSite, newsletterService: onSite }
  expect(servicesIn(services, '')).toEqual(services)
  const spanish = { ...query, site: { interface: { locale: 'es-US' } } }
  const pages = receivedPages(
    spanish,
    servicesIn({ consultationService: onSite }, 'es'),
    { ...config, home: '/es' },
    ['/', '/request-received'],
  )
  expect(pages.map(({ file }) => file)).toEqual(['/es/request-received/index.html'])
  const $ = load(pages[0]!.content)
  expect($('html').attr('lang')).toMatch(/^es/)
  expect($('input[name=language]').attr('value')).toBe('es')
  expect($('a').attr('href')).toBe('/help/es')
  expect(pagesOf(onSite)[0]!.content).not.toContain('name="language"')
})

test('the forms of a language are those of its own pages', () => {
  expect(sectionsQuery('es').match(/language: \{ eq: "es" \}/g)).toHaveLength(2)
})
