import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { StepData } from '../../site/step-guides'
import { columns } from '../ui/columns'
import { noBreak } from '../ui/running-text'
import { SiteLink } from '../ui/site-link'
import { Lead } from '../ui/text'
import { color } from '../../theme/tokens'

const List = styled.ul`
  list-style: none;
  width: 100%;
  ${columns({ most: 2, some: 2, gap: '1rem' })}
  li {
    display: flex;
  }
`

const Answer = styled(SiteLink)`
  display: block;
  width: 100%;
  min-height: 4.5rem;
  padding: 1.125rem min(1.5rem, 4.5vw);
  border: 0.125rem solid ${color.link};
  border-radius: 1rem;
  background: ${color.card};
  line-height: 1.375;
  text-decoration: none;
  strong {
    display: block;
    font-size: 1.25rem;
    font-weight: 700;
    text-decoration: underline;
    text-wrap: balance;
  }
  &:hover {
    background: ${color.mist};
    color: ${color.mistText};
  }
  @media print {
    min-height: 0;
    padding: 6pt;
  }
`

const AnswerNote = styled.span`
  display: block;
  margin-top: 0.25rem;
  color: ${color.ink};
  line-height: 1.5;
  text-wrap: pretty;
  a:hover > & {
    color: ${color.mistText};
  }
`

/** Renders a question and its answers, each a link to the page that follows. */
export function Answers(props: NonNullable<StepData['question']>): ReactElement {
  return (
    <>
      {props.title ? <h2>{props.title}</h2> : null}
      {props.note ? <Lead>{props.note}</Lead> : null}
      <List>
        {props.answers.map(({ label, note, path }) => (
          <li key={label}>
            <Answer to={path}>
              <strong>{noBreak(label)}</strong>{' '}
              {note ? <AnswerNote>{noBreak(note)}</AnswerNote> : null}
            </Answer>
          </li>
        ))}
      </List>
    </>
  )
}
