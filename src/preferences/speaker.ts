import { sentences } from './readable-parts'

/** Reads texts aloud, one after the other. */
export interface Speaker {
  /** Starts, or resumes with the sentence that was interrupted. */
  play: () => void
  /** Stops speaking. */
  pause: () => void
  /** Changes the rate: 1 is the usual speed. The current sentence starts again. */
  setPace: (pace: number) => void
}

interface Listener {
  /** Called when a text begins, with its index. */
  onText: (index: number) => void
  /** Called when all texts have been read. */
  onEnd: () => void
  /** Called when the voice fails. */
  onFailure: () => void
}

/**
 * Creates a speaker for texts. Pausing cancels the current sentence, and resuming repeats it:
 * `speechSynthesis.pause()` does not work on many tablets.
 */
export function createSpeaker(
  texts: readonly string[],
  voice: SpeechSynthesisVoice,
  pace: number,
  listener: Listener,
): Speaker {
  const queue = texts.flatMap((text, index) =>
    sentences(text).map((sentence) => ({ sentence, index })),
  )
  let position = 0
  let rate = pace
  let text = -1
  // The current utterance. Cancelled utterances still fire events and are recognized by not being this one.
  let current: SpeechSynthesisUtterance | undefined

  const cancel = (): void => {
    current = undefined
    speechSynthesis.cancel()
  }
  const speakNext = (): void => {
    const next = queue[position]
    if (!next) {
      current = undefined
      listener.onEnd()
      return
    }
    if (next.index !== text) listener.onText((text = next.index))
    const utterance = new SpeechSynthesisUtterance(next.sentence)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = rate
    utterance.onend = () => {
      if (current !== utterance) return
      position += 1
      speakNext()
    }
    utterance.onerror = () => {
      if (current !== utterance) return
      cancel()
      listener.onFailure()
    }
    current = utterance
    speechSynthesis.speak(utterance)
  }

  return {
    play: () => {
      cancel()
      speakNext()
    },
    pause: cancel,
    setPace: (changed) => {
      rate = changed
      if (!current) return
      cancel()
      speakNext()
    },
  }
}

/** Number of attempts to find a voice, and milliseconds between them. */
const maxAttempts = 8
const retryDelay = 250

/**
 * Finds a voice of a language, preferably one that works offline. Some browsers load voices late, so it
 * asks several times.
 *
 * @param locale of the page, such as en-US
 * @param onFound called with undefined where there is none
 * @returns function that stops the search
 */
export function findVoice(
  locale: string,
  onFound: (voice: SpeechSynthesisVoice | undefined) => void,
): () => void {
  let timer = 0
  const poll = (left: number): void => {
    const all = 'speechSynthesis' in window ? speechSynthesis.getVoices() : []
    const fitting = all.filter(({ lang }) => languageOf(lang) === languageOf(locale))
    const voice = fitting.find(({ localService }) => localService) ?? fitting[0]
    if (voice || left === 0 || !('speechSynthesis' in window)) onFound(voice)
    else timer = window.setTimeout(() => poll(left - 1), retryDelay)
  }
  poll(maxAttempts)
  return () => clearTimeout(timer)
}

/** Returns the language of a locale, which some devices write with an underscore: en_US. */
function languageOf(locale: string): string | undefined {
  return locale.toLowerCase().split(/[-_]/)[0]
}
