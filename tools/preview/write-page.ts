import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { changesPath } from '../../src/site/site-config'
import { builtPathPrefix } from '../built-path-prefix'
import type { Compared } from './compare-content'
import { ChangesPage, changesTitle } from './page/changes-page'
import { changesStyle } from './page/style'

/**
 * Writes the page of changes, and changes.json, into a built preview.
 *
 * @param folder the built preview
 */
export function writePage(folder: string, compared: Compared): void {
  const layoutHtml = readFileSync(join(folder, '404.html'), 'utf8')
  const page = changesPage(layoutHtml, compared, builtPathPrefix(folder))
  const target = join(folder, changesPath)
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'index.html'), page)
  writeFileSync(join(target, 'changes.json'), `${JSON.stringify(compared.report, null, 2)}\n`)
}

/**
 * Returns the page of changes in the layout of another page of the build: head, header and footer
 * are those of the site. All scripts of the body are removed, since they belong to the other page.
 *
 * @param layoutHtml HTML of a page of the preview
 * @param pathPrefix path below which the preview lives
 */
export function changesPage(
  layoutHtml: string,
  { report, pages, shared }: Compared,
  pathPrefix = '',
): string {
  const $ = load(layoutHtml)
  const [, site = ''] = / \| (.*)$/s.exec($('title').text()) ?? []
  $('title').text(site ? `${changesTitle} | ${site}` : changesTitle)
  $('meta[name=description]').attr('content', 'The pages whose content differs, and how.')
  $('meta[property^="og:"], meta[name^="twitter:"], link[rel=canonical]').remove()
  // Buttons do nothing without scripts. Menus need none.
  $('body script, template, button').remove()
  $('head').append($('<style>').text(changesStyle))
  $(`aside a[href="${pathPrefix}${changesPath}"]`).attr('aria-current', 'page')
  $('main').html(renderToStaticMarkup(createElement(ChangesPage, { report, pages, shared })))
  $('main a[href^="/"]').attr('href', (_, path) => pathPrefix + path)
  return $.html()
}
