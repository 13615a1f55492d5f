import Phone from 'lucide/dist/esm/icons/phone.mjs'
import { type ReactElement, useContext } from 'react'
import styled from 'styled-components'
import { fillText } from '../../content-model/text'
import type { HelpLine, ShownHours, TextLink } from '../../content-model/variables/contact-links'
import { flexGap, screenOnly } from '../../theme/mixins'
import { color, mediumBreakpoint } from '../../theme/tokens'
import { BigNumber } from './big-number'
import { useInterface } from './interface'
import { wordsWithRoom } from './open-status'
import { LucideIcon } from './lucide-icon'
import { breakAfter, LinksInTextContext, Paragraph, RunningText, VisuallyHidden } from './text'

const List = styled.ul`
  list-style: none;
  width: 100%;
  line-height: 1.5;
  > li {
    padding: 0.75rem 0 0.875rem;
    border-top: 0.0625rem solid ${color.line};
    break-inside: avoid;
  }
  > li:last-child {
    border-bottom: 0.0625rem solid ${color.line};
  }
  p + p {
    margin-top: 1rem;
  }
  @container (min-width: ${mediumBreakpoint}) {
    > li {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2rem;
    }
  }
  /* Numbers, hours and languages only, in narrow columns, so that a page of many lines prints on two sheets. */
  @media print {
    && * {
      line-height: 1.15;
    }
    > li {
      display: block;
      padding: 0.5pt 0;
      border-color: #999;
    }
    > li:last-child {
      border-bottom: 0;
    }
    p + p {
      margin-top: 0;
    }
    .what {
      display: none;
    }
  }
`

const Name = styled.h3`
  font-size: inherit;
  line-height: inherit;
`

/**
 * A telephone number on a line of its own, as large as the line allows; on a phone, it is a button as wide as the
 * column. The three digits of 911 and 988 are a tile everywhere.
 */
const Number = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  ${flexGap('0.625rem')}
  min-height: 4rem;
  margin-top: 0.5rem;
  border: 0.125rem solid ${color.link};
  border-radius: 0.75rem;
  background: ${color.card};
  font-size: min(2.125rem, 12.6vw);
  font-weight: 700;
  line-height: 1.2;
  white-space: nowrap;
  text-decoration: none;
  &.short,
  &.short:visited {
    min-height: 5.5rem;
    /* Below it there may be a box to tick. */
    margin-bottom: 0.75rem;
    background: ${color.button};
    border-color: ${color.button};
    color: ${color.buttonText};
    font-size: 3.5rem;
  }
  svg {
    flex: none;
  }
  /* Within a step, whose column is narrower. */
  p > & {
    margin-bottom: 0.75rem;
    font-size: min(2.125rem, 9.5vw);
    svg {
      display: none;
    }
  }
  @container (max-width: 18rem) {
    svg {
      display: none;
    }
  }
  @container (min-width: ${mediumBreakpoint}) {
    &:not(.short) {
      display: inline-flex;
      min-height: 3rem;
      margin-top: 0;
      margin-right: 1rem;
      border: 0;
      background: none;
      text-decoration: underline;
    }
    &.short {
      max-width: 18rem;
    }
    &:not(.short) svg {
      display: none;
    }
  }
  @media print {
    &&,
    &&.short {
      display: block;
      min-height: 0;
      margin: 0;
      border: 0;
      background: none;
      color: #000;
      font-size: 14pt;
      text-decoration: none;
    }
    svg {
      display: none;
    }
  }
`

/** Renders a telephone number as a link to call it, with the name of whom, for those who hear only the link. */
function CallNumber({ href, text, name }: TextLink & { name?: string }): ReactElement {
  return (
    <Number href={href} className={text.length === 3 ? 'short' : undefined}>
      <LucideIcon icon={Phone} size={28} stroke={2.25} />
      {text}
      {name ? <VisuallyHidden>{`, ${name}`}</VisuallyHidden> : null}
    </Number>
  )
}

/** Renders a line of a text. A number at its end, after the name of whom to call, is as large as in a list of lines. */
export function NumberLine({ line }: { line: string }): ReactElement {
  const { hrefs = {} } = useContext(LinksInTextContext) ?? {}
  const [, name, number = ''] = /^(.+:) (.+)$/.exec(line) ?? []
  const href = hrefs[number]
  if (!href) return <Paragraph>{line}</Paragraph>
  return (
    <p>
      {name} <CallNumber text={number} href={href} />
    </p>
  )
}

/** Renders the numbers of three digits that a text names, 911 and 988, as tiles. */
export function ShortNumbers({ text }: { text: string }): ReactElement | null {
  const { hrefs = {} } = useContext(LinksInTextContext) ?? {}
  const named = Object.entries(hrefs).filter(
    ([number]) => number.length === 3 && new RegExp(`\\b${number}\\b`).test(text),
  )
  return (
    <>
      {named.map(([number, href]) => (
        <CallNumber key={number} text={number} href={href} />
      ))}
    </>
  )
}

const Website = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  margin: 0.5rem 1.5rem 0 0;
  overflow-wrap: anywhere;
  @media print {
    min-height: 0;
    margin-top: 0;
    text-decoration: none;
  }
`

/** Hours and languages. */
const Quiet = styled.p`
  color: ${color.muted};
  font-size: 1.125rem;
  @media print {
    font-size: inherit;
  }
`

/** Whether somebody answers now, in words. */
const Now = styled.span`
  display: var(--reading, none);
  width: 100%;
  strong {
    ${wordsWithRoom}
  }
  strong::after {
    content: attr(data-now);
  }
  ${screenOnly}
`

/**
 * Renders whom to call: numbers and websites, what each line does, when and in which languages.
 *
 * @param props.id begins the ids of the lines, where a page has several lists
 */
export function HelpLineList(props: { id?: string; lines: readonly HelpLine[] }): ReactElement {
  const { id = 'call', lines } = props
  const { helpLines: texts } = useInterface()
  return (
    <List>
      {lines.map(({ name, phone, website, hours, open, languages, say, does, doesNot }) => {
        const row = `${id}-${phone?.text ?? name}`
        return (
          <li key={name} id={phone ? row : undefined}>
            <div>
              <Name>{name}</Name>
              {phone ? <CallNumber {...phone} name={name} /> : null}{' '}
              {phone ? (
                <BigNumber
                  id={`${row}-big`}
                  back={row}
                  name={name}
                  number={phone.text}
                  words={say ? fillText(texts.say, { words: say }) : does}
                />
              ) : null}{' '}
              {website ? (
                <Website href={website.url}>
                  <span>{breakAfter('/.', website.label)}</span>
                </Website>
              ) : null}
            </div>
            <div>
              <Paragraph className="what">{[does, doesNot].filter(Boolean).join(' ')}</Paragraph>
              {hours || languages ? (
                <Quiet>
                  <RunningText>
                    {[hours, languages && fillText(texts.languages, { languages })]
                      .flatMap((text) => (text ? [text.replace(/\.?$/, '.')] : []))
                      .join(' ')}
                  </RunningText>
                  {open ? <OpenNow {...open} /> : null}
                </Quiet>
              ) : null}
            </div>
          </li>
        )
      })}
    </List>
  )
}

function OpenNow({ hours, longest }: ShownHours): ReactElement {
  return (
    <Now>
      <strong data-hours={JSON.stringify(hours)} data-room={longest} />
    </Now>
  )
}
