import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { load } from 'cheerio'
import type { Template } from '../../src/content-model/schemas/interface/template'

const find = createRequire(join(process.cwd(), 'package.json'))

const fontFace = (weight: 400 | 700): string => {
  const file = find.resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
  )
  const data = readFileSync(file).toString('base64')
  return `@font-face {
  font-family: Atkinson;
  font-weight: ${weight};
  src: url(data:font/woff;base64,${data}) format('woff');
}`
}

/**
 * Returns the CSS of printed guides: letter size, 18 point, black on white.
 *
 * @param foot text at the foot of each page, beside the page number
 * @param pageNumber page number, with its variables {page} and {pages}
 */
function printStyle(foot: string, pageNumber: Template<'page' | 'pages'>): string {
  return `${fontFace(400)}
${fontFace(700)}
@page {
  size: letter;
  margin: 0.65in 0.75in 0.9in;
  @bottom-left { content: ${JSON.stringify(foot)}; ${small} }
  @bottom-right { content: ${cssContent(pageNumber)}; ${small} }
}
${sheet}`
}

/** The value of `content` for a text with counters. */
function cssContent(text: Template<'page' | 'pages'>): string {
  const counted = (text as unknown as string)
    .replace(/['\\]/g, '\\$&')
    .replace('{page}', "' counter(page) '")
    .replace('{pages}', "' counter(pages) '")
  return `'${counted}'`.replace(/ ?'' ?/g, '')
}

const small = `font: 700 14pt Atkinson, sans-serif; color: #000; padding-bottom: 0.25in;`

const sheet = `
* { box-sizing: border-box; margin: 0; }
html { font: 18pt/1.4 Atkinson, sans-serif; color: #000; background: #fff; }
header { border-bottom: 1.5pt solid #000; padding-bottom: 10pt; }
.maker { font-weight: 700; }
.maker img { width: 30pt; height: 30pt; margin-right: 9pt; vertical-align: middle; }
h1 { font-size: 32pt; line-height: 1.15; margin-top: 10pt; text-wrap: balance; }
h2 { font-size: 23pt; line-height: 1.2; margin-top: 16pt; text-wrap: balance; }
h3 { font-size: 20pt; line-height: 1.2; margin-top: 16pt; }
/* The list of contents is for the screen. */
nav { display: none; }
h1, h2, h3, .box-title, .list-title { break-after: avoid; break-inside: avoid; }
.checklist, main > ul, .way-back, .it-worked { break-inside: avoid; }
p:has(+ .steps, + .checklist, + ul, + ol) { break-after: avoid; }
p, ul, ol, aside, main > div { margin-top: 9pt; }
/* Keeps the space at the end of a line, without which screen readers join the words around it. */
p, li, h1, h2, h3, summary { white-space: pre-wrap; }
p { orphans: 3; widows: 3; text-wrap: pretty; }
ul, ol { padding-left: 28pt; }
ol { padding-left: 36pt; }
li { break-inside: avoid; padding-left: 4pt; text-wrap: pretty; }
li + li { margin-top: 5pt; }
.way-back { margin-top: 4pt; padding-left: 10pt; border-left: 2pt solid #000; }
.way-back p, .it-worked p { margin-top: 0; }
/* The label begins the line of its text. */
:is(.way-back, .it-worked) > p:first-child, :is(.way-back, .it-worked) > p:first-child + p { display: inline; }
:is(.way-back, .it-worked) > p:first-child::after { content: ': '; font-weight: 700; }
.it-worked { break-before: avoid; border: 1.5pt solid #000; border-radius: 8pt; padding: 4pt 12pt 5pt; }
li::marker { font-weight: 700; }
a { color: #000; text-decoration-thickness: 1pt; text-underline-offset: 2.5pt; }
a[href^='tel:'], a[href^='sms:'] { white-space: nowrap; font-weight: 700; text-decoration: none; }
.address { overflow-wrap: anywhere; }
.checklist ul { list-style: none; padding-left: 0; }
.checklist li { position: relative; padding-left: 30pt; }
.checklist li::before {
  content: '';
  position: absolute;
  left: 0;
  top: 4pt;
  width: 15pt;
  height: 15pt;
  border: 1.5pt solid #000;
}
.warning, .phone-script, .our-promises, .key-points, .link-card {
  border: 1.5pt solid #000;
  border-radius: 8pt;
  padding: 9pt 14pt 11pt;
  break-inside: avoid;
}
.warning { border-width: 3pt; }
.box-title, .list-title, .link-card-title, summary { font-weight: 700; }
.box-title { margin-top: 0; }
.box-title svg { margin-right: 8pt; vertical-align: -5pt; }
.box-title + * { margin-top: 4pt; }
blockquote, blockquote p { margin: 0; font-size: 20pt; }
summary { list-style: none; }
details { margin-top: 9pt; break-inside: avoid; }
`

/** Content of a print page. */
interface PrintContent {
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
