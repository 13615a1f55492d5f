import { Fragment, type ReactElement } from 'react'
import type { Promises } from '../../../content-model/schemas/sections/people'

/**
 * Lists of what we always and never do, from content/shared/promises.yaml. Our number is a link.
 */
export function OurPromises(props: {
  copy?: Promises
  phone?: { text: string; href: string }
}): ReactElement | null {
  const { copy, phone } = props
  if (!copy) return null
  const linked = (text: string): ReactElement[] =>
    (phone ? text.split(phone.text) : [text]).map((part, index) => (
      <Fragment key={index}>
        {index > 0 ? <a href={phone?.href}>{phone?.text}</a> : null}
        {part}
      </Fragment>
    ))
  return (
    <aside className="our-promises">
      <p className="box-title">{copy.title}</p>
      <p>{linked(copy.text)}</p>
      <p className="list-title">{copy.alwaysTitle}</p>
      <ul className="always">
        {copy.always.map((promise) => (
          <li key={promise}>{linked(promise)}</li>
        ))}
      </ul>
      <p className="list-title">{copy.neverTitle}</p>
      <ul className="never">
        {copy.never.map((promise) => (
          <li key={promise}>{linked(promise)}</li>
        ))}
      </ul>
      <p className="doubt">
        <strong>{copy.doubtTitle}</strong> {linked(copy.doubt)}
      </p>
    </aside>
  )
}
