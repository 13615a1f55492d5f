import type { ReactElement, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { fillText } from '../../content-model/text'
import type { FridgeSheet as Sheet } from '../../content-model/fridge-sheet'
import { useInterface } from '../ui/interface'
import { SiteLink } from '../ui/site-link'
import { TickList } from '../ui/tick-list'
import { LinksInTextContext, noBreak, RunningText } from '../ui/text'
import { flexGap, screenOnly } from '../../theme/mixins'
import { color, mediumBreakpoint } from '../../theme/tokens'
import { BrandMark } from './brand-mark'
import type { ShownSheet } from '../../site/site'
import { homeOnPaper, useSite } from './use-site'

/**
 * Width and height in points that the lines may take on paper below a drawing, and the average width of a character
 * in parts of the font size.
 */
const available = { width: 520, height: 350, letter: 0.48 }

/** Without a drawing: the height of title and lines, and that of a line of the title of so many letters. */
const withoutDrawing = { height: 465, titleLine: 44, titleLetters: 25 }

/** Height of a line to fill in, as CSS sets it. */
const blankHeight = 40

/**
 * Returns the largest font size in points, from 36 down to 24, at which the lines of a page for the fridge fit on
 * paper. Without a drawing they may be as small as 17, because they are whole sentences.
 */
export function printFontSize({
  title,
  illustration,
  lines,
  blanks = [],
}: Pick<Sheet, 'title' | 'illustration' | 'lines' | 'blanks'>): number {
  const titleLines = Math.ceil(title.length / withoutDrawing.titleLetters)
  const room = illustration
    ? available.height
    : withoutDrawing.height - withoutDrawing.titleLine * titleLines
  const height = room - blankHeight * blanks.length
  const heightAt = (size: number): number => {
    const letters = (available.width - 1.4 * size) / (available.letter * size)
    const rows = lines.reduce((sum, line) => sum + Math.ceil(line.length / letters), 0)
    return size * (1.2 * rows + 0.3 * lines.length)
  }
  const sizes = [36, 34, 32, 30, 28, 26, ...(illustration ? [] : [24, 22, 20, 18])]
  return sizes.find((size) => heightAt(size) <= height) ?? (illustration ? 24 : 17)
}

/** The size of the type on the screen: `rem` for a point on a sheet of such a width, but never below running text. */
const toScale = (size: number, width: number): string =>
  `max(1.25rem, min(${((size * width) / 612).toFixed(3)}rem, 7vw))`

/**
 * A sheet of cream paper, also where the page is dark. Its least height gives it the proportions of US Letter: with
 * `aspect-ratio`, long lists run out of it in Safari.
 */
const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  max-width: 100%;
  border: 0.125rem solid ${color.line};
  @media screen {
    background: ${color.duskText};
    color: ${color.dusk};
    --ink: ${color.dusk};
    --link: ${color.dusk};
    --visited: ${color.dusk};
    ul {
      --brick: ${color.dusk};
    }
  }
`

/** On paper its sizes are in points, and it is as high as US Letter allows; A4 has more room. */
const SheetElement = styled.section<{ $size: number }>`
  ${sheet}
  width: 50rem;
  min-height: min(65rem, 118cqw);
  padding: min(3rem, 6vw);
  font-size: ${({ $size }) => toScale(0.8 * $size, 50)};
  @media print {
    width: auto;
    min-height: 9.5in;
    padding: 0;
    border: 0;
    font-size: ${({ $size }) => $size}pt;
    line-height: 1.2;
  }
`

const TitleRow = styled.div`
  img {
    display: block;
    width: 15rem;
    margin: 1.5rem auto 0;
  }
  @container (min-width: ${mediumBreakpoint}) {
    display: flex;
    align-items: center;
    justify-content: space-between;
    img {
      flex: none;
      margin: 0 0 0 2rem;
    }
  }
  @media print {
    display: flex;
    align-items: center;
    justify-content: space-between;
    h1 {
      font-size: 40pt;
      line-height: 1.08;
    }
    img {
      flex: none;
      width: 140pt;
      margin: 0 0 0 14pt;
    }
  }
`

const Lines = styled.div`
  margin: 1.5rem 0;
  ol {
    list-style: none;
    counter-reset: line;
  }
  ol > li {
    position: relative;
    padding-left: 1.4em;
    line-height: 1.5;
    counter-increment: line;
  }
  ol > li + li {
    margin-top: 0.75rem;
  }
  ol > li::before {
    content: counter(line);
    position: absolute;
    left: 0;
    font-weight: 700;
  }
  @media print {
    margin: 10pt 0;
    ol > li,
    ul > li {
      line-height: 1.2;
      text-wrap: balance;
    }
    ul {
      gap: 0.3em;
    }
    ul > li {
      grid-template-columns: 1em minmax(0, 1fr);
      gap: 0.4em;
    }
    ol > li + li {
      margin-top: 0.3em;
    }
  }
`

/** A line to fill in, before or after printing. What is typed is kept nowhere. */
const Blank = styled.p`
  margin-top: 0.75rem;
  label {
    display: flex;
    align-items: baseline;
    flex-wrap: wrap;
    ${flexGap('0', '0.5rem')}
    font-weight: 700;
  }
  input {
    flex: 1 1 8rem;
    min-width: 0;
    min-height: 3rem;
    border: 0;
    border-bottom: 0.125rem solid ${color.ink};
    border-radius: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  @media print {
    margin-top: 0;
    font-size: 22pt;
    input {
      min-height: 0;
      height: ${blankHeight}pt;
      outline: 0;
    }
    label {
      flex-wrap: nowrap;
    }
  }
`

const ContactFooter = styled.div`
  display: flex;
  align-items: center;
  padding-top: 1.25rem;
  border-top: 0.25rem solid ${color.ink};
  font-size: 1.25rem;
  p {
    line-height: 1.2;
    font-weight: 700;
  }
  svg {
    display: none;
    flex: none;
    width: 5rem;
    margin-right: 1.25rem;
  }
  @container (min-width: ${mediumBreakpoint}) {
    svg {
      display: block;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    color: inherit;
    text-decoration: none;
  }
  @media print {
    padding-top: 10pt;
    border-top: 3pt solid #000;
    font-size: 24pt;
    svg {
      display: block;
      width: 80pt;
      margin-right: 16pt;
    }
    a {
      min-height: 0;
    }
  }
`

const PhoneNumber = styled.p`
  font-size: min(2.5rem, 9vw);
  white-space: nowrap;
  @media print {
    font-size: 50pt;
    line-height: 1.1;
  }
`

function SheetLines({ lines, sign }: Pick<Sheet, 'lines' | 'sign'>): ReactElement {
  if (sign !== 'number') return <TickList items={lines} marker={sign} />
  return (
    <ol>
      {lines.map((line) => (
        <li key={line}>
          <RunningText>{line}</RunningText>
        </li>
      ))}
    </ol>
  )
}

/** Renders the page for the fridge, one sheet of paper: what to do, and whom to call. */
export function FridgeSheet({ sheet }: { sheet: Sheet }): ReactElement {
  const { title, illustration, sign, lines, blanks = [] } = sheet
  const site = useSite()
  const { fridgePage } = useInterface()
  return (
    <SheetElement $size={printFontSize(sheet)} data-fridge>
      <TitleRow>
        <h1>{title}</h1>
        {/* Loaded at once: lazy images are not printed. */}
        {illustration ? (
          <img
            src={`${__PATH_PREFIX__}/illustrations/${illustration}.svg`}
            width={560}
            height={520}
            alt=""
          />
        ) : null}
      </TitleRow>
      <Lines>
        <SheetLines lines={lines} sign={sign} />
        {blanks.map((blank) => (
          <Blank key={blank}>
            <label>
              {`${blank}: `}
              <input autoComplete="off" />
            </label>
          </Blank>
        ))}
      </Lines>
      <ContactFooter>
        <BrandMark logo={site.logo} location="sheet" />
        <div>
          <p>{fillText(fridgePage.call, { name: site.fullName })}</p>
          <PhoneNumber>
            <SiteLink to={site.phone.href}>{site.phone.text}</SiteLink>
          </PhoneNumber>
          {site.sheetNote ? <p>{noBreak(site.sheetNote)}</p> : null}
          <p>{homeOnPaper(site)}</p>
        </div>
      </ContactFooter>
    </SheetElement>
  )
}

const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: center;
  ${flexGap('3rem', '4rem')}
  width: 100%;
  > :first-child {
    flex: 1 1 16rem;
  }
`

/** The sheet to scale, held by a magnet. It has no styles for paper, because only the sheet alone is printed. */
const SmallSheet = styled.div<{ $size: number }>`
  ${sheet}
  gap: 0.75rem;
  width: 40rem;
  min-height: min(52rem, 118cqw);
  padding: 2.25rem min(2rem, 6vw);
  font-size: ${({ $size }) => toScale($size, 40)};
  &::before {
    content: '';
    justify-self: center;
    width: 1.5rem;
    height: 1.5rem;
    margin-top: -3rem;
    border-radius: 50%;
    background: ${color.brick};
  }
  ol {
    padding-left: 1.4em;
  }
  ol > li {
    padding-bottom: 0.25rem;
  }
  b {
    padding-top: 0.75rem;
    border-bottom: 0.125rem solid;
  }
  strong {
    font-size: min(2.25rem, 8vw);
    white-space: nowrap;
  }
  ${screenOnly}
`

/**
 * Renders the end of a text beside its sheet for the fridge, if it has one. The sheet repeats what the page says, so that
 * screen readers skip it, and nothing in it is a link.
 */
export function BesideSheet(props: {
  fridge?: ShownSheet | undefined
  children: ReactNode
}): ReactElement {
  const site = useSite()
  const { fridgePage } = useInterface()
  if (!props.fridge) return <>{props.children}</>
  const { title, lines, sign, blanks } = props.fridge.sheet
  return (
    <Sides>
      <div>{props.children}</div>
      <SmallSheet aria-hidden $size={printFontSize({ title, lines, blanks })}>
        <h2>{title}</h2>
        <LinksInTextContext.Provider value={null}>
          <SheetLines lines={lines} sign={sign} />
        </LinksInTextContext.Provider>
        {blanks?.map((blank) => (
          <b key={blank}>{`${blank}:`}</b>
        ))}
        <p>
          {fillText(fridgePage.call, { name: site.fullName })} <br />
          <strong>{site.phone.text}</strong>
        </p>
      </SmallSheet>
    </Sides>
  )
}
