import X from 'lucide/dist/esm/icons/x.mjs'
import {
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { color } from '../../theme/tokens'
import { flexGap, screenOnly } from '../../theme/mixins'
import type { Message } from '../../content-model/schemas/fields'
import { useInterface } from '../ui/interface'
import { LucideIcon } from '../ui/lucide-icon'
import { Paragraph } from '../ui/text'

/** Height in pixels of which an element counts as visible: about one line of text. */
const visibleHeight = 32

/**
 * True if a visitor can see an element, or at least a line of it, below the sticky bar. An
 * element without a size, such as one that has left the page, cannot be seen.
 */
function isOnScreen(element: Element): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return false
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, barBottom())
  return visible >= Math.min(height, visibleHeight)
}

/**
 * Positions the notices so that they cover no visible phone number: at the bottom of the screen, or
 * else below the sticky bar. Numbers inside a notice do not count.
 *
 * @param corner container of the notices
 */
function positionNotices(corner: HTMLElement): void {
  const numbers = Array.from(document.querySelectorAll('a[href^="tel:"]'))
    // Closed content has a rectangle, too, in browsers that can find text in it.
    .filter((link) => !corner.contains(link) && !link.closest('details:not([open])'))
    .map((link) => link.getBoundingClientRect())
  const covered = (): number =>
    Array.from(corner.querySelectorAll('[data-notice]'), (sheet) => sheet.getBoundingClientRect())
      .map((sheet) => numbers.filter((number) => overlap(sheet, number)).length)
      .reduce((sum, count) => sum + count, 0)

  const moveTo = (top: string): void => {
    corner.style.top = top
    corner.style.bottom = top && 'auto'
    corner.style.setProperty('--bar', top || '0px')
  }

  moveTo('')
  const atFoot = covered()
  if (atFoot === 0) return
  moveTo(`${barBottom()}px`)
  if (covered() >= atFoot) moveTo('')
}

/** Returns the top of the part of the screen below the sticky bar. */
function barBottom(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Container of all notices, at the bottom of the screen. */
const NoticeRegion = styled.div`
  position: fixed;
  right: min(1rem, 3vw);
  bottom: min(1rem, 3vw);
  left: min(1rem, 3vw);
  z-index: 40;
  display: grid;
  justify-items: end;
  pointer-events: none;
  ${screenOnly}
`

const NoticeBox = styled.div<{ $tone: 'success' | 'error' }>`
  pointer-events: auto;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  ${flexGap('0.5rem', '0.75rem')}
  width: min(100%, 34rem);
  margin-top: 0.75rem;
  padding: min(1.25rem, 5vw);
  /* Very large text on a small screen: all of it can be reached. */
  max-height: calc(100vh - var(--bar, 0px) - 2 * min(1rem, 3vw));
  font-size: min(1.25rem, 9vw);
  overflow-y: auto;
  background: ${color.card};
  color: ${color.ink};
  border: 0.125rem solid ${({ $tone }) => ($tone === 'error' ? color.brick : color.link)};
  border-left-width: min(0.75rem, 3vw);
  border-radius: 1rem;
  box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.18);
  /* Below the row of the title and the close button. */
  > p + p {
    order: 1;
    flex: 0 1 100%;
  }
`

const NoticeTitle = styled.p`
  flex: 1 1 7rem;
  padding-top: 0.5rem;
  font-weight: 700;
  line-height: 1.3;
`

const CloseButton = styled.button`
  display: inline-flex;
  align-items: center;
  ${flexGap('0.5rem')}
  min-height: 3rem;
  padding: 0.25rem 0.875rem;
  background: none;
  border: 0.125rem solid ${color.line};
  border-radius: 0.75rem;
  font-weight: 700;
  white-space: nowrap;
  cursor: pointer;
`

/** Message about something that the visitor did. */
export interface Notice extends Message {
  /** An error stays until it is dismissed; a success disappears after a while. */
  tone: 'success' | 'error'
  /** Id of its source. A new notice of one source replaces the earlier one. */
  from: string
}

/** Message that has a place of its own in the page, such as the end of a form. */
export interface Outcome extends Notice {
  /** That place can be seen, so it shows and announces the message, and there is no notice. */
  inPlace: boolean
}

interface ShownNotice extends Notice {
  key: number
}

/** Milliseconds that a success is shown at least. */
const noticeDuration = 20_000

type ShowNotice = (notice: Notice, place?: Element) => Outcome

const NoticeContext = createContext<ShowNotice>((notice) => ({ ...notice, inPlace: true }))

/**
 * Returns a function that shows a notice; screen readers announce it once. If the message has a place
 * of its own in the page, the notice is shown only if a visitor cannot see that place at this moment.
 */
export function useNotice(): ShowNotice {
  return useContext(NoticeContext)
}

/** Provides notices and renders them in live regions that are always in the page. */
export function NoticeProvider({ children }: { children: ReactNode }): ReactElement {
  const [notices, setNotices] = useState<ShownNotice[]>([])
  const count = useRef(0)
  const show = useCallback<ShowNotice>((notice, place) => {
    const key = (count.current += 1)
    const inPlace = place !== undefined && isOnScreen(place)
    setNotices((shown) => [
      ...shown.filter(({ from }) => from !== notice.from),
      ...(inPlace ? [] : [{ ...notice, key }]),
    ])
    return { ...notice, inPlace }
  }, [])
  const dismiss = useCallback((key: number) => {
    setNotices((shown) => shown.filter((notice) => notice.key !== key))
  }, [])

  const newest = notices[notices.length - 1]?.key
  useEffect(() => {
    if (newest === undefined) return
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      // A menu that closed, or a focused notice, has handled the key.
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss(newest)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [newest, dismiss])

  const list = useMemo(
    () => (tone: Notice['tone']) =>
      notices
        .filter((notice) => notice.tone === tone)
        .map((notice) => (
          <NoticeItem key={notice.key} notice={notice} onDismiss={() => dismiss(notice.key)} />
        )),
    [notices, dismiss],
  )
  return (
    <NoticeContext.Provider value={show}>
      {children}
      <NoticeRegion data-notices>
        <div role="status">{list('success')}</div>
        <div role="alert">{list('error')}</div>
      </NoticeRegion>
    </NoticeContext.Provider>
  )
}

function NoticeItem(props: { notice: Notice; onDismiss: () => void }): ReactElement {
  const { notice, onDismiss } = props
  const { notices } = useInterface()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const expires = notice.tone === 'success' && !hovered && !focused
  const previousFocus = useRef<Element | null>(null)
  const box = useRef<HTMLDivElement>(null)

  // In a layout effect, so that a notice is never painted elsewhere first.
  useLayoutEffect(() => {
    previousFocus.current = document.activeElement
    const corner = box.current?.closest<HTMLElement>('[data-notices]')
    if (!corner) return
    const position = (): void => positionNotices(corner)
    position()
    addEventListener('resize', position)
    return () => removeEventListener('resize', position)
  }, [])

  // The timer restarts after the pointer or the focus has left, so nobody is hurried.
  useEffect(() => {
    if (!expires) return
    const timer = setTimeout(onDismiss, noticeDuration)
    return () => clearTimeout(timer)
  }, [expires, onDismiss])

  // Focus returns to where it was before the notice, or to the page if that is gone.
  const close = (): void => {
    onDismiss()
    const from = previousFocus.current
    const there = from instanceof HTMLElement && from.isConnected && from !== document.body
    const next = there ? from : document.getElementById('main')
    next?.focus({ preventScroll: true })
  }
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }

  return (
    <NoticeBox
      ref={box}
      data-notice
      $tone={notice.tone}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={closeByKey}
    >
      <NoticeTitle>{notice.title}</NoticeTitle>
      <Paragraph>{notice.text}</Paragraph>
      <CloseButton type="button" onClick={close}>
        <LucideIcon icon={X} size={26} />
        {notices.close}
      </CloseButton>
    </NoticeBox>
  )
}
