import { X } from 'lucide-react'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { Message } from '../content-model/fields'
import { Paragraph } from '../primitives/text'
import * as Style from './notice-style'

/** A message about something the visitor did. */
export interface Notice extends Message {
  /** An error stays until it is dismissed; a success leaves after a while. */
  tone: 'success' | 'error'
}

interface Shown extends Notice {
  key: number
}

/** How long a success stands at the least, in milliseconds. */
export const noticeTime = 20_000

const NoticeContext = createContext<(notice: Notice) => void>(() => undefined)

/** Shows a notice; screen readers say it once. */
export function useNotice(): (notice: Notice) => void {
  return useContext(NoticeContext)
}

/** Holds the notices of the page. They stand in one place, in regions that are always there. */
export function NoticeProvider({ children }: { children: ReactNode }): ReactElement {
  const [notices, setNotices] = useState<Shown[]>([])
  const show = useCallback((notice: Notice) => {
    setNotices((shown) => [...shown, { ...notice, key: (shown.at(-1)?.key ?? 0) + 1 }])
  }, [])
  const dismiss = useCallback((key: number) => {
    setNotices((shown) => shown.filter((notice) => notice.key !== key))
  }, [])

  const newest = notices.at(-1)?.key
  useEffect(() => {
    if (newest === undefined) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') dismiss(newest)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [newest, dismiss])

  const list = useMemo(
    () => (tone: Notice['tone']) =>
      notices
        .filter((notice) => notice.tone === tone)
        .map((notice) => (
          <OneNotice key={notice.key} notice={notice} onDismiss={() => dismiss(notice.key)} />
        )),
    [notices, dismiss],
  )
  return (
    <NoticeContext.Provider value={show}>
      {children}
      <Style.Corner>
        <div role="status">{list('success')}</div>
        <div role="alert">{list('error')}</div>
      </Style.Corner>
    </NoticeContext.Provider>
  )
}

function OneNotice(props: { notice: Notice; onDismiss: () => void }): ReactElement {
  const { notice, onDismiss } = props
  const [held, setHeld] = useState(false)
  const leaves = notice.tone === 'success' && !held

  // The time starts anew after the pointer or the focus has left, so nobody is hurried.
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(onDismiss, noticeTime)
    return () => clearTimeout(timer)
  }, [leaves, onDismiss])

  return (
    <Style.Sheet
      $tone={notice.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div>
        <Style.Title>{notice.title}</Style.Title>
        <Paragraph>{notice.text}</Paragraph>
      </div>
      <Style.Close type="button" onClick={onDismiss}>
        <X size={26} aria-hidden="true" focusable="false" />
        Close
      </Style.Close>
    </Style.Sheet>
  )
}
