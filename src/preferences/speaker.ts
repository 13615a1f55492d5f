import { sentences } from './readable-parts'

/** Somebody who reads texts aloud, one after the other. */
export interface Speaker {
  /** Begins, or goes on with the sentence that was broken off. */
  play: () => void
  /** Breaks off. */
  pause: () => void
  /** From the next word on: 1 is the usual speed. */
  setPace: (pace: number) => void
}

interface Listener {
  /** A text begins; counted from 0. */
  onText: (index: number) => void
  /** All has been read. */
  onEnd: () => void
  /** The voice does not speak. */
  onFailure: () => void
}

/**
 * Reads texts aloud. To pause, it breaks the sentence off and later says it again: the pause of
 * browsers themselves does not work on many tablets.
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
  // What is being said. What is cancelled still reports; it is known by not being this any more.
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

/** How often, and after how many milliseconds each, it is looked for voices. */
const maxAttempts = 8
const retryDelay = 250

/**
 * Finds an English voice, best one that needs no other computer. Voices come late in some browsers.
 *
 * @param onFound gets nothing where there is none
 * @returns ends the search
 */
export function findVoice(onFound: (voice: SpeechSynthesisVoice | undefined) => void): () => void {
  let timer = 0
  const poll = (left: number): void => {
    const all = 'speechSynthesis' in window ? speechSynthesis.getVoices() : []
    const english = all.filter(({ lang }) => /^en\b/i.test(lang.replace('_', '-')))
    const voice = english.find(({ localService }) => localService) ?? english[0]
    if (voice || left === 0 || !('speechSynthesis' in window)) onFound(voice)
    else timer = window.setTimeout(() => poll(left - 1), retryDelay)
  }
  poll(maxAttempts)
  return () => clearTimeout(timer)
}
