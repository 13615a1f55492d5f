import type { Page } from '@playwright/test'

/**
 * Gives the page a voice, which browsers of tests lack. It speaks each sentence in 0.3 seconds,
 * without sound.
 */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let timer = 0
    const spoken: string[] = []
    Object.assign(window, { spoken })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [{ lang: 'en-US', localService: true, name: 'Ann' }],
        speak: (utterance: { text: string; onend?: () => void }) => {
          spoken.push(utterance.text)
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
  })
}

/** Returns the sentences that the voice has spoken so far. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
}
