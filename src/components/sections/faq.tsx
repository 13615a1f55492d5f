import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Faq as FaqContent } from '../../content-model/schemas/sections/help'
import { Badge } from '../ui/card'
import { Disclosure } from '../ui/disclosure'
import { BesideHead, SectionHead } from '../ui/section-head'
import { Paragraph } from '../ui/text'

const Group = styled(BesideHead)`
  row-gap: 1rem;
  & + div {
    margin-top: 2.5rem;
  }
  > :last-child {
    padding-top: 0;
  }
  h3 span {
    display: table;
    margin-top: 0.5rem;
  }
`

/**
 * Renders groups of questions of which one is open at a time, beside their heading on a wide
 * screen.
 */
export function FaqSection(props: FaqContent): ReactElement {
  const [single, ...more] = props.faqs
  const head = <SectionHead title={props.title} text={props.text} />
  if (single && more.length === 0) {
    return (
      <BesideHead id={single.id}>
        {head}
        <QuestionList group={single} />
      </BesideHead>
    )
  }
  return (
    <>
      {head}
      {props.faqs.map((group) => (
        <Group key={group.id} id={group.id}>
          <h3>
            {group.title} {group.badge ? <Badge $highlighted>{group.badge}</Badge> : null}
          </h3>
          <QuestionList group={group} />
        </Group>
      ))}
    </>
  )
}

const Questions = styled.div`
  details + details {
    margin-top: 0.75rem;
  }
`

function QuestionList({ group }: { group: FaqContent['faqs'][number] }): ReactElement {
  return (
    <Questions>
      {group.questions.map((item) => (
        <Disclosure key={item.question} name={group.id} title={item.question}>
          {item.answer.split(/\n\s*\n/).map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </Disclosure>
      ))}
    </Questions>
  )
}
