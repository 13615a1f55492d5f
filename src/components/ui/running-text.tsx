import { createContext, Fragment, useContext, type ReactElement, type ReactNode } from 'react'
import styled from 'styled-components'
import { noBreakPattern } from './no-break-pattern'

const NoBreak = styled.span`
  /* Overrides what a component sets for its own spans, such as "display: block". */
  && {
    display: inline-block;
    margin: 0;
    padding: 0;
  }
`

/** Phone number as it is shown, and its tel: URL. */
export interface PhoneLink {
  text: string
  href: string
}

/** Our phone number. Running text makes it a link wherever it occurs. */
export const PhoneContext = createContext<PhoneLink | null>(null)

/** Renders running text: numbers and times do not break, and our phone number is a link. */
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

/**
 * Returns text in which numbers and times do not break, without links: for buttons and links, which
 * cannot hold another link.
 */
export function noBreak(text: ReactNode): ReactNode {
  return splitNoBreak(text, (part) => part)
}

/**
 * Returns text in which an email address may break after its @, where it is too long for its box.
 */
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
    // Every second part does not break: split keeps what its group matched.
    index % 2 === 1 ? (
      <NoBreak key={index}>{render(part)}</NoBreak>
    ) : (
      <Fragment key={index}>{breakAfterAt(part)}</Fragment>
    ),
  )
}
