import {
  Children,
  type ComponentPropsWithoutRef,
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react'
import styled from 'styled-components'
import type { TextLink } from '../../content-model/variables/contact-links'
import { noBreakPattern } from '../../content-model/text'
import { visuallyHidden } from '../../theme/mixins'
import { color } from '../../theme/tokens'

const NoBreak = styled.span`
  /* Overrides what a component sets for its own spans, such as "display: block". */
  && {
    display: inline-block;
    margin: 0;
    padding: 0;
    /* A line below its parent would skip it. */
    text-decoration: inherit;
  }
`

/** Words that running text makes links: our number, and the numbers and websites of help lines. */
interface LinksInText {
  hrefs: Readonly<Record<string, string>>
  /** Matches each of them, with the punctuation after it. */
  pattern: RegExp
}

/** Returns what `RunningText` needs to find links in a text. */
export function linksInText(links: readonly TextLink[]): LinksInText {
  const texts = links.map(({ text }) => text).sort((a, b) => b.length - a.length)
  // No part of a longer number: 988 is no link in 1988.
  const patterns = texts.map((text) =>
    text
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/^\w|\w$/g, (end, at) => (at ? `${end}\\b` : `\\b${end}`)),
  )
  return {
    hrefs: Object.fromEntries(links.map(({ text, href }) => [text, href])),
    pattern: new RegExp(`((?:${patterns.join('|')})[.,;:!?]?)`),
  }
}

/** The links that running text has on this site. */
export const LinksInTextContext = createContext<LinksInText | null>(null)

/**
 * Returns true if digits like those of a short code are part of an address or a longer number, where nobody should
 * dial them: 911 Oak Street, Calle San Bernardo 911, (505) 988-0100.
 *
 * @param before the text before them in the same paragraph
 * @param after the text after them
 */
export function isPartOfPlace(before: string, after: string): boolean {
  return (
    /[\d$#(/.–-]$|\d\)? ?$|[\p{L},] \p{Lu}\p{L}*\.? $/u.test(before) ||
    /^(?:[-–]?\d|[.,]\d|%| \p{Lu})/u.test(after)
  )
}

/** Renders running text: numbers and times do not break; phone numbers and help lines are links. */
export function RunningText({ children }: { children?: ReactNode }): ReactElement {
  const links = useContext(LinksInTextContext)
  if (!links || typeof children !== 'string') return <>{noBreak(children)}</>
  return (
    <>
      {children.split(links.pattern).map((part, index, parts) => {
        // Every second part is a link: split keeps what its group matched.
        if (index % 2 === 0) return <Fragment key={index}>{noBreak(part)}</Fragment>
        const text = part in links.hrefs ? part : part.slice(0, -1)
        const after = part.slice(text.length) + (parts[index + 1] ?? '')
        if (text.length === 3 && isPartOfPlace(parts.slice(0, index).join(''), after)) return part
        return (
          <NoBreak key={index}>
            <a href={links.hrefs[text]} suppressHydrationWarning>
              {breakAfter('/.', text)}
            </a>
            {part.slice(text.length)}
          </NoBreak>
        )
      })}
    </>
  )
}

/**
 * Returns a text in which an email address may break after its @, and a website after a slash, where
 * it is too long for its box. A website with a box of its own may also break after a dot; within a line it
 * would break there although it fits on the next line.
 *
 * @param marks the characters to break after
 */
export function breakAfter(marks: '@' | '/' | '/.', text: string): ReactNode {
  const parts = text.match(new RegExp(`[^${marks}]*[${marks}]|[^${marks}]+`, 'g')) ?? []
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}

/**
 * Returns text in which numbers and times do not break, without links: for buttons and links, which
 * cannot hold another link.
 */
export function noBreak(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  if (!noBreakPattern.test(text)) return breakAfter('@', text)
  return text.split(noBreakPattern).map((part, index) =>
    // Every second part does not break: split keeps what its group matched.
    index % 2 === 1 ? (
      <NoBreak key={index}>{part}</NoBreak>
    ) : (
      <Fragment key={index}>{breakAfter('@', part)}</Fragment>
    ),
  )
}

/**
 * Returns children with a space between each two. Styles leave room between them, but browsers
 * without styles, and what is copied, would run their words together.
 */
export function spaced(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child, index) => (index > 0 ? [' ', child] : [child]))
}

type ParagraphProps = ComponentPropsWithoutRef<'p'>

/** Renders a paragraph of running text. */
export function Paragraph({ children, ...rest }: ParagraphProps): ReactElement {
  return (
    <p {...rest}>
      <RunningText>{children}</RunningText>
    </p>
  )
}

/** Sentence below a title. */
export const Lead = styled(Paragraph)`
  color: ${color.muted};
  font-size: clamp(1.25rem, 3vw, 1.375rem);
  /* 75 letters, also where two balanced lines are full. */
  max-width: min(31em, 100%);
  text-wrap: balance;
  @media print {
    font-size: inherit;
  }
`

/** Paragraph that keeps line breaks. */
export const Text = styled(Paragraph)`
  white-space: pre-line;
`

/** Secondary text: notes, sources. Never smaller than 18 px. */
export const Note = styled(Paragraph)`
  color: ${color.muted};
  font-size: 1.125rem;
`

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
