import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import { useEffect, useState, type ReactElement } from 'react'
import styled from 'styled-components'
import { Button } from './button'
import { useInterface } from './interface'
import { LucideIcon } from './lucide-icon'

/** Scroll position in pixels from which the button is shown. */
const threshold = 300

/** Height of the button, limited where very large text would make it cover a small screen. */
const height = 'max(48px, min(3.5rem, 16vw))'

/**
 * Area of the button. It overlaps the padding of the footer, so nothing moves when the button
 * appears.
 */
const StickyArea = styled.div`
  height: ${height};
  margin-bottom: calc(-1 * ${height});
  position: sticky;
  bottom: 1rem;
  z-index: 10;
  display: flex;
  justify-content: flex-end;
  padding-left: 1rem;
  padding-right: 1rem;
  pointer-events: none;
  @media print {
    display: none;
  }
`

const TopButton = styled(Button)`
  pointer-events: auto;
  width: auto;
  min-height: ${height};
  font-size: min(1.25rem, 6vw);
`

/** Renders the button back to the top of a long list, shown after scrolling down. */
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
    <StickyArea>
      {scrolled && (
        <TopButton
          type="button"
          $kind="secondary"
          onClick={() => {
            window.scrollTo(0, 0)
            document.getElementById('main')?.focus({ preventScroll: true })
          }}
        >
          <LucideIcon icon={ArrowUp} />
          {page.backToTop}
        </TopButton>
      )}
    </StickyArea>
  )
}
