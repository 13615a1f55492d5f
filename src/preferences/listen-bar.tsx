import { useEffect, useRef, type ReactElement } from 'react'
import { Button } from '../components/ui/button'
import { useInterface } from '../components/ui/interface'
import { VisuallyHidden } from '../components/ui/text'
import { ListenSection } from './panel-style'
import type { Listening, ListeningState } from './use-listening'

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
