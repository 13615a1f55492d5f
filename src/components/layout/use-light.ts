import { useEffect, useState } from 'react'
import type { SiteLight } from '../../content-model/site-frame'
import { lightAt, type Light } from './light'

/**
 * Whether somebody is here; looked up anew each minute. Nothing in the finished page, which does not
 * know when it is read.
 */
export function useLight(site: SiteLight | undefined): Light | undefined {
  const [light, setLight] = useState<Light>()
  useEffect(() => {
    if (!site) return setLight(undefined)
    let timer: ReturnType<typeof setTimeout>
    const look = (): void => {
      const next = lightAt(new Date(), site)
      setLight((now) => (now?.text === next?.text ? now : next))
      timer = setTimeout(look, 60_000 - (Date.now() % 60_000))
    }
    look()
    return () => clearTimeout(timer)
  }, [site])
  return light
}
