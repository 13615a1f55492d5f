import { load } from 'cheerio'
import { editorPath } from '../../src/output/content-security-policy'

/**
 * Returns the page that the editor starts in. It brings its policy along, for hosts that cannot set
 * headers by path.
 */
export function editorPage(title: string, policy: string, pathPrefix = ''): string {
  const $ = load('<!doctype html><html lang="en"><head></head><body></body></html>')
  $('head').append(
    '<meta charset="utf-8">',
    // Only a header can say who may show a page in a frame.
    $('<meta http-equiv="Content-Security-Policy">').attr(
      'content',
      policy.replace(/; frame-ancestors [^;]*/, ''),
    ),
    '<meta name="robots" content="noindex, nofollow">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    $('<title>').text(`Writing: ${title}`),
  )
  $('body').append(`<script type="module" src="${pathPrefix}${editorPath}/main.js"></script>`)
  $('body').append('<noscript><p>The editor needs JavaScript.</p></noscript>')
  return `${$.html()}\n`
}
