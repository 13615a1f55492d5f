/** An utterance as tests see it. */
export interface Said {
  text: string
  rate: number
  lang: string
  onend: (() => void) | null
  onerror: (() => void) | null
}

export interface FakeSpeech {
  /** Everything that was begun, in order. */
  said: Said[]
  cancelled: () => number
  /** The voice comes to the end of what it says. */
  finish: () => void
  fail: () => void
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name'>

export const voice: Voice = { lang: 'en-US', localService: true, name: 'Ann' }

/** Puts a voice in place that says nothing, and says so only when a test lets it. */
export function fakeSpeech(voices: readonly Voice[] = [voice]): FakeSpeech {
  const said: Said[] = []
  let cancelled = 0
  class Utterance implements Said {
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
      speak: (utterance: Said) => said.push(utterance),
      // As browsers do, it tells what it was saying that it has ended.
      cancel: () => {
        cancelled += 1
        said.at(-1)?.onerror?.()
      },
    },
  })
  return {
    said,
    cancelled: () => cancelled,
    finish: () => said.at(-1)?.onend?.(),
    fail: () => said.at(-1)?.onerror?.(),
  }
}
