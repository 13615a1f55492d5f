import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { DecisionPage } from '../../content-model/decision-pages'
import { Actions } from '../ui/actions'
import { useInterface } from '../ui/interface'
import { Stack } from '../ui/layout-primitives'
import { RunningText } from '../ui/running-text'
import { TickList } from '../ui/tick-list'
import { textWidth } from '../../theme/tokens'

/** What to do and what not to do, beside each other where there is room. */
const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem 4rem;
  width: 100%;
  section {
    max-width: ${textWidth};
  }
  h2 {
    margin-bottom: 0.75rem;
  }
  @container (min-width: 50rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media print {
    gap: 0.5rem;
    section {
      break-inside: avoid;
    }
  }
`

const Do = styled.ol`
  padding-left: 1.75rem;
  li {
    padding-left: 0.25rem;
  }
  li + li {
    margin-top: 0.75rem;
  }
  li::marker {
    font-weight: 700;
  }
`

const Reports = styled.ul`
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    font-weight: 700;
  }
  p {
    margin: 0;
  }
`

/** Renders where answers end: what to do now, what not to do, where to report it, and more help. */
export function OutcomeDetails(props: NonNullable<DecisionPage['outcome']>): ReactElement {
  const { decisions: texts } = useInterface()
  // Without one, their styles would be in the page for nothing.
  const hasLists = props.do ?? props.doNot ?? props.report[0]
  return (
    <Stack $gap="2rem">
      {hasLists ? (
        <Lists>
          {props.do ? (
            <section>
              <h2>{texts.do}</h2>
              <Do>
                {props.do.map((line) => (
                  <li key={line}>
                    <RunningText>{line}</RunningText>
                  </li>
                ))}
              </Do>
            </section>
          ) : null}
          {props.doNot ? (
            <section>
              <h2>{texts.doNot}</h2>
              <TickList items={props.doNot} marker="cross" />
            </section>
          ) : null}
          {props.report.length > 0 ? (
            <section>
              <h2>{texts.report}</h2>
              <Reports>
                {props.report.map(({ label, url, text }) => (
                  <li key={url}>
                    <a href={url}>{label}</a>
                    <p>{text}</p>
                  </li>
                ))}
              </Reports>
            </section>
          ) : null}
        </Lists>
      ) : null}
      <Actions actions={props.links} allSecondary />
    </Stack>
  )
}
