import type { Page } from '@playwright/test'

/**
 * The rules of a page's style that can never hold there, as the browser prints them. What a press
 * or a script can bring about is no reason to leave a rule out: what is pointed at, an open row, the
 * page one is on, steps shown one at a time.
 *
 * @param page a page that has come, before any script file of its own
 */
export function unusedRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const state =
      '(?:::[\\w-]+(?:\\([^)]*\\))?|:(?:hover|focus(?:-visible|-within)?|active|disabled|visited)(?![\\w-])|\\[(?:open|hidden|aria-(?:busy|current|disabled|invalid|pressed))[^\\]]*\\])'
    const notInState = new RegExp(`:not\\(${state}\\)`, 'g')
    // Nothing but a state was asked for: whatever can have it.
    const alone = new RegExp(`(^|[\\s(>+~])${state}+`, 'g')
    const anyState = new RegExp(state, 'g')
    // What src/preferences/step-view.ts makes, and marks by which styled-components knows its rules.
    const made = /\.step-(?:count|foot)|^data-styled\./

    const found: string[] = []
    const waiting = [...document.styleSheets].map((sheet) => sheet.cssRules)
    for (let rules = waiting.pop(); rules; rules = waiting.pop()) {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          if (made.test(rule.selectorText)) continue
          const always = rule.selectorText
            .replace(notInState, '')
            .replace(alone, '$1*')
            .replace(anyState, '')
          if (!document.querySelector(always)) found.push(rule.cssText)
        } else if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) {
          // What other browsers fall back on.
          continue
        } else if (rule instanceof CSSGroupingRule) waiting.push(rule.cssRules)
      }
    }
    return found
  })
}
