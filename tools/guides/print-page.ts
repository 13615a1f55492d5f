import { load } from 'cheerio'
import type { Template } from '../../src/content-model/schemas/interface/template'
import { printStyle } from './print-style'

/** Content of a print page. */
export interface PrintContent {
  title: string
  /** Code of the language that it is written in: en. */
  language: string
  /** Text of the guide as HTML. */
  body: string
  /** Full name of the business. */
  name: string
  /** Phone number for calls. */
  phone: string
  /** Number of a page: {page} of {pages}. */
  pageNumber: Template<'page' | 'pages'>
  /** SVG file of the icon. */
  icon: string
  /** Origin of the site, with which internal links are written out; `undefined` until the site has one. */
  origin: string | undefined
}

/** Returns the print page of a guide as HTML with inline style, logo and fonts. */
export function printPage(content: PrintContent): string {
  const { title, language, name, phone } = content
  const mark = Buffer.from(content.icon).toString('base64')
  const $ = load('<!doctype html><html><head></head><body></body></html>')
  $('html').attr('lang', language)
  $('head').append('<meta charset="utf-8">', $('<title>').text(title))
  $('head').append($('<meta name="author">').attr('content', name))
  $('head').append($('<style>').text(printStyle(`${name} · ${phone}`, content.pageNumber)))
  const maker = $('<p class="maker">').append(
    `<img src="data:image/svg+xml;base64,${mark}" alt="" />`,
    $('<span>').text(name),
  )
  $('body').append($('<header>').append(maker, $('<h1>').text(title)))
  $('body').append($('<main>').html(forPaper(content)))
  return $.html()
}

/** Matches a time of day, which must not break across lines: 2 PM, 2 p. m. */
const time = /(\d) ([AP]M|[ap]\. m\.)/g

/**
 * Replacements for elements whose PDF tags are of PDF 2.0. Chromium writes PDF 1.4, and screen
 * readers skip content with unknown tags.
 */
const plainer = { strong: 'b', em: 'i', aside: 'div' }

/** White space between elements, and line breaks in a text: `white-space: pre-wrap` would show them. */
const betweenElements = /(?<=>)\s*\n\s*(?=<)/g
const lineBreak = /\s*\n\s*/g

/** Adapts HTML to paper: links are written out, and disclosures are open. */
function forPaper({ body, origin }: PrintContent): string {
  const html = body.replace(betweenElements, '').replace(lineBreak, ' ')
  const unbroken = html.replace(time, (match) => match.replaceAll(' ', '\u00a0'))
  const $ = load(unbroken, null, false)
  for (const [name, plain] of Object.entries(plainer)) $(name).prop('tagName', plain)
  $('details').attr('open', '')
  $('.new-tab, button').remove()
  for (const element of $('a[href]').toArray()) {
    const link = $(element).removeAttr('target').removeAttr('rel')
    const href = link.attr('href') ?? ''
    if (href.startsWith('/') && origin === undefined) {
      link.replaceWith(link.contents())
      continue
    }
    const address = href.startsWith('/') ? `${origin}${href}` : href
    link.attr('href', address)
    const written = address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')
    const said = link.text().toLowerCase()
    if (address.startsWith('https://') && !said.includes(written.toLowerCase())) {
      link.after($('<span class="address">').text(` (${written})`))
    }
  }
  return $.html()
}
