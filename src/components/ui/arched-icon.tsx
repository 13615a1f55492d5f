import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { IconName } from '../../content-model/schemas/icons'
import { color } from '../../theme/tokens'
import { Icon } from './icon'

/** Arched background, as the windows of the illustrations. */
const ArchedWindow = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: min(3.25rem, 16vw);
  height: min(3.5rem, 17.25vw);
  border-radius: 50% 50% 15% 15% / 46% 46% 14% 14%;
  background: ${color.mist};
  color: ${color.mistText};
  svg {
    width: 58%;
  }
  @media print {
    display: none;
  }
`

/** Renders an icon in an arched window, at the top of a card. */
export function ArchedIcon({ name }: { name: IconName }): ReactElement {
  return (
    <ArchedWindow>
      <Icon name={name} size={30} />
    </ArchedWindow>
  )
}
