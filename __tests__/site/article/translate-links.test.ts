/** @jest-environment node */
import { load } from 'cheerio'
import type { TranslatedLinks } from '../../../src/site/article/article-context'
import { renderArticle } from '../../../src/site/article/render-article'
import { articleBody } from '../../sites/small-site'

const translation: TranslatedLinks = {
  language: 'es',
  links: { '/': '/es', '/contact': '/es/contacto', '/blog/a-call': '/es/consejos/llamada' },
  elsewhere: { text: '(en inglés)', locale: 'en' },
}
const facts = { phone: '(202) 555-0142' }
const render = (body: string, more: object = { translation }): string =>
  renderArticle(body, facts, { texts: articleBody, ...more })

test.each([
  ['/contact', '/es/contacto'],
  ['/contact#form', '/es/contacto#form'],
  ['/contact?about=tablet#form', '/es/contacto?about=tablet#form'],
  ['/blog/a-call', '/es/consejos/llamada'],
  ['/', '/es'],
])('a link to %s leads to the translation of that page', (to, target) => {
  expect(render(`[Escríbanos](${to}).\n`)).toBe(`<p><a href="${target}">Escríbanos</a>.</p>`)
})

test('a link to a page without a translation says in which language it is', () => {
  const link = load(render('Lea [la historia](/history).\n'))('a')
  expect(link.attr()).toEqual({ href: '/history', hreflang: 'en' })
  expect(link.text()).toBe('la historia (en inglés)')
})

test.each(['https://a.example/', '#despues', 'mailto:a@b.example'])(
  'a link to %s is left as it is',
  (to) => {
    expect(render(`[Allí](${to})\n`)).not.toContain('inglés')
    expect(render(`[Allí](${to})\n`)).toContain(`href="${to}"`)
  },
)

test('a button leads to the translation too', () => {
  const html = render('<ButtonLink to="/contact">Escríbanos</ButtonLink>\n')
  expect(html).toContain('href="/es/contacto"')
  expect(html).not.toContain('inglés')
})

test('the path of the site goes before that of the translation', () => {
  const html = render('[Escríbanos](/contact)\n', { translation, pathPrefix: '/techhelp' })
  expect(html).toContain('href="/techhelp/es/contacto"')
  expect(html).not.toContain('inglés')
})

test('in the default language links are those that were written', () => {
  expect(render('[Write](/contact)\n', {})).toBe('<p><a href="/contact">Write</a></p>')
})
