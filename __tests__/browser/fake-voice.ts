import type { Page } from '@playwright/test'

/**
 * Gives the page voices, which browsers of tests lack. They speak each sentence in 0.3 seconds,
 * without sound.
 *
 * @param locales locales of the voices
 */
export async function giveVoice(page: Page, locales: readonly string[] = ['en-US']): Promise<void> {
  await page.addInitScript((locales) => {
    let timer = 0
    const spoken: string[] = []
    const spokenIn: string[] = []
    Object.assign(window, { spoken, spokenIn })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => locales.map((lang) => ({ lang, localService: true, name: `Ann ${lang}` })),
        speak: (utterance: { text: string; lang: string; onend?: () => void }) => {
          spoken.push(utterance.text)
          spokenIn.push(utterance.lang)
          timer = window.setTimeout(() => utterance.onend?.(), 300)
        },
        cancel: () => clearTimeout(timer),
      },
    })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        constructor(public text: string) {}
      },
    })
  }, locales)
}

/** Returns the sentences that the voice has spoken so far. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
}

/** Returns the locales that the voice has spoken in so far. */
export function heardIn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { spokenIn: string[] }).spokenIn)
}
