import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import type { ReadingPanel } from './reading-panel'

/** Id of the panel, for the button that opens it. */
const panelId = 'reading-panel'

/**
 * The panel that makes a page easier to read, and its button. The panel is loaded when the button
 * is pressed first; it stays in the page when closed, because it may be reading aloud.
 *
 * @param onFailure the panel could not be loaded, or its voice stopped by itself
 */
export function useReadingPanel(onFailure: (what: 'panel' | 'voice') => void): {
  button: ReactElement
  panel: ReactElement | null
} {
  const [Panel, setPanel] = useState<typeof ReadingPanel>()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const close = (): void => setOpen(false)
    addEventListener('page-changed', close)
    return () => removeEventListener('page-changed', close)
  }, [])

  const toggle = (): void => {
    // While it is on its way a second press asks for the same, and not to have it closed again.
    setOpen(Panel ? !open : true)
    if (Panel) return
    import('./reading-panel').then(
      (loaded) => setPanel(() => loaded.ReadingPanel),
      () => {
        setOpen(false)
        onFailure('panel')
      },
    )
  }
  const closeByKey = (event: KeyboardEvent): void => {
    if (!open || event.key !== 'Escape') return
    event.preventDefault()
    setOpen(false)
  }
  return {
    button: (
      <button
        type="button"
        ref={button}
        aria-expanded={open}
        aria-controls={Panel ? panelId : undefined}
        onClick={toggle}
        onKeyDown={closeByKey}
      >
        <span className="roomy">Make it </span>easier to read
      </button>
    ),
    panel: Panel ? (
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
    ) : null,
  }
}
