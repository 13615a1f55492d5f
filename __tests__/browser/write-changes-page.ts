import { readFileSync } from 'node:fs'
import { changesBetween } from '../../tools/preview/changes'
import type { ChangesReport } from '../../tools/preview/report'
import { changesPage } from '../../tools/preview/changes-page'
import { readContentFiles } from '../../src/build/read-content'
import { siteFolder } from '../sites/read-site'
import { mistakeExamples } from '../tools/preview/mistake'

const today = '2026-11-01'

/** Path of an article that exists before and after. */
const article = 'articles/scam-likely-phone-call-protection/index.mdx'

/** Prints a page of changes, in the layout of the site of these tests: one change of each kind. */
function main(): void {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
  const after = readContentFiles(siteFolder('whole-site'))
  const text = new TextDecoder().decode(after.find(({ path }) => path === article)?.bytes)
  const before = [
    ...after
      .filter(({ path }) => path !== 'pages/pricing.yaml')
      .map((file) =>
        file.path === article ? { ...file, bytes: bytes(text.replaceAll(' you ', ' one ')) } : file,
      ),
    { path: 'articles/an-old-article/index.mdx', bytes: bytes(text) },
  ]
  const changes = changesBetween(before, after, today)
  const report: ChangesReport = {
    version: 1,
    base: { ref: 'origin/main', commit: '0123456789abcdef0123456789abcdef01234567' },
    built: true,
    ...changes,
    check: { ok: false, mistakes: mistakeExamples(2), warnings: mistakeExamples(1) },
  }
  const config = readFileSync('.tmp/fixture/public/404.html', 'utf8')
  process.stdout.write(changesPage(config, { ...changes, report }))
}

main()
