/** An utterance as tests see it. */
export interface FakeUtterance {
  text: string
  rate: number
  lang: string
  onend: (() => void) | null
  onerror: (() => void) | null
}

export interface FakeSpeech {
  /** All utterances that were started, in order. */
  spoken: FakeUtterance[]
  cancelled: () => number
  /** Ends the current utterance. */
  finish: () => void
  fail: () => void
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name'>

export const voice: Voice = { lang: 'en-US', localService: true, name: 'Ann' }

/** Installs a fake voice, which fires events only when a test lets it. */
export function fakeSpeech(voices: readonly Voice[] = [voice]): FakeSpeech {
  const spoken: FakeUtterance[] = []
  let cancelled = 0
  class Utterance implements FakeUtterance {
    rate = 1
    lang = ''
    voice = null
    onend = null
    onerror = null
    constructor(public text: string) {}
  }
  Object.assign(window, {
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis: {
      getVoices: () => voices,
      speak: (utterance: FakeUtterance) => spoken.push(utterance),
      // As in browsers, the cancelled utterance fires its end event.
      cancel: () => {
        cancelled += 1
        spoken.at(-1)?.onerror?.()
      },
    },
  })
  return {
    spoken,
    cancelled: () => cancelled,
    finish: () => spoken.at(-1)?.onend?.(),
    fail: () => spoken.at(-1)?.onerror?.(),
  }
}
