import { createContext, Fragment, useContext, type ReactElement, type ReactNode } from 'react'
import styled from 'styled-components'
import { noBreakPattern } from './no-break-pattern'

const NoBreak = styled.span`
  display: inline-block;
`

/** A telephone line: how it is shown, and its tel: address. */
export interface PhoneLink {
  text: string
  href: string
}

/** Our line for calls. Wherever it is named in running text it can be tapped. */
export const PhoneContext = createContext<PhoneLink | null>(null)

/** Running text: numbers and times stay whole, and our number for calls is a link. */
export function RunningText({ children }: { children?: ReactNode }): ReactElement {
  const phone = useContext(PhoneContext)
  return (
    <>
      {splitNoBreak(children, (part) =>
        phone && part.startsWith(phone.text) ? (
          <>
            <a href={phone.href}>{phone.text}</a>
            {part.slice(phone.text.length)}
          </>
        ) : (
          part
        ),
      )}
    </>
  )
}

/** The words of a button or link, which cannot hold another link: numbers and times stay whole. */
export function noBreak(text: ReactNode): ReactNode {
  return splitNoBreak(text, (part) => part)
}

/** An address may break behind its @, where it is too long for its place. */
function breakAfterAt(text: string): ReactNode {
  const [name, ...host] = text.split('@')
  if (host.length === 0) return text
  return (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  )
}

function splitNoBreak(text: ReactNode, render: (part: string) => ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  if (!noBreakPattern.test(text)) return breakAfterAt(text)
  return text.split(noBreakPattern).map((part, index) =>
    // Every second part stays whole: split keeps what its group matched.
    index % 2 === 1 ? (
      <NoBreak key={index}>{render(part)}</NoBreak>
    ) : (
      <Fragment key={index}>{breakAfterAt(part)}</Fragment>
    ),
  )
}
