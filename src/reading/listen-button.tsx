import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '../primitives/button'
import { Voice } from './panel-style'
import { findVoice } from './speaker'

/** Starts reading aloud. Where there is no voice, it says so in its place. */
export function ListenButton(props: {
  onPress: (voice: SpeechSynthesisVoice) => void
  /** What can be set about the voice. */
  children: ReactNode
}): ReactElement {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | 'none'>()
  useEffect(() => findVoice((found) => setVoice(found ?? 'none')), [])
  if (voice === 'none') {
    return <p>This device has no voice that reads English, so it cannot read the page aloud.</p>
  }
  return (
    <Voice>
      {props.children}
      <Button type="button" disabled={!voice} onClick={() => voice && props.onPress(voice)}>
        Listen to this page
      </Button>
    </Voice>
  )
}
