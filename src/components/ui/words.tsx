import { createContext, Fragment, useContext, type ReactElement, type ReactNode } from 'react'
import styled from 'styled-components'
import { unbroken } from './unbroken'

const Whole = styled.span`
  display: inline-block;
`

/** A telephone line: how it is shown, and its tel: address. */
export interface CallLine {
  text: string
  href: string
}

/** Our line for calls. Wherever it is named in running text it can be tapped. */
export const PhoneContext = createContext<CallLine | null>(null)

/** Running text: numbers and times stay whole, and our number for calls is a link. */
export function Words({ children }: { children?: ReactNode }): ReactElement {
  const line = useContext(PhoneContext)
  return (
    <>
      {split(children, (part) =>
        line && part.startsWith(line.text) ? (
          <>
            <a href={line.href}>{line.text}</a>
            {part.slice(line.text.length)}
          </>
        ) : (
          part
        ),
      )}
    </>
  )
}

/** The words of a button or link, which cannot hold another link: numbers and times stay whole. */
export function whole(text: ReactNode): ReactNode {
  return split(text, (part) => part)
}

/** An address may break behind its @, where it is too long for its place. */
function addressed(text: string): ReactNode {
  const [name, ...host] = text.split('@')
  if (host.length === 0) return text
  return (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  )
}

function split(text: ReactNode, show: (part: string) => ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  if (!unbroken.test(text)) return addressed(text)
  return text.split(unbroken).map((part, index) =>
    // Every second part stays whole: split keeps what its group matched.
    index % 2 === 1 ? (
      <Whole key={index}>{show(part)}</Whole>
    ) : (
      <Fragment key={index}>{addressed(part)}</Fragment>
    ),
  )
}
