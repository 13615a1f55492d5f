import type { ReactElement } from 'react'
import type { Action } from '../../content-model/schemas/fields'
import { ButtonLink } from './button'
import { Icon } from './icon'
import { Row, Stack } from './layout-primitives'
import { noBreak } from './running-text'
import { spaced } from './spaced'

/** Renders up to two buttons. The first is the primary one; a link to call has a phone icon. */
export function Actions(props: {
  actions?: readonly Action[] | undefined
  allSecondary?: boolean
  /** Stacks the buttons, each in a row of its own. */
  below?: boolean
}): ReactElement | null {
  if (!props.actions?.length) return null
  const Container = props.below ? Stack : Row
  return (
    <Container>
      {spaced(
        props.actions.map((action, index) => (
          <ButtonLink
            key={action.to}
            to={action.to}
            $kind={index === 0 && !props.allSecondary ? 'primary' : 'secondary'}
          >
            {action.to.startsWith('tel:') ? <Icon name="phone" size={24} /> : null}
            <span>{noBreak(action.label)}</span>
          </ButtonLink>
        )),
      )}
    </Container>
  )
}
