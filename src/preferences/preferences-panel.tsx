import X from 'lucide/dist/esm/icons/x.mjs'
import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { applyPreferences } from './apply-preferences'
import { Button } from '../components/ui/button'
import { LucideIcon } from '../components/ui/lucide-icon'
import { ChoiceGroup } from './choice-group'
import { ListenBar } from './listen-bar'
import * as Style from './panel-style'
import { findVoice } from './speaker'
import {
  savePreferences,
  defaultPreferences,
  loadPreferences,
  type Choice,
  type Preferences,
} from './stored-preferences'
import { useListening } from './use-listening'

const titles = {
  size: 'Size of the text',
  lines: 'Space between lines',
  theme: 'Colors',
  pace: 'Speed of the voice',
} as const

/** Renders the preferences and reading aloud. Each change applies at once, and on every page. */
export function PreferencesPanel(props: {
  id: string
  open: boolean
  onClose: () => void
  /** Called when reading aloud begins. */
  onListen: () => void
  /** Called when the voice failed. The panel is closed by then, so it cannot report it. */
  onVoiceFailure: () => void
}): ReactElement {
  const { open, onClose } = props
  const [preferences, setPreferences] = useState(loadPreferences)
  const [announcement, setAnnouncement] = useState('')
  const listening = useListening(Number(preferences.pace || 1), props.onVoiceFailure)

  const [voice, setVoice] = useState<SpeechSynthesisVoice | 'none'>()
  useLayoutEffect(() => findVoice((found) => setVoice(found ?? 'none')), [])

  useEffect(() => {
    const reload = (): void => setPreferences(loadPreferences())
    addEventListener('storage', reload)
    return () => removeEventListener('storage', reload)
  }, [])

  // Safari does not focus a pressed control, so the element is passed in.
  const change = (next: Preferences, message: string, pressed: Element): void => {
    const before = pressed.getBoundingClientRect().top
    // Synchronously, because the choices of the text size change size with it.
    flushSync(() => setPreferences(next))
    applyPreferences(next)
    setAnnouncement(
      savePreferences(next)
        ? `${message} This device remembers it.`
        : `${message} This device does not remember it, so it holds until you leave.`,
    )
    // Keeps the pressed control under the finger when the text grows.
    window.scrollBy(0, pressed.getBoundingClientRect().top - before)
  }
  // The size that text would have: multiples of 20 px, whatever the current size is.
  const currentPercent = parseFloat(preferences.size) || 100
  const sizeOf = ({ value }: Choice): string =>
    `min(${(1.25 * (parseFloat(value) || 100)) / currentPercent}rem, 10vw)`
  const group = (name: keyof typeof titles): ReactElement => (
    <ChoiceGroup
      name={name}
      title={titles[name]}
      value={preferences[name]}
      {...(name === 'size' ? { sizeOf } : {})}
      onChoose={({ value, label }, pressed) =>
        change({ ...preferences, [name]: value }, `${titles[name]}: ${label}.`, pressed)
      }
    />
  )
  return (
    <>
      <Style.SpokenTextStyle />
      <Style.PanelSection id={props.id} aria-label="Make it easier to read" hidden={!open}>
        <Style.PanelHeader>
          <p>Make it easier to read</p>
          <Button type="button" $kind="secondary" onClick={onClose}>
            <LucideIcon icon={X} size={26} />
            Close
          </Button>
        </Style.PanelHeader>
        <Style.ChoiceGroups>
          {group('size')}
          {group('lines')}
          {group('theme')}
          {voice === 'none' ? (
            <p>This device has no voice that reads English, so it cannot read the page aloud.</p>
          ) : (
            group('pace')
          )}
        </Style.ChoiceGroups>
        <Style.PanelActions>
          {voice === 'none' ? null : (
            <Button
              type="button"
              disabled={!voice}
              onClick={() => {
                if (!voice) return
                listening.start(voice)
                props.onListen()
              }}
            >
              Listen to this page
            </Button>
          )}
          <Button
            type="button"
            $kind="secondary"
            onClick={({ currentTarget }) =>
              change(defaultPreferences, 'Everything is back to normal.', currentTarget)
            }
          >
            Back to normal
          </Button>
          <p role="status">{announcement}</p>
        </Style.PanelActions>
      </Style.PanelSection>
      <ListenBar
        listening={listening}
        slow={preferences.pace !== ''}
        onPace={(slow) => {
          const next = { ...preferences, pace: slow ? '0.75' : '' }
          setPreferences(next)
          savePreferences(next)
        }}
      />
    </>
  )
}
