import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import OctagonX from 'lucide/dist/esm/icons/octagon-x.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Verdict } from '../../content-model/schemas/decision'
import { useInterface } from '../ui/interface'
import { LucideIcon } from '../ui/lucide-icon'
import { color } from '../../theme/tokens'

const icons = { act: CircleAlert, stop: OctagonX, check: Search }

const Badge = styled.p<{ $verdict: Verdict }>`
  display: inline-flex;
  align-items: center;
  margin-bottom: 0.75rem;
  padding: 0.25rem 0.875rem 0.25rem 0.625rem;
  border: 0.1875rem solid;
  border-radius: 2rem;
  font-weight: 700;
  ${({ $verdict }) =>
    $verdict === 'stop' || $verdict === 'act'
      ? `background: ${color.brickBackground}; color: ${color.brick};`
      : `background: ${color.mist}; color: ${color.mistText};`}
  svg {
    flex: none;
    margin-right: 0.5rem;
  }
`

/** Renders how urgent an outcome is: an icon and a word, never a color alone. */
export function VerdictBadge({ verdict }: { verdict: Verdict }): ReactElement {
  const { decisions } = useInterface()
  return (
    <Badge $verdict={verdict}>
      <LucideIcon icon={icons[verdict]} size={28} stroke={2.25} />
      {decisions.verdicts[verdict]}
    </Badge>
  )
}
