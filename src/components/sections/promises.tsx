import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { PromiseBox, Promises } from '../../content-model/schemas/sections/people'
import { Actions } from '../ui/actions'
import { HighlightBox } from '../ui/boxes'
import { Disclosure } from '../ui/disclosure'
import { Stack } from '../ui/layout-primitives'
import { BesideHead, SectionHead } from '../ui/section-head'
import { Text } from '../ui/text'
import { TickList } from '../ui/tick-list'
import { color, mediumBreakpoint } from '../../theme/tokens'

const PromiseCard = styled.div`
  background: ${color.card};
  color: ${color.ink};
  border: 0.125rem solid ${color.lamp};
  border-radius: 1rem;
  padding: min(3rem, 6vw);
  break-inside: avoid;
  @media print {
    padding: 0.75rem 1.25rem;
  }
`

/** Renders a highlighted box with a promise. */
export function PromiseSection(props: PromiseBox): ReactElement {
  return (
    <PromiseCard>
      <Stack>
        <h2>{props.title}</h2>
        <Text>{props.text}</Text>
        {props.points ? <TickList items={props.points} wide /> : null}
        <Actions actions={props.actions} allSecondary />
      </Stack>
    </PromiseCard>
  )
}

const PromisesCard = styled(PromiseCard)`
  /* In print it fills the first page, in large type, to keep beside the phone. */
  @media print {
    break-after: page;
    border: 2pt solid #000;
    padding: 8pt 12pt;
    font-size: 18pt;
    line-height: 1.1;
    > div {
      gap: 6pt;
    }
    h2 {
      font-size: 1.4em;
    }
    h3 {
      font-size: 1.2em;
    }
  }
`

const TwoLists = styled.div`
  display: grid;
  gap: 2rem 3rem;
  width: 100%;
  @container (min-width: ${mediumBreakpoint}) {
    grid-template-columns: 1fr 1fr;
  }
  h3 {
    margin-bottom: 1rem;
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    gap: 0 1.5rem;
    h3 {
      margin-bottom: 4pt;
    }
  }
`

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem 2rem;
  @container (min-width: ${mediumBreakpoint}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

/** Renders what we always and never do: a card, or folded if the page has more to say. */
export function PromisesSection(props: Promises): ReactElement {
  return props.folded ? <FoldedPromises {...props} /> : <FullPromises {...props} />
}

function FoldedPromises(props: Promises): ReactElement {
  return (
    <BesideHead>
      <SectionHead title={props.title} text={props.text} />
      <Rows>
        <Doubt {...props} />
        <div>
          <Disclosure title={props.alwaysTitle} head={<h3>{props.alwaysTitle}</h3>}>
            <TickList items={props.always} />
          </Disclosure>
        </div>
        <div>
          <Disclosure title={props.neverTitle} head={<h3>{props.neverTitle}</h3>}>
            <TickList items={props.never} marker="cross" />
          </Disclosure>
        </div>
        <Actions actions={props.actions} allSecondary />
      </Rows>
    </BesideHead>
  )
}

function FullPromises(props: Promises): ReactElement {
  return (
    <PromisesCard>
      <Stack $gap="1.5rem">
        <Stack $gap="0.75rem">
          <h2>{props.title}</h2>
          <Text>{props.text}</Text>
        </Stack>
        <TwoLists>
          <div>
            <h3>{props.alwaysTitle}</h3>
            <TickList items={props.always} />
          </div>
          <div>
            <h3>{props.neverTitle}</h3>
            <TickList items={props.never} marker="cross" />
          </div>
        </TwoLists>
        <Doubt {...props} />
        <Actions actions={props.actions} allSecondary />
      </Stack>
    </PromisesCard>
  )
}

function Doubt(props: Promises): ReactElement {
  return (
    <HighlightBox>
      <h3>{props.doubtTitle}</h3>
      <Text>{props.doubt}</Text>
    </HighlightBox>
  )
}
