import type { Page } from '@playwright/test'

/**
 * Collects what the content security policy blocks, and logs it to the console, where an error
 * fails the test.
 */
export async function keepRefused(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('keepRefused', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event
      const { keepRefused } = window as unknown as { keepRefused: (what: string) => void }
      keepRefused(effectiveDirective)
      console.error(`Refused by the policy: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return refused
}
