import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import OctagonX from 'lucide/dist/esm/icons/octagon-x.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import type { ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import type { Verdict } from '../../content-model/schemas/step-guide'
import { actAndRest, actsOf, fillText } from '../../content-model/text'
import { Band } from '../ui/band'
import { HighlightBox } from '../ui/boxes'
import { HelpLineList, NumberLine, ShortNumbers } from '../ui/help-line-list'
import { useInterface } from '../ui/interface'
import { LucideIcon } from '../ui/lucide-icon'
import { NumberedList } from '../ui/numbered-list'
import { Illustration } from '../ui/illustration'
import { Paragraph, RunningText, VisuallyHidden } from '../ui/text'
import { Tick } from '../ui/tick'
import { TickList } from '../ui/tick-list'
import { screenOnly } from '../../theme/mixins'
import { color, mediumBreakpoint, textWidth, wideBreakpoint } from '../../theme/tokens'
import type { StepData } from '../../site/step-guides'
import { nextQuestion } from './question'
import { forFamily } from './tell-someone'

const icons = { act: CircleAlert, stop: OctagonX, check: Search }

/** Verdict and lantern in one row, and the heading below them; on a wide screen, the lantern is beside both. */
const Headline = styled.div<{ $verdict: Verdict }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.75rem 1.5rem;
  align-items: center;
  h1 {
    grid-column: 1 / -1;
  }
  p {
    display: flex;
    align-items: center;
    font-size: min(1.375rem, 7vw);
    font-weight: 700;
    color: ${({ $verdict }) => ($verdict === 'check' ? 'inherit' : color.brick)};
  }
  p svg {
    flex: none;
    margin-right: 0.5rem;
  }
  img {
    grid-row: 1;
    grid-column: 2;
    width: min(3.5rem, 14vw);
    height: auto;
  }
  @container (min-width: ${mediumBreakpoint}) {
    h1 {
      grid-column: 1;
    }
    img {
      grid-row: 1 / span 2;
      width: 9rem;
    }
  }
  @media print {
    gap: 0;
  }
`

/** A link to another part of the page. */
const PageLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  margin-right: 1.5rem;
  line-height: 1.35;
  ${screenOnly}
`

/** Close to the heading, so that the first step stays on the first screen of a phone. */
const PageLinks = styled.div`
  margin: -0.25rem 0 -0.625rem;
`

/** Id of what can be done at night. */
const atNight = 'at-night'

/**
 * Renders the band above an outcome: how urgent it is, as a word, an icon and a lantern and never by a color
 * alone, and its heading.
 *
 * @param props.family whether the page has a part for relatives
 * @param props.night whether the page says what can be done at night
 * @param props.children what readers can do with the page
 */
export function VerdictBand(props: {
  verdict: Verdict
  heading: ReactElement
  family: boolean
  night: boolean
  children: ReactNode
}): ReactElement {
  const { verdict, heading, family, night, children } = props
  const { stepGuides } = useInterface()
  return (
    <Band slim background={verdict === 'check' ? 'mist' : 'alarm'} section="verdict">
      <Headline $verdict={verdict}>
        <p>
          <LucideIcon icon={icons[verdict]} size={32} stroke={2.25} />
          {stepGuides.verdicts[verdict]}
        </p>
        {heading}
        <Illustration name={verdict === 'check' ? 'lantern-lit' : 'lantern-off'} />
      </Headline>
      {family || night ? (
        <PageLinks>
          {family ? <PageLink href={`#${forFamily}`}>{stepGuides.helping}</PageLink> : null}{' '}
          {night ? <PageLink href={`#${atNight}`}>{stepGuides.night}</PageLink> : null}
        </PageLinks>
      ) : null}
      {children}
    </Band>
  )
}

/** Renders a step that begins with what to do, in bold, as a heading of steps; each line is a paragraph. */
function Act({ as: Begin, children }: { as: 'h3' | 'strong'; children: string }): ReactElement {
  const [act, rest, ...lines] = actAndRest(children)
  return (
    <>
      <div>
        <Begin>
          <RunningText>{act}</RunningText>
        </Begin>{' '}
        <RunningText>{rest}</RunningText>
      </div>
      {lines.map((line) => (
        <NumberLine key={line} line={line} />
      ))}
    </>
  )
}

/** Steps first; what not to do beside them on a wide screen, in two columns below them on a tablet. */
const OutcomeGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  gap: 2rem 4rem;
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    gap: 1.75rem 3rem;
    align-content: start;
  }
  > :first-child {
    grid-template-columns: minmax(0, 1fr);
  }
  h2 {
    margin-bottom: 0.75rem;
    font-size: 1.5rem;
  }
  section > p {
    max-width: ${textWidth};
  }
  ol p {
    margin-top: 1rem;
  }
  ol div {
    max-width: min(30em, 100%);
  }
  ol h3 {
    display: inline;
    font-size: inherit;
    line-height: inherit;
    text-wrap: inherit;
  }
  @media screen {
    @container (min-width: ${mediumBreakpoint}) {
      ol h3,
      ol strong {
        font-size: 1.5rem;
        line-height: 1.35;
      }
    }
  }
  > section {
    grid-column: 1 / -1;
  }
  @container (min-width: ${wideBreakpoint}) {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    /* Stays beside the steps. */
    > div + div {
      position: sticky;
      top: 8rem;
      align-self: start;
    }
  }
  @media print {
    /* At most two sheets, each part in columns. A grid would rather leave half a page empty than break. */
    font-size: 10.5pt;
    > * {
      columns: 2;
      column-gap: 18pt;
    }
    &&,
    && > div,
    && > div > ol,
    && > div > ol > li,
    && dl,
    && ul {
      display: block;
    }
    && * {
      margin-bottom: 0;
      line-height: 1.2;
    }
    && h2 {
      font-size: 12pt;
    }
    && h3 {
      font-size: inherit;
    }
    > * + *,
    > div > * + *,
    && li + li {
      margin-top: 4pt;
    }
    && ol p,
    && ul,
    && dl,
    dl > * {
      margin-top: 2pt;
    }
    && > div > ol > li {
      padding-left: 2rem;
      break-inside: auto;
    }
    > div > ol > li::before {
      float: left;
      margin-left: -2rem;
    }
    > div section,
    ul > li {
      break-inside: avoid;
    }
    dt {
      break-after: avoid;
    }
  }
`

/** On paper there are only the steps and the numbers, on one sheet where they fit. */
const ForFamily = styled.section`
  > ol {
    margin-top: 1rem;
  }
  ${screenOnly}
`

/**
 * Renders where answers end: what to do, at once below the heading, and at night; then why, what not to do,
 * what is realistic, whom to call, and last what relatives can do. Without a verdict nothing is urgent: the text
 * is the answer and comes first, and what to have ready follows, with nothing to tick.
 *
 * @param props.text why, or the answer
 */
export function OutcomeDetails(
  props: NonNullable<StepData['outcome']> & { text: string | undefined },
): ReactElement {
  const { stepGuides: texts, tell: messages, helpLines } = useInterface()
  const { verdict, tell, do: acts, afterHours, text, doNot, expect, family, report } = props
  const [act] = actsOf(props)
  const answer = text ? <Paragraph>{text}</Paragraph> : null
  const unknown = report.some(({ phone, hours, languages }) => phone && !(hours && languages))
  return (
    <OutcomeGrid>
      <div>
        {verdict ? null : answer}
        {acts ? (
          <>
            {verdict ? <VisuallyHidden as="h2">{texts.acts}</VisuallyHidden> : null}
            <NumberedList>
              {acts.map((line, index) => (
                <li key={line}>
                  <div>
                    <Act as={verdict ? 'h3' : 'strong'}>{line}</Act>
                    <ShortNumbers text={actAndRest(line)[0]} />{' '}
                    {verdict ? <Tick step={index + 1} count={acts.length} /> : null}
                  </div>
                </li>
              ))}
            </NumberedList>
          </>
        ) : null}
        {report.length > 0 ? <PageLink href="#report">{texts.report}</PageLink> : null}
        {afterHours ? (
          <HighlightBox as="section" id={atNight}>
            <h2>{texts.afterHours}</h2>
            <Paragraph>{afterHours}</Paragraph>
          </HighlightBox>
        ) : null}
        {verdict ? answer : null}
      </div>
      {doNot || expect ? (
        <div>
          {doNot ? (
            <section>
              <h2>{texts.doNot}</h2>
              <TickList items={doNot} marker="cross" />
            </section>
          ) : null}
          {expect ? (
            <section>
              <h2>{texts.expect}</h2>
              <Paragraph>{expect}</Paragraph>
            </section>
          ) : null}
        </div>
      ) : null}
      {report.length > 0 ? (
        <section id="report">
          <h2>{texts.report}</h2>
          {unknown ? <Paragraph>{helpLines.unknown}</Paragraph> : null}
          <HelpLineList lines={report} />
        </section>
      ) : null}
      {family ? (
        <ForFamily id={forFamily}>
          <h2>{family.title}</h2>
          {verdict && act ? (
            <Paragraph>
              {fillText(texts.sent, { opening: tell ?? messages.openings[verdict], act })}
            </Paragraph>
          ) : null}
          <PageLink href={nextQuestion}>{texts.steps}</PageLink>
          <NumberedList>
            {family.items.map((item) => (
              <li key={item.title}>
                <div>
                  <h3>{item.title}</h3>
                  {item.text.split('\n').map((line) => (
                    <Paragraph key={line}>{line}</Paragraph>
                  ))}
                </div>
              </li>
            ))}
          </NumberedList>
        </ForFamily>
      ) : null}
    </OutcomeGrid>
  )
}
