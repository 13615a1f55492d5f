import { type ReactElement, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { fillText } from '../../content-model/text'
import { color } from '../../theme/tokens'
import { screenOnly } from '../../theme/mixins'
import { ButtonLink } from './button'
import { useInterface } from './interface'
import { RunningText, VisuallyHidden } from './text'

const Opener = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  margin: 0.5rem 1rem 0 0;
  ${screenOnly}
`

/** Shown as the target of its link without scripts, and as a modal dialog with them. */
const Sheet = styled.dialog`
  position: fixed;
  top: 0;
  left: 0;
  z-index: 40;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-evenly;
  gap: 1rem;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: min(1.5rem, 4vw);
  border: 0;
  overflow: auto;
  background: ${color.paper};
  color: ${color.ink};
  text-align: center;
  &:not([open]):not(:target) {
    display: none;
  }
  p {
    max-width: 34rem;
    font-size: 1.375rem;
  }
  && .number {
    max-width: none;
    font-size: min(34vw, 20vh);
    font-weight: 700;
    line-height: 1.05;
  }
  .number b {
    display: inline-block;
    margin: 0 0.14em;
  }
  ${screenOnly}
`

/**
 * Renders a link that fills the screen with a telephone number, for readers who dial it on another phone. The link
 * leads to an anchor, so that it works without scripts and that Back closes what it opens.
 *
 * @param props.id unique on the page
 * @param props.back id of the element that the reader returns to
 * @param props.words what to say, or what the line is for
 */
export function BigNumber(props: {
  id: string
  back: string
  name: string
  number: string
  words: string
}): ReactElement {
  const { id, back, name, number, words } = props
  const { helpLines: texts } = useInterface()
  const link = useRef<HTMLAnchorElement>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  const anchor = `#${id}`

  useEffect(() => {
    const dialog = sheet.current
    // Safari before 15.4 has no dialogs.
    if (!dialog || typeof dialog.showModal !== 'function') return undefined
    let shown = false
    let lock: Promise<WakeLockSentinel> | undefined
    const keepAwake = (): void => {
      if (!shown || document.visibilityState === 'hidden') return
      // Where it is refused, such as on low battery, the screen goes dark as always.
      lock = navigator.wakeLock?.request('screen')
      lock?.catch(() => undefined)
    }
    const update = (): void => {
      const isTarget = location.hash === anchor
      if (isTarget === shown) return
      shown = isTarget
      if (isTarget) {
        dialog.showModal()
        keepAwake()
      } else {
        dialog.close()
        lock?.then((held) => held.release()).catch(() => undefined)
        link.current?.focus({ preventScroll: true })
        // After Gatsby, which scrolls to the anchor that Back leads to.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => link.current?.scrollIntoView({ block: 'nearest' })),
        )
      }
    }
    update()
    addEventListener('hashchange', update)
    // Browsers let the screen sleep again as soon as somebody has looked at another tab or app.
    document.addEventListener('visibilitychange', keepAwake)
    return () => {
      removeEventListener('hashchange', update)
      document.removeEventListener('visibilitychange', keepAwake)
    }
  }, [anchor])

  const close = (): void => {
    if (location.hash === anchor) location.replace(`#${back}`)
  }
  return (
    <>
      <Opener ref={link} href={anchor}>
        {texts.big}
        <VisuallyHidden>{fillText(texts.bigFor, { name })}</VisuallyHidden>
      </Opener>
      <Sheet ref={sheet} id={id} aria-label={name} aria-describedby={`${id}-words`} onClose={close}>
        <p>{name}</p>
        <p className="number">
          <span aria-hidden>
            {number
              .split(/\D+/)
              .filter(Boolean)
              .map((group, index) => (
                <b key={index}>{group} </b>
              ))}
          </span>
          {/* Digit by digit: "833" alone is read as eight hundred and thirty-three. */}
          <VisuallyHidden>{(number.match(/\d/g) ?? []).join(' ')}</VisuallyHidden>
        </p>
        <p id={`${id}-words`}>
          <RunningText>{words}</RunningText>
        </p>
        <ButtonLink
          to={`#${back}`}
          onClick={(event) => {
            if (!sheet.current?.open) return
            event.preventDefault()
            close()
          }}
        >
          {texts.done}
        </ButtonLink>
      </Sheet>
    </>
  )
}
