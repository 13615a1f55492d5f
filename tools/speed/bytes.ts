import { browse } from './browse'
import { budgets, withoutText } from './budgets'
import { builtPages } from './pages'
import { writeResult } from './write-result'
import { table } from './table'
import { weighPage, type PageWeight } from './weigh-page'

/** Weighs every page of the built site, prints the table, and lists the pages over their budget. */
async function bytes(): Promise<void> {
  const { weights, version } = await browse(async (browser, baseURL) => {
    const found: PageWeight[] = []
    for (const path of builtPages()) {
      const context = await browser.newContext({ baseURL })
      found.push(await weighPage(await context.newPage(), path))
      await context.close()
    }
    return { weights: found, version: browser.version() }
  })
  const rows = weights.map((weight) => ({
    page: weight.path,
    requests: weight.requests,
    HTML: kB(weight.html),
    'besides words': kB(withoutText(weight.html, weight.textBytes)),
    'of it CSS': kB(weight.css),
    'unused CSS': `${weight.unusedCss} B`,
    'inline script': kB(weight.inlineScript),
    font: kB(weight.font),
    images: kB(weight.images),
    all: kB(weight.all),
    'script before': kB(weight.scriptBefore),
    'script after': kB(weight.scriptAfter),
  }))
  console.log(
    `${table(rows)}\n\nkB after gzip, at a first visit; unused CSS in bytes as they stand.`,
  )
  writeResult('bytes', rows, version)

  const over = weights.filter(
    (weight) =>
      weight.requests > budgets.requests ||
      withoutText(weight.html, weight.textBytes) > budgets.html ||
      weight.inlineScript > budgets.inlineScript ||
      weight.unusedCss > budgets.unusedCss ||
      withoutText(weight.all, weight.textBytes) > budgets.all ||
      weight.scriptBefore > 0 ||
      weight.scriptAfter > budgets.scriptAfterIntent,
  )
  if (over.length > 0) {
    console.error(`\nOver budget: ${over.map(({ path }) => path).join(', ')}`)
    process.exitCode = 1
  }
}

function kB(count: number): string {
  return (count / 1000).toFixed(1)
}

void bytes()
