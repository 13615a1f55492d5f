import X from 'lucide/dist/esm/icons/x.mjs'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { Message } from '../../content-model/schemas/fields'
import { useInterface } from '../ui/interface'
import { LucideIcon } from '../ui/lucide-icon'
import { Paragraph } from '../ui/text'
import { isOnScreen, positionNotices } from './position-notices'
import * as Style from './notice-style'

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
export const noticeDuration = 20_000

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
      <Style.NoticeRegion data-notices>
        <div role="status">{list('success')}</div>
        <div role="alert">{list('error')}</div>
      </Style.NoticeRegion>
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

  // Focus returns to where it was before the notice, or to the page where that is gone.
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
    <Style.NoticeBox
      ref={box}
      data-notice
      $tone={notice.tone}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={closeByKey}
    >
      <Style.NoticeTitle>{notice.title}</Style.NoticeTitle>
      <Paragraph>{notice.text}</Paragraph>
      <Style.CloseButton type="button" onClick={close}>
        <LucideIcon icon={X} size={26} />
        {notices.close}
      </Style.CloseButton>
    </Style.NoticeBox>
  )
}
