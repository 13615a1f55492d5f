import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import type { Template } from '../../src/content-model/schemas/interface/template'
import { printStyle } from './print-style'

/** What a print page is made of. */
export interface PrintContent {
  title: string
  /** The text of the guide as HTML. */
  body: string
  /** The name of the business in full. */
  name: string
  /** Our number for calls. */
  phone: string
  /** Number of a page: {page} of {pages}. */
  pageNumber: Template<'page' | 'pages'>
  /** Where the site lives; links into it are written out with it. */
  origin: string
}

/** The whole print page of a guide. It needs no other file: style, mark and fonts are in it. */
export function printPage(content: PrintContent): string {
  const { title, name, phone } = content
  const mark = readFileSync('static/icon.svg').toString('base64')
  const $ = load('<!doctype html><html lang="en"><head></head><body></body></html>')
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

/** A time of day: it stays on one line. */
const time = /(\d) ([AP]M)/g

/**
 * Elements whose PDF tags came with PDF 2.0, and what stands for them. Chromium writes PDF 1.4, and
 * programs that read out leave parts with tags they do not know out.
 */
const plainer = { strong: 'b', em: 'i', aside: 'div' }

/** What a screen does and paper cannot: links are written out, and questions stand open. */
function forPaper({ body, origin }: PrintContent): string {
  const $ = load(body.replace(time, '$1\u00a0$2'), null, false)
  for (const [name, plain] of Object.entries(plainer)) $(name).prop('tagName', plain)
  $('details').attr('open', '')
  $('.new-tab, button').remove()
  for (const element of $('a[href]').toArray()) {
    const link = $(element).removeAttr('target').removeAttr('rel')
    const href = link.attr('href') ?? ''
    const address = href.startsWith('/') ? origin + href : href
    link.attr('href', address)
    const written = address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')
    const said = link.text().toLowerCase()
    if (address.startsWith('https://') && !said.includes(written.toLowerCase())) {
      link.after($('<span class="address">').text(` (${written})`))
    }
  }
  return $.html()
}
