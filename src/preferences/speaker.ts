/** Element that is read aloud as one text. */
export interface ReadablePart {
  /** Element to highlight meanwhile. */
  element: Element
  text: string
}

const blocks = 'p, li, h1, h2, h3, h4, dt, dd, td, th, caption, figcaption, blockquote, summary'
/**
 * Selector of elements that are not read aloud: controls, navigation, hidden elements, live
 * regions.
 */
const skipped =
  'nav, form, button, script, style, template, [hidden], [aria-hidden=true], [role=status], [role=alert]'

/**
 * Returns the texts to read aloud in document order: one for each paragraph, heading and list item.
 * Closed answers are included, other hidden elements are not.
 */
export function readableParts(main: Element): ReadablePart[] {
  const parts: ReadablePart[] = []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? ''
    const parent = walker.currentNode.parentElement
    if (!parent || !text.trim() || parent.closest(skipped) || !isShown(parent)) continue
    const element = parent.closest(blocks) ?? parent
    const last = parts[parts.length - 1]
    if (last?.element === element) last.text += text
    else parts.push({ element, text })
  }
  return parts.map(({ element, text }) => ({ element, text: text.replace(/\s+/g, ' ').trim() }))
}

function isShown(element: Element): boolean {
  if (element.closest('details:not([open])')) return true
  return element.getClientRects().length > 0
}

/** Splits a text into sentences: some browsers stop in the middle of long utterances. */
export function sentences(text: string): string[] {
  return text.replace(/([.!?]["”’)]*)\s+/g, '$1\n').split('\n')
}

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
    try {
      speechSynthesis.cancel()
    } catch {
      // There is no voice to silence.
    }
  }
  const fail = (): void => {
    current = undefined
    listener.onFailure()
  }
  // Some voices throw an error in place of an event.
  const speakNext = (): void => {
    const next = queue[position]
    if (!next) {
      current = undefined
      listener.onEnd()
      return
    }
    try {
      if (next.index !== text) listener.onText((text = next.index))
      speak(next.sentence)
    } catch {
      fail()
    }
  }
  const speak = (sentence: string): void => {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = rate
    utterance.onend = () => {
      if (current !== utterance) return
      position += 1
      speakNext()
    }
    utterance.onerror = () => {
      if (current === utterance) fail()
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
 * @param onFound called with undefined if there is none
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
