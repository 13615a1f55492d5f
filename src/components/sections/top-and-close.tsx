import type { ReactElement } from 'react'
import styled, { css } from 'styled-components'
import type {
  Hero as HeroContent,
  Banner as BannerContent,
  CallToAction as CallToActionContent,
} from '../../content-model/schemas/sections/top-and-close'
import { Actions } from '../ui/actions'
import { ButtonLink } from '../ui/button'
import { Badge, Figure } from '../ui/card'
import { Stack } from '../ui/layout-primitives'
import { Illustration } from '../ui/illustration'
import { Lead, Note, Paragraph } from '../ui/text'
import { color, mediumBreakpoint, wideBreakpoint } from '../../theme/tokens'
import { flexGap, screenOnly } from '../../theme/mixins'
import { ArchedIcon } from '../ui/icon'
import { SiteLink } from '../ui/site-link'

/** The illustration is beside title and text. */
const beside = css`
  > :first-child {
    grid-column: 1;
    align-self: end;
  }
  > :last-child {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`

/** A small illustration, and none on a phone. */
const compact = css`
  @container (max-width: 44.99rem) {
    > :last-child {
      display: none;
    }
  }
  @container (min-width: ${mediumBreakpoint}) {
    grid-template-columns: minmax(0, 1fr) 14rem;
    ${beside}
  }
  @container (min-width: ${wideBreakpoint}) {
    grid-template-columns: minmax(0, 1fr) 17rem;
  }
`

/**
 * The illustration is below title and text on a phone, beside the buttons on a tablet, and beside both on a wide
 * screen.
 */
const HeroGrid = styled.div<{ $compact: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem 2rem;
  > div {
    max-width: 39rem;
  }
  @container (min-width: ${mediumBreakpoint}) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    align-items: start;
    > :first-child {
      grid-column: 1 / -1;
      max-width: none;
    }
    > div + div a {
      flex: 1 0 auto;
    }
  }
  @container (min-width: ${wideBreakpoint}) {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    ${beside}
  }
  ${({ $compact }) => $compact && compact}
  @media print {
    && {
      display: block;
    }
    ${({ $compact }) => ($compact ? '&& > :last-child { display: none; }' : '')}
  }
`

const Statistic = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${flexGap('0', '1rem')}
  margin-top: 0.5rem;
  border-left: 0.25rem solid ${color.lamp};
  padding-left: min(1rem, 4vw);
  line-height: 1.35;
  max-width: 30em;
  strong {
    flex: 0 1 auto;
  }
  span {
    flex: 1 1 8rem;
  }
`

/** Links to the sections of the page. */
const Contents = styled.ul`
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  ${flexGap('0.5rem')}
  width: 100%;
  li {
    display: flex;
    /* The last one fills its row. */
    flex: 1 1 min(9.5rem, 100%);
  }
  a {
    width: 100%;
    min-height: 3rem;
    padding: 0.375rem;
  }
  ${screenOnly}
`

/** Renders the top of a page. */
export function HeroSection({ contents = [], ...props }: HeroContent): ReactElement {
  return (
    <HeroGrid $compact={props.compact ?? false}>
      <Stack>
        {props.urgent ? (
          <ButtonLink to={props.urgent.to} $kind="urgent">
            {props.urgent.label}
          </ButtonLink>
        ) : null}
        {props.badge ? <Badge $highlighted>{props.badge}</Badge> : null}
        <h1>{props.title}</h1>
        <Lead>{props.text}</Lead>
      </Stack>
      <Stack>
        {contents.length > 1 ? (
          <Contents>
            {contents.map(({ id, label }) => (
              <li key={id}>
                <ButtonLink to={`#${id}`} $kind="secondary">
                  {label}
                </ButtonLink>
              </li>
            ))}
          </Contents>
        ) : null}
        <Actions actions={props.actions} />
        {contents.length === 1 ? (
          <ButtonLink to={`#${contents[0]!.id}`} $kind="plain">
            {contents[0]!.label}
          </ButtonLink>
        ) : null}
        {props.stat ? (
          <Statistic>
            <Figure as="strong">{props.stat.number}</Figure>{' '}
            <span>
              {props.stat.label}
              {props.stat.source ? ` (source: ${props.stat.source})` : null}
            </span>
          </Statistic>
        ) : null}
        {props.note ? <Note>{props.note}</Note> : null}
      </Stack>
      <Illustration
        name={props.illustration}
        photo={props.photo?.file}
        alt={props.photo?.alt ?? props.alt}
        standing
      />
    </HeroGrid>
  )
}

const BannerBox = styled.div`
  display: flex;
  align-items: center;
  ${flexGap('0.75rem', '1rem')}
  padding: 0.5rem min(1.75rem, 5vw);
  border-left: 0.25rem solid ${color.lamp};
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
  padding-top: 0.625rem;
  padding-bottom: 0.625rem;
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

/** A card with a ground of its own; on the dark band, without ground, border and padding. */
const CallToActionBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem 3rem;
  align-items: center;
  border-radius: 1rem;
  background: var(--ground, ${color.mist});
  padding: var(--inset, min(3rem, 6vw));
  &,
  p {
    color: var(--words, ${color.mistText});
  }
  p a {
    color: inherit;
  }
  @container (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
    a {
      width: 100%;
    }
  }
  /* While we are closed, a link to who answers instead is no next step, and the top of the page has it. */
  a[data-away] {
    background: ${color.card};
    border-color: ${color.link};
    color: ${color.link};
  }
  a[data-away]:not(:first-child) {
    display: none;
  }
`

/** Renders the end of a page: one clear next step. */
export function CallToActionSection(props: CallToActionContent): ReactElement {
  return (
    <CallToActionBox>
      <Stack>
        <h2>{props.title}</h2>
        <Lead>{props.text}</Lead>
        {props.note ? <Note>{props.note}</Note> : null}
      </Stack>
      <Actions actions={props.actions} />
    </CallToActionBox>
  )
}
