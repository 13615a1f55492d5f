import { useEffect, useRef, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { fillText } from '../../content-model/text'
import { Column } from '../ui/band'
import { useInterface } from '../ui/interface'
import { color } from '../../theme/tokens'
import type { FieldError } from './consultation-request'

/**
 * Id of the empty element at the top of every page's main part that the summary is rendered into.
 */
export const errorSummarySlot = 'form-problems'

const Box = styled.div`
  margin-top: 1.5rem;
  margin-bottom: 1.5rem;
  padding: 1.25rem min(1.5rem, 5vw);
  border: 0.25rem solid ${color.brick};
  border-radius: 0.75rem;
  background: ${color.brickBackground};
  ul {
    padding-left: min(1.25rem, 6vw);
  }
  a {
    /* A bullet stands beside the first line of a block, and beside the last one of an inline block. */
    display: block;
    padding-top: 0.5rem;
    padding-bottom: 0.5rem;
    color: ${color.brick};
    font-weight: 700;
  }
`

/**
 * Renders the error summary, first in the main part of the page and focused, with a link to each
 * field.
 */
export function ErrorSummary(props: {
  title: string
  errors: readonly FieldError[]
  idOf: (field: FieldError['field']) => string
}): ReactElement | null {
  const { forms } = useInterface()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView()
    const before = document.title
    const title = fillText(forms.error, { title: before })
    document.title = title
    return () => {
      // After a change of page the title is that of the new page already.
      if (document.title === title) document.title = before
    }
  }, [props.errors, forms])

  const slot = document.getElementById(errorSummarySlot)
  if (!slot) return null
  return createPortal(
    <Column>
      <Box ref={box} tabIndex={-1} role="group" aria-labelledby="problems-title">
        <h2 id="problems-title">{props.title}</h2>
        <ul>
          {props.errors.map((error) => (
            <li key={error.field}>
              <a
                href={`#${props.idOf(error.field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(props.idOf(error.field))
                }}
              >
                {error.text}
              </a>
            </li>
          ))}
        </ul>
      </Box>
    </Column>,
    slot,
  )
}

/** Focuses a field and scrolls its label and error into view below the header. */
export function focusField(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView()
}
