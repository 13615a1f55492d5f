import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { load } from 'cheerio'
import { serviceWorkerPath } from '../../src/offline/service-worker'
import { currentScripts } from '../../src/output/write-headers'
import { commandFile } from '../../tools/programs.cjs'
import { readBuiltSite } from './site'

const inlineFile = '.tmp/inline-scripts.js'

/** Features that es-check dates after ES2020, but Chrome 85, Firefox 77 and Safari 13.1 have. */
const known = 'StringReplaceAll'

test('scripts, also those in pages, use nothing that a supported browser lacks', async () => {
  const inline = readBuiltSite().flatMap(({ html }) => {
    // Queries do not look into the content of a template.
    const $ = load(html.replace(/<\/?template[^>]*>/g, ''))
    return $('script:not([src]):not([type="application/ld+json"])')
      .toArray()
      .map((script) => $(script).text())
  })
  expect(inline.length).toBeGreaterThan(0)
  mkdirSync('.tmp', { recursive: true })
  writeFileSync(inlineFile, [...new Set(inline)].join(';\n'))
  const files = await currentScripts('public', readdirSync('public'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[commandFile('es-check'), 'checkBrowser', inlineFile],
      ...[...files, serviceWorkerPath].map((path) => `public${path}`),
      ...['--checkFeatures', '--noCache', '--noColor', `--ignore=${known}`],
    ],
    { encoding: 'utf8' },
  )
  expect([status, stdout + stderr]).toEqual([0, expect.any(String)])
})
