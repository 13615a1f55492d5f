import type { ReactElement } from 'react'
import type { Promises } from '../content-model/sections/promises'

/** What we always and never do, from content/shared/promises.yaml. */
export function OurPromises({ words }: { words?: Promises }): ReactElement | null {
  if (!words) return null
  return (
    <aside className="our-promises">
      <p className="box-title">{words.title}</p>
      <p>{words.text}</p>
      <p className="list-title">{words.alwaysTitle}</p>
      <ul className="always">
        {words.always.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <p className="list-title">{words.neverTitle}</p>
      <ul className="never">
        {words.never.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <p className="doubt">
        <strong>{words.doubtTitle}</strong> {words.doubt}
      </p>
    </aside>
  )
}
