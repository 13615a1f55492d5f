import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Faq as FaqContent } from '../content-model/sections/faq'
import { Badge } from '../primitives/card'
import { Disclosure } from '../primitives/disclosure'
import { BesideHead, SectionHead } from '../primitives/section-head'
import { Paragraph } from '../primitives/text'

const Group = styled.div`
  & + & {
    margin-top: 2.5rem;
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    margin-bottom: 1rem;
  }
`

/** Questions that open one at a time in each group. */
export function Faq(props: FaqContent): ReactElement {
  const grouped = props.faqs.length > 1
  return (
    <BesideHead>
      <SectionHead title={props.title} text={props.text} />
      <div>
        {props.faqs.map((group) => (
          <Group key={group.id} id={group.id}>
            {grouped ? (
              <h3>
                {group.title} {group.badge ? <Badge $lit>{group.badge}</Badge> : null}
              </h3>
            ) : null}
            {group.questions.map((item) => (
              <Disclosure key={item.question} name={group.id} title={item.question}>
                {item.answer.split(/\n\s*\n/).map((paragraph) => (
                  <Paragraph key={paragraph}>{paragraph}</Paragraph>
                ))}
              </Disclosure>
            ))}
          </Group>
        ))}
      </div>
    </BesideHead>
  )
}
