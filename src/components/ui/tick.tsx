import { type ReactElement, useContext, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../../theme/mixins'
import { fillText } from '../../content-model/text'
import { color } from '../../theme/tokens'
import { useInterface } from './interface'
import { CurrentPath } from './site-link'
import { VisuallyHidden } from './text'

/** Steps of this visit that are ticked, by page and number, for whoever comes back to the page. They are kept nowhere. */
const ticked = new Set<string>()

const Label = styled.label`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.625rem;
  min-height: 3rem;
  min-width: 5.5rem;
  cursor: pointer;
  /* Its own lines: those of browsers are faint at night. */
  input {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    margin: 0;
    border: 0.125rem solid ${color.ink};
    border-radius: 0.25rem;
    background: ${color.card};
    -webkit-appearance: none;
    appearance: none;
  }
  input:checked::before {
    width: 0.5rem;
    height: 0.875rem;
    margin-top: -0.25rem;
    border: solid ${color.ink};
    border-width: 0 0.1875rem 0.1875rem 0;
    transform: rotate(45deg);
    content: '';
  }
  strong {
    display: none;
  }
  input:checked ~ * strong {
    display: block;
  }
  ${screenOnly}
`

/**
 * Renders a box to tick a step as done, for this visit only. It needs no script and hides nothing.
 *
 * @param props.step its number
 * @param props.count how many steps there are: when the last is ticked, a line says that everything is done
 */
export function Tick({ step, count }: { step: number; count: number }): ReactElement {
  const { steps: texts } = useInterface()
  const box = useRef<HTMLInputElement>(null)
  const key = `${useContext(CurrentPath)} ${step}`
  useEffect(() => {
    const input = box.current
    if (!input) return undefined
    if (ticked.has(key)) input.checked = true
    return () => void (input.checked ? ticked.add(key) : ticked.delete(key))
  }, [key])
  return (
    <Label>
      <input ref={box} type="checkbox" />
      <span>
        {texts.done}
        <VisuallyHidden>{`: ${fillText(texts.position, { step, count })}`}</VisuallyHidden>
      </span>{' '}
      {step === count ? (
        <span role="status">
          <strong>{texts.allDone}</strong>
        </span>
      ) : null}
    </Label>
  )
}
