import type { Page } from '@playwright/test'

/** Browsers of tests have no voice. This one says each sentence in 0.3 seconds, without a sound. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let timer = 0
    const said: string[] = []
    Object.assign(window, { said })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [{ lang: 'en-US', localService: true, name: 'Ann' }],
        speak: (utterance: { text: string; onend?: () => void }) => {
          said.push(utterance.text)
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

/** What the voice has said so far. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { said: string[] }).said)
}
