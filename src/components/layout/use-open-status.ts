import { useEffect, useState } from 'react'
import type { SiteLight } from '../../site/site-config'
import { openStatusAt, type OpenStatus } from '../ui/open-status'

/**
 * Returns the opening status, updated each minute; undefined on the server and before hydration,
 * because static HTML does not know when it is read.
 */
export function useOpenStatus(site: SiteLight | undefined, locale: string): OpenStatus | undefined {
  const [status, setStatus] = useState<OpenStatus>()
  useEffect(() => {
    if (!site) return setStatus(undefined)
    let timer: ReturnType<typeof setTimeout>
    const update = (): void => {
      const next = openStatusAt(new Date(), site, locale)
      setStatus((now) => (now?.text === next?.text ? now : next))
      timer = setTimeout(update, 60_000 - (Date.now() % 60_000))
    }
    update()
    return () => clearTimeout(timer)
  }, [site, locale])
  return status
}
