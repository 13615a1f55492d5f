import { budgets, htmlBudget } from '../../tools/speed/budgets'
import { weighPage } from '../../tools/speed/weigh-page'
import { pages } from './pages'
import { expect, test } from './test'

for (const path of pages) {
  test(`${path} comes in few requests and bytes, and without script files until they are wanted`, async ({
    page,
  }) => {
    const weight = await weighPage(page, path)
    expect(weight.requests).toBeLessThanOrEqual(budgets.requests)
    expect(weight.html).toBeLessThanOrEqual(htmlBudget(path))
    expect(weight.inlineScript).toBeLessThanOrEqual(budgets.inlineScript)
    expect(weight.all).toBeLessThanOrEqual(budgets.all)
    expect(weight.scriptBefore).toBe(0)
    expect(weight.scriptAfter).toBeGreaterThan(0)
    expect(weight.scriptAfter).toBeLessThanOrEqual(budgets.scriptAfterIntent)
  })
}
