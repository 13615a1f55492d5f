import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
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
export function printStyle(foot: string, pageNumber: Template<'page' | 'pages'>): string {
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
