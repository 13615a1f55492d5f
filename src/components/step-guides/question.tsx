import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { StepData } from '../../site/step-guides'
import { HighlightBox } from '../ui/boxes'
import { Icon } from '../ui/icon'
import { RunningText, noBreak, Lead, VisuallyHidden } from '../ui/text'
import { columns } from '../ui/layout-primitives'
import { NumberedList } from '../ui/numbered-list'
import { SiteLink } from '../ui/site-link'
import { chevronRight } from '../../theme/mixins'
import { color, wideBreakpoint } from '../../theme/tokens'

/** Anchor of the heading of each page: after an answer, the focus is there, and not at the top of the page. */
export const nextQuestion = '#now'

/** Steps beside each other on a wide screen, where they are short lines in a long box. */
const Beside = styled(NumberedList)`
  @container (min-width: ${wideBreakpoint}) {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }
`

/** Renders what comes first whatever the answers are, such as to pay nothing. */
export function FirstSteps(props: NonNullable<StepData['first']>): ReactElement {
  return (
    <HighlightBox as="aside" aria-labelledby="first">
      <h2 id="first">{props.title}</h2>
      <Beside>
        {props.items.map(({ title, text }) => (
          <li key={title}>
            <p>
              <strong>
                <RunningText>{title}</RunningText>
              </strong>{' '}
              <RunningText>{text}</RunningText>
            </p>
          </li>
        ))}
      </Beside>
    </HighlightBox>
  )
}

const AnswerList = styled.ul<{ $count: number }>`
  list-style: none;
  width: 100%;
  ${({ $count }) => columns({ most: $count % 3 ? 2 : 3, some: 2, gap: '0.75rem 1rem' })}
  li {
    display: flex;
  }
  a {
    ${chevronRight}
    align-items: center;
    min-height: 4rem;
    padding: 0.875rem min(1.25rem, 4vw);
    border: 0.125rem solid ${color.link};
    border-radius: 1rem;
    background: ${color.card};
    line-height: 1.5;
    text-decoration: none;
  }
  a::after {
    margin-top: 0;
  }
  a:hover {
    background: ${color.mist};
  }
  a > span {
    flex: 1;
    color: ${color.ink};
    text-wrap: pretty;
  }
  strong {
    display: block;
    color: ${color.link};
    text-decoration: underline;
    text-wrap: balance;
  }
  a:hover * {
    color: ${color.mistText};
  }
  @container (max-width: 18rem) {
    svg {
      display: none;
    }
  }
  /* Equal heights, of two lines of an answer or an answer with a note. */
  @container (min-width: 34rem) {
    a {
      min-height: 6rem;
    }
  }
  @media print {
    a {
      min-height: 0;
      padding: 6pt;
    }
  }
`

/** Renders a question and its answers, each a link to the page that follows. */
export function Answers(props: NonNullable<StepData['question']>): ReactElement {
  return (
    <>
      {props.title ? <h2>{props.title}</h2> : null}
      {props.note ? <Lead>{props.note}</Lead> : null}
      <AnswerList $count={props.answers.length}>
        {props.answers.map(({ label, note, icon, path }) => (
          <li key={label}>
            <SiteLink to={path + nextQuestion}>
              {icon ? <Icon name={icon} /> : null}
              <span>
                <strong>{noBreak(label)}</strong>
                {/* Heard as two sentences. */}
                {note ? <VisuallyHidden>. </VisuallyHidden> : null} {note ? noBreak(note) : null}
              </span>
            </SiteLink>
          </li>
        ))}
      </AnswerList>
    </>
  )
}
