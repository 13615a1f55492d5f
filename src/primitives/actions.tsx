import type { ReactElement } from 'react'
import type { Action } from '../content-model/shapes/fields'
import { ButtonLink } from './button'
import { Icon } from './icon'
import { Row } from './layout'
import { whole } from './words'

/** Up to two buttons. The first is the primary one; a call gets its telephone. */
export function Actions(props: {
  actions?: readonly Action[] | undefined
  allSecondary?: boolean
}): ReactElement | null {
  if (!props.actions?.length) return null
  return (
    <Row>
      {props.actions.map((action, index) => (
        <ButtonLink
          key={action.to}
          to={action.to}
          $kind={index === 0 && !props.allSecondary ? 'primary' : 'secondary'}
        >
          {action.to.startsWith('tel:') ? <Icon name="phone" size={24} /> : null}
          <span>{whole(action.label)}</span>
        </ButtonLink>
      ))}
    </Row>
  )
}
