import { useCallback, useEffect, useRef, useState } from 'react'
import { readableParts, type ReadablePart } from './readable-parts'
import { createSpeaker, type Speaker } from './speaker'

/** Attribute of the element that is being read aloud. */
export const spokenAttribute = 'data-being-read'

/** State of reading aloud. `ended`: the page has been read to the end. */
export type ListeningState = 'silent' | 'speaking' | 'paused' | 'ended'

export interface Listening {
  state: ListeningState
  start: (voice: SpeechSynthesisVoice) => void
  pause: () => void
  resume: () => void
  stop: () => void
}

/**
 * Reads the main part of the page aloud, and highlights the current element.
 *
 * @param pace rate: 1 is the usual speed
 * @param onFailure called when the voice failed
 */
export function useListening(pace: number, onFailure: () => void): Listening {
  const [state, setState] = useState<ListeningState>('silent')
  const speaker = useRef<Speaker>()
  const highlighted = useRef<Element>()

  const highlight = useCallback((element?: Element): void => {
    highlighted.current?.removeAttribute(spokenAttribute)
    highlighted.current = element
    element?.setAttribute(spokenAttribute, '')
  }, [])
  const end = useCallback(
    (last: ListeningState): void => {
      speaker.current?.pause()
      speaker.current = undefined
      highlight()
      setState(last)
    },
    [highlight],
  )
  const stop = useCallback(() => end('silent'), [end])

  const start = (voice: SpeechSynthesisVoice): void => {
    // A second press starts again; otherwise two voices would speak at once.
    speaker.current?.pause()
    const main = document.getElementById('main')
    const parts = main ? readableParts(main) : []
    const texts = parts.map(({ text }) => text)
    speaker.current = createSpeaker(texts, voice, pace, {
      onText: (index) => {
        const part = parts[index] as ReadablePart
        highlight(part.element)
        scrollToElement(part.element)
      },
      onEnd: () => end('ended'),
      onFailure: () => {
        stop()
        onFailure()
      },
    })
    setState('speaking')
    speaker.current.play()
  }

  useEffect(() => speaker.current?.setPace(pace), [pace])

  // Another page has other text, and some browsers keep speaking after the page was left.
  useEffect(() => {
    const leaveEvents = ['page-changed', 'pagehide']
    leaveEvents.forEach((name) => addEventListener(name, stop))
    return () => {
      leaveEvents.forEach((name) => removeEventListener(name, stop))
      stop()
    }
  }, [stop])

  return {
    state,
    start,
    stop,
    pause: () => {
      speaker.current?.pause()
      setState('paused')
    },
    resume: () => {
      setState('speaking')
      speaker.current?.play()
    },
  }
}

/**
 * Opens the `details` around an element, and scrolls only where the element is not fully visible.
 */
function scrollToElement(element: Element): void {
  const answer = element.closest('details')
  if (answer && element.tagName !== 'SUMMARY') answer.open = true
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= innerHeight * 0.2 && bottom <= innerHeight * 0.8) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
}
