import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Banner as BannerContent } from '../../content-model/schemas/sections/top-and-close'
import { ArchedIcon } from '../ui/icon'
import { SiteLink } from '../ui/site-link'
import { Paragraph } from '../ui/text'
import { color } from '../../theme/tokens'
import { flexGap } from '../../theme/mixins'

const BannerBox = styled.div`
  display: flex;
  align-items: center;
  ${flexGap('0.75rem', '1.25rem')}
  padding: 1rem min(1.75rem, 5vw);
  border-left: 0.5rem solid ${color.lamp};
  background: ${color.card};
  color: ${color.ink};
  font-size: 1.375rem;
  font-weight: 700;
  line-height: 1.35;
  @media print {
    padding: 0.25rem 0.75rem;
    font-size: inherit;
  }
`

const BannerLink = styled(SiteLink)`
  display: inline-block;
  padding-top: 0.5rem;
  padding-bottom: 0.5rem;
  color: inherit;
`

/** Renders one important message across the page. */
export function BannerSection(props: BannerContent): ReactElement {
  return (
    <BannerBox>
      <ArchedIcon name={props.icon} />
      <div>
        <Paragraph>{props.text}</Paragraph>
        {props.action ? <BannerLink to={props.action.to}>{props.action.label}</BannerLink> : null}
      </div>
    </BannerBox>
  )
}
