import { budgets, htmlBudget } from '../../tools/speed/budgets'
import { unusedRules } from '../../tools/speed/unused-css'
import { weighPage } from '../../tools/speed/weigh-page'
import { builtPages } from '../../tools/speed/pages'
import { expect, test } from '../browser/test'

// One visit asks everything; what the policy of the headers refuses stands in the console, and fails
// the test. How pages look and read is measured by tools/comfort.
for (const path of builtPages()) {
  test(`${path} has one h1, is refused nothing, and comes in few requests and bytes, and without script files until they are wanted`, async ({
    page,
  }) => {
    const weight = await weighPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    expect(weight.requests).toBeLessThanOrEqual(budgets.requests)
    expect(weight.html).toBeLessThanOrEqual(htmlBudget(weight.letters))
    expect(weight.inlineScript).toBeLessThanOrEqual(budgets.inlineScript)
    expect(weight.unusedCss).toBeLessThanOrEqual(budgets.unusedCss)
    expect(weight.all).toBeLessThanOrEqual(budgets.all)
    expect(weight.scriptBefore).toBe(0)
    expect(weight.scriptAfter).toBeGreaterThan(0)
    expect(weight.scriptAfter).toBeLessThanOrEqual(budgets.scriptAfterIntent)
  })
}

test('style that holds nowhere is found, and what a press can bring about is none of it', async ({
  page,
}) => {
  await page.setContent('<p>Hello</p><details><summary>More</summary></details>')
  await page.addStyleTag({
    content: `
      p::before, p:hover, details[open] > summary, summary:focus-visible, :focus-visible,
      p:not(:hover), .step-count { color: red }
      p:hover { color: red }
      details > :active { color: red }
      p:not(:focus) { color: red }
      h2 { color: blue }
      @media print { p + p, h3:hover { color: green } }`,
  })
  expect(await unusedRules(page)).toEqual([
    'h2 { color: blue; }',
    'p + p, h3:hover { color: green; }',
  ])
})
