import type { Page } from '@playwright/test'

/**
 * Returns the rules of a page's CSS that can never apply there. Rules for states that a visitor or
 * a script can cause count as used: hover, open details, the current page, steps shown one at a
 * time.
 *
 * @param page a loaded page, before any script file of its own
 */
export function unusedRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const state =
      '(?:::[\\w-]+(?:\\([^)]*\\))?|:(?:hover|focus(?:-visible|-within)?|active|disabled|visited)(?![\\w-])|\\[(?:open|hidden|aria-(?:busy|current|disabled|invalid|pressed))[^\\]]*\\])'
    const notInState = new RegExp(`:not\\(${state}\\)`, 'g')
    // A selector of only a state matches any element in that state.
    const alone = new RegExp(`(^|[\\s(>+~])${state}+`, 'g')
    const anyState = new RegExp(state, 'g')
    // Added by src/preferences/step-view.ts, and marks of styled-components.
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
          // Fallback for other browsers.
          continue
        } else if (rule instanceof CSSGroupingRule) waiting.push(rule.cssRules)
      }
    }
    return found
  })
}
