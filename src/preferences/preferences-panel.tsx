import X from 'lucide/dist/esm/icons/x.mjs'
import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { applyPreferences } from './apply-preferences'
import { Button } from '../components/ui/button'
import { fillText, useInterface } from '../components/ui/interface'
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
  type PreferenceName,
  type Preferences,
} from './stored-preferences'
import { useListening } from './use-listening'

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
  const { preferences: texts, locale } = useInterface()
  const [preferences, setPreferences] = useState(loadPreferences)
  const [announcement, setAnnouncement] = useState('')
  const listening = useListening(Number(preferences.pace || 1), props.onVoiceFailure)

  const [voice, setVoice] = useState<SpeechSynthesisVoice | 'none'>()
  useLayoutEffect(() => findVoice(locale, (found) => setVoice(found ?? 'none')), [locale])

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
    const remembered = savePreferences(next)
    setAnnouncement(`${message} ${remembered ? texts.remembered : texts.notRemembered}`)
    // Keeps the pressed control under the finger when the text grows.
    window.scrollBy(0, pressed.getBoundingClientRect().top - before)
  }
  // The size that text would have: multiples of 20 px, whatever the current size is.
  const currentPercent = parseFloat(preferences.size) || 100
  const sizeOf = ({ value }: Choice): string =>
    `min(${(1.25 * (parseFloat(value) || 100)) / currentPercent}rem, 10vw)`
  const group = (name: PreferenceName): ReactElement => {
    const { title, ...labels }: Readonly<Record<string, string>> = texts.choices[name]
    const labelOf = (choice: Choice): string => labels[choice.name] ?? ''
    return (
      <ChoiceGroup
        name={name}
        title={title ?? ''}
        value={preferences[name]}
        labelOf={labelOf}
        {...(name === 'size' ? { sizeOf } : {})}
        onChoose={(choice, pressed) => {
          const message = fillText(texts.chosen, { title: title ?? '', choice: labelOf(choice) })
          change({ ...preferences, [name]: choice.value }, message, pressed)
        }}
      />
    )
  }
  return (
    <>
      <Style.SpokenTextStyle />
      <Style.PanelSection id={props.id} aria-label={texts.title} hidden={!open}>
        <Style.PanelHeader>
          <p>{texts.title}</p>
          <Button type="button" $kind="secondary" onClick={onClose}>
            <LucideIcon icon={X} size={26} />
            {texts.close}
          </Button>
        </Style.PanelHeader>
        <Style.ChoiceGroups>
          {group('size')}
          {group('lines')}
          {group('theme')}
          {voice === 'none' ? <p>{texts.noVoice}</p> : group('pace')}
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
              {texts.listen}
            </Button>
          )}
          <Button
            type="button"
            $kind="secondary"
            onClick={({ currentTarget }) =>
              change(defaultPreferences, texts.wasReset, currentTarget)
            }
          >
            {texts.reset}
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
