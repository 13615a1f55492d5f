import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Extra } from '../components/ui/extra'
import { useInterface } from '../components/ui/interface'
import type { PreferencesPanel } from './preferences-panel'

/** Id of the panel, for `aria-controls` of its button. */
const panelId = 'reading-panel'

/**
 * Returns the preferences panel and its button. The panel is loaded at the first press of the
 * button; it stays mounted when closed, because it may be reading aloud.
 *
 * @param onFailure called when the panel could not be loaded, or its voice failed
 */
export function usePreferencesPanel(onFailure: (failed: 'panel' | 'voice') => void): {
  button: ReactElement
  panel: ReactElement | null
} {
  const { preferences } = useInterface()
  const [Panel, setPanel] = useState<typeof PreferencesPanel>()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const close = (): void => setOpen(false)
    addEventListener('page-changed', close)
    return () => removeEventListener('page-changed', close)
  }, [])

  // On the document: Safari gives no focus to a button that is pressed by mouse.
  useEffect(() => {
    if (!open) return
    const closeByKey = (event: KeyboardEvent): void => {
      // A menu or a notice that closed has handled the key.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      setOpen(false)
      const { activeElement } = document
      const inPanel = document.getElementById(panelId)?.contains(activeElement)
      if (inPanel || activeElement === document.body) button.current?.focus()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [open])

  const fail = (): void => {
    setOpen(false)
    onFailure('panel')
  }
  const toggle = (): void => {
    // While it loads, a second press is not meant to close it.
    setOpen(Panel ? !open : true)
    if (Panel) return
    import('./preferences-panel').then((loaded) => setPanel(() => loaded.PreferencesPanel), fail)
  }
  return {
    button: (
      <button
        type="button"
        ref={button}
        aria-expanded={open}
        aria-controls={Panel ? panelId : undefined}
        onClick={toggle}
      >
        <span className="brief">{preferences.button.brief}</span>{' '}
        <span className="roomy">{preferences.button.full}</span>
      </button>
    ),
    panel: Panel ? (
      <Extra
        onFailure={() => {
          setPanel(undefined)
          fail()
        }}
      >
        <Panel
          id={panelId}
          open={open}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
          onListen={() => setOpen(false)}
          onVoiceFailure={() => onFailure('voice')}
        />
      </Extra>
    ) : null,
  }
}
