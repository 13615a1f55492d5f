import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import { useEffect, useState, type ReactElement } from 'react'
import styled from 'styled-components'
import { Button } from './button'
import { useInterface } from './interface'
import { screenOnly } from '../../theme/mixins'
import { LucideIcon } from './lucide-icon'

/** Scroll position in pixels from which the button is shown. */
export const threshold = 300

/** Row of the button, in the flow and always as high, so that the button covers and moves nothing. */
const TopRow = styled.div`
  display: flex;
  justify-content: center;
  min-height: 4.5rem;
  padding: 0.5rem min(2rem, 4.5vw);
  ${screenOnly}
`

/** Renders the button back to the top, at the end of a long list. */
export function BackToTop(): ReactElement {
  const { page } = useInterface()
  const [scrolled, setFar] = useState(false)
  useEffect(() => {
    const update = (): void => setFar(window.scrollY > threshold)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return (
    <TopRow>
      {scrolled && (
        <Button
          type="button"
          $kind="secondary"
          onClick={() => {
            window.scrollTo(0, 0)
            document.getElementById('main')?.focus({ preventScroll: true })
          }}
        >
          <LucideIcon icon={ArrowUp} />
          {page.backToTop}
        </Button>
      )}
    </TopRow>
  )
}
