/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import type { GatsbySSR, PluginOptions, ReplaceRendererArgs } from 'gatsby'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { deriveSchemes } from '../../src/palette/derive-schemes'

let replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']>

beforeAll(async () => {
  const SCHEMES = deriveSchemes({ main: '#12355B', accent: '#F2B84B' })
  Object.assign(globalThis, { SCHEMES, TYPEFACE: null })
  replaceRenderer = (await import('../../gatsby-ssr')).replaceRenderer!
})

/** Renders a page as the build does; returns the HTML of its body and its head. */
async function render(page: ReactElement): Promise<{ body: string; head: string }> {
  let [body, head] = ['', '']
  const set: Partial<ReplaceRendererArgs> = {
    bodyComponent: page,
    replaceBodyHTMLString: (html) => (body = html),
    setHeadComponents: (components) => (head = renderToStaticMarkup(<>{components}</>)),
    setHtmlAttributes: () => undefined,
  }
  await replaceRenderer(set as ReplaceRendererArgs, {} as PluginOptions)
  return { body, head }
}

test.each(['ñ', '—', '李', '😀'])('%s is rendered whole at every position', async (letter) => {
  // React's stream flushes its buffer before longer texts.
  const text = letter.repeat(300)
  const all = Array.from({ length: 8 }, (_, key) => <b key={key}>{text}</b>)
  const html = `<b>${text}</b>`.repeat(all.length)
  for (let position = 0; position < 600; position += 1) {
    const start = '-'.repeat(position)
    const { body } = await render(<p lang={start}>{all}</p>)
    expect(body).toBe(`<p lang="${start}">${html}</p>`)
  }
})

test('pages that are rendered at the same time keep their own heads', async () => {
  const page = (title: string) => (
    <Helmet>
      <title>{title}</title>
    </Helmet>
  )
  const pages = await Promise.all(['One', 'Two'].map((title) => render(page(title))))
  expect(pages.map(({ head }) => head.match(/<title.*?<\/title>/g))).toEqual([
    ['<title data-react-helmet="true">One</title>'],
    ['<title data-react-helmet="true">Two</title>'],
  ])
})

test('every template is imported, so that its styles are in a stable order', () => {
  const source = readFileSync('gatsby-ssr.tsx', 'utf8')
  const imported = [...source.matchAll(/^import '\.\/src\/templates\/(.+)'$/gm)].map(
    ([, name]) => name,
  )
  const templates = readdirSync('src/templates').map((file) => parse(file).name)
  expect(imported.sort()).toEqual(templates.sort())
})
