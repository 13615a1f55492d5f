import type { Page } from '@playwright/test'
import { axeSource } from '../../../packages/comfort-audit/src/measure-site'

const script = axeSource()

/** Offences against the rules of axe-core, its stricter ones too, each with where it is. */
export async function offences(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  return page.evaluate(async (names) => {
    const stricter = ['target-size', 'identical-links-same-purpose', 'color-contrast-enhanced']
    const { violations } = await window.axe.run(document, {
      preload: false,
      resultTypes: ['violations'],
      ...(names
        ? { runOnly: { type: 'rule', values: [...names] } }
        : { rules: Object.fromEntries(stricter.map((id) => [id, { enabled: true }])) }),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 80)}`),
    )
  }, only)
}
