import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { Button } from '../components/ui/button'
import { useInterface } from '../components/ui/interface'
import { VisuallyHidden } from '../components/ui/text'
import { flexGap, screenOnly } from '../theme/mixins'
import { color } from '../theme/tokens'
import { createSpeaker, type ReadablePart, readableParts, type Speaker } from './speaker'

/** Attribute of the element that is being read aloud. */
const spokenAttribute = 'data-being-read'

/** State of reading aloud. `ended`: the page has been read to the end. */
type ListeningState = 'silent' | 'speaking' | 'paused' | 'ended'

interface Listening {
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
 * Opens the `details` around an element, and scrolls only if the element is not fully visible.
 */
function scrollToElement(element: Element): void {
  const answer = element.closest('details')
  if (answer && element.tagName !== 'SUMMARY') answer.open = true
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= innerHeight * 0.2 && bottom <= innerHeight * 0.8) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
}

/**
 * Bar with the controls of the voice, at the bottom of the screen. Its text grows only as far as
 * the screen allows.
 */
const ListenSection = styled.section`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 30;
  display: flex;
  justify-content: center;
  ${flexGap('min(0.75rem, 2.5vw)')}
  padding: 0.5rem min(1rem, 3vw);
  background: ${color.sand};
  border-top: 0.125rem solid ${color.line};
  button {
    width: auto;
    flex: 0 1 11rem;
    min-height: max(48px, min(3rem, 16vw));
    padding-left: 0.25rem;
    padding-right: 0.25rem;
    font-size: min(1.25rem, 6vw);
  }
  ${screenOnly}
`

/** Style of the element that is being read aloud. */
export const SpokenTextStyle = createGlobalStyle`
  [${spokenAttribute}] {
    --ink: ${color.lampText};
    --muted: ${color.lampText};
    --link: ${color.lampText};
    --visited: ${color.lampText};
    background: ${color.lamp};
    color: ${color.lampText};
    box-shadow: 0 0 0 0.375rem ${color.lamp};
    border-radius: 0.25rem;
  }
  @media (forced-colors: active) {
    [${spokenAttribute}] { outline: 0.1875rem solid Highlight; }
  }
  @media print {
    [${spokenAttribute}] { background: none; box-shadow: none; }
  }
`

/** Renders the controls for reading aloud, at the bottom of the screen while the voice reads. */
export function ListenBar(props: {
  listening: Listening
  slow: boolean
  onPace: (slow: boolean) => void
}): ReactElement {
  const { listening: texts } = useInterface()
  // For screen readers. The start needs none: focus moves into the bar.
  const announcements: Partial<Record<ListeningState, string>> = {
    paused: texts.paused,
    ended: texts.ended,
  }
  const { state, pause, resume, stop } = props.listening
  const first = useRef<HTMLButtonElement>(null)
  const active = state === 'speaking' || state === 'paused'

  // Focus moves here when the voice begins, and to the text when it ends.
  const wasActive = useRef(false)
  useEffect(() => {
    if (active) first.current?.focus({ preventScroll: true })
    else if (wasActive.current && document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    wasActive.current = active
  }, [active])

  // On the document: Safari gives no focus to a button that is pressed by mouse.
  useEffect(() => {
    if (!active) return
    const stopByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      stop()
    }
    document.addEventListener('keydown', stopByKey)
    return () => document.removeEventListener('keydown', stopByKey)
  }, [active, stop])

  return (
    <>
      <VisuallyHidden role="status">{announcements[state]}</VisuallyHidden>
      {active ? (
        <ListenSection aria-label={texts.bar}>
          <Button type="button" ref={first} onClick={state === 'speaking' ? pause : resume}>
            {state === 'speaking' ? texts.pause : texts.resume}
          </Button>
          <Button type="button" $kind="secondary" onClick={() => props.onPace(!props.slow)}>
            {props.slow ? texts.faster : texts.slower}
          </Button>
          <Button type="button" $kind="secondary" onClick={stop}>
            {texts.stop}
          </Button>
        </ListenSection>
      ) : null}
    </>
  )
}
