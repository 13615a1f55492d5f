import X from 'lucide/dist/esm/icons/x.mjs'
import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { fillText } from '../content-model/text'
import { Column, sizeContainer } from '../components/ui/band'
import { color } from '../theme/tokens'
import { ListenBar, SpokenTextStyle, useListening } from './listening'
import { flexGap, screenOnly } from '../theme/mixins'
import {
  type Choice,
  defaultPreferences,
  loadPreferences,
  preferenceChoices,
  type PreferenceName,
  type Preferences,
  savePreferences,
} from './stored-preferences'
import { applyPreferences } from './apply-preferences'
import { Button } from '../components/ui/button'
import { useInterface } from '../components/ui/interface'
import { LucideIcon } from '../components/ui/lucide-icon'
import { findVoice } from './speaker'

/**
 * The panel. It is part of the page, below its button, and moves the page down, so it covers
 * nothing.
 */
const PanelSection = styled.section`
  ${sizeContainer}
  padding-top: 0.75rem;
  padding-bottom: 1rem;
  background: ${color.sand};
  border-bottom: 0.125rem solid ${color.line};
  input,
  button {
    /* The bar below the panel never covers it. WebKitGTK would scroll what is pressed to below the
       padding for it, away from the finger. */
    scroll-margin-top: -7.5rem;
  }
  ${screenOnly}
`

const PanelHeader = styled(Column)`
  /* The way out stays on the screen while a long panel scrolls. */
  @media (min-height: 30rem) {
    position: sticky;
    top: 0;
    z-index: 1;
    padding-bottom: 0.5rem;
    background: inherit;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  ${flexGap('0.5rem', '1rem')}
  margin-bottom: 0.75rem;
  p {
    flex: 1 1 8rem;
    font-weight: 700;
    line-height: 1.3;
  }
  button {
    flex: none;
    width: auto;
    min-height: max(48px, min(3rem, 16vw));
    padding: 0.25rem 0.875rem;
  }
`

const ChoiceGroups = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
`

const PanelActions = styled(Column)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${flexGap('0.75rem', '1rem')}
  margin-top: 0.875rem;
`

/** Radio buttons of equal width: in one row where there is room, else in rows of two. */
const ChoiceFieldset = styled.fieldset<{ $count: number }>`
  min-width: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 0.25rem;
    font-weight: 700;
    line-height: 1.3;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.5rem;
  }
  ${({ $count }) =>
    $count === 3
      ? `@container (min-width: 21rem) { > div { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
        @container (min-width: 21rem) and (max-width: 39.99rem) { label { flex-direction: column; } }`
      : ''}
  @container (max-width: 15rem) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (min-width: 40rem) {
    > div {
      grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    }
  }
  ${({ $count }) =>
    $count > 2
      ? `@container (min-width: 40rem) and (max-width: 61.99rem) { label { flex-direction: column; text-align: center; } }`
      : ''}
  /* The name beside the choices. A float, because not every browser lays a legend out in a grid. */
  @container (min-width: 48rem) {
    legend {
      float: left;
      width: 12rem;
      padding-top: 0.75rem;
    }
    > div {
      margin-left: 12.5rem;
    }
  }
  label {
    display: flex;
    align-items: center;
    ${flexGap('0.375rem')}
    min-height: max(48px, min(3rem, 16vw));
    padding: 0.25rem min(0.5rem, 2vw);
    border: 0.125rem solid ${color.line};
    border-radius: 0.75rem;
    background: ${color.card};
    line-height: 1.25;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${color.link};
    font-weight: 700;
  }
  input {
    flex: none;
    width: min(1.375rem, 8vw);
    height: min(1.375rem, 8vw);
    margin: 0;
    accent-color: ${color.button};
  }
`

/** Renders one preference as a group of radio buttons. */
function ChoiceGroup(props: {
  name: PreferenceName
  title: string
  value: string
  labelOf: (choice: Choice) => string
  /** Returns the font size of a choice, where each is shown at its own size. */
  sizeOf?: (choice: Choice) => string
  /** Called with the choice and the control that was pressed. */
  onChoose: (choice: Choice, pressed: HTMLInputElement) => void
}): ReactElement {
  const { name } = props
  return (
    <ChoiceFieldset $count={preferenceChoices[name].length}>
      <legend>{props.title}</legend>
      <div>
        {preferenceChoices[name].map((choice) => (
          <label
            key={choice.value}
            style={props.sizeOf && { fontSize: props.sizeOf(choice), whiteSpace: 'nowrap' }}
          >
            <input
              type="radio"
              name={`reading-${name}`}
              checked={props.value === choice.value}
              onChange={({ currentTarget }) => props.onChoose(choice, currentTarget)}
            />
            {props.labelOf(choice)}
          </label>
        ))}
      </div>
    </ChoiceFieldset>
  )
}

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
      <SpokenTextStyle />
      <PanelSection id={props.id} aria-label={texts.title} hidden={!open}>
        <PanelHeader>
          <p>{texts.title}</p>
          <Button type="button" $kind="secondary" onClick={onClose}>
            <LucideIcon icon={X} size={26} />
            {texts.close}
          </Button>
        </PanelHeader>
        <ChoiceGroups>
          {group('size')}
          {group('lines')}
          {group('theme')}
          {voice === 'none' ? <p>{texts.noVoice}</p> : group('pace')}
        </ChoiceGroups>
        <PanelActions>
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
        </PanelActions>
      </PanelSection>
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
