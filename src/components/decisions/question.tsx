import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { StepData } from '../../site/step-guides'
import { highlightBox } from '../ui/boxes'
import { RunningText, noBreak, Lead } from '../ui/text'
import { columns } from '../ui/layout-primitives'
import { SiteLink } from '../ui/site-link'
import { color } from '../../theme/tokens'

const Box = styled.aside`
  ${highlightBox}
  max-width: 45rem;
  h2 {
    font-size: 1.375rem;
  }
  ol {
    margin-top: 0.5rem;
    padding-left: 1.5rem;
  }
  li {
    padding-left: 0.25rem;
  }
  li + li {
    margin-top: 0.375rem;
  }
  strong {
    font-weight: 700;
  }
`

/** Renders what comes first whatever the answers are, such as to pay nothing. */
export function FirstSteps(props: NonNullable<StepData['first']>): ReactElement {
  return (
    <Box aria-labelledby="first">
      <h2 id="first">{props.title}</h2>
      <ol>
        {props.items.map(({ title, text }) => (
          <li key={title}>
            <strong>
              <RunningText>{title}</RunningText>
            </strong>{' '}
            <RunningText>{text}</RunningText>
          </li>
        ))}
      </ol>
    </Box>
  )
}

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
