import { Fragment, type ReactElement } from 'react'
import type { Promises } from '../../../content-model/schemas/sections/promises'

/** What we always and never do, from content/shared/promises.yaml. Our number is a link. */
export function OurPromises(props: {
  words?: Promises
  phone?: { text: string; href: string }
}): ReactElement | null {
  const { words, phone } = props
  if (!words) return null
  const linked = (text: string): ReactElement[] =>
    (phone ? text.split(phone.text) : [text]).map((part, index) => (
      <Fragment key={index}>
        {index > 0 ? <a href={phone?.href}>{phone?.text}</a> : null}
        {part}
      </Fragment>
    ))
  return (
    <aside className="our-promises">
      <p className="box-title">{words.title}</p>
      <p>{linked(words.text)}</p>
      <p className="list-title">{words.alwaysTitle}</p>
      <ul className="always">
        {words.always.map((promise) => (
          <li key={promise}>{linked(promise)}</li>
        ))}
      </ul>
      <p className="list-title">{words.neverTitle}</p>
      <ul className="never">
        {words.never.map((promise) => (
          <li key={promise}>{linked(promise)}</li>
        ))}
      </ul>
      <p className="doubt">
        <strong>{words.doubtTitle}</strong> {linked(words.doubt)}
      </p>
    </aside>
  )
}
