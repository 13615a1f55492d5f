import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import { useEffect, useState, type ReactElement } from 'react'
import styled from 'styled-components'
import { Button } from '../components/ui/button'
import { LucideIcon } from '../components/ui/lucide-icon'

/** How far down the button appears, in pixels. */
const threshold = 300

/** Very large text on a small screen: it covers no more of the page than it must. */
const height = 'max(48px, min(3.5rem, 16vw))'

/** Its room is that above the words of the footer: nothing moves under a finger when it comes. */
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

/** Brings the reader back to the top of a long list; there only after scrolling down a way. */
export function BackToTop(): ReactElement {
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
          Back to top
        </TopButton>
      )}
    </StickyArea>
  )
}
