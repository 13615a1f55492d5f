import { Fragment, type ReactElement } from 'react'
import styled from 'styled-components'
import { fillText } from '../../content-model/text'
import type {
  Team as TeamContent,
  Testimonials as TestimonialsContent,
} from '../../content-model/schemas/sections/people'
import { useInterface } from '../ui/interface'
import { Actions } from '../ui/actions'
import { Card, CardFooter } from '../ui/card'
import { Disclosure } from '../ui/disclosure'
import { Grid } from '../ui/layout-primitives'
import { SectionHead } from '../ui/section-head'
import { Paragraph, VisuallyHidden } from '../ui/text'
import { TickList } from '../ui/tick-list'
import { color, mediumBreakpoint, wideBreakpoint, textWidth } from '../../theme/tokens'
import Star from 'lucide/dist/esm/icons/star.mjs'
import { LucideIcon } from '../ui/lucide-icon'
import { flexGap, screenOnly } from '../../theme/mixins'

const PersonHeader = styled.div`
  display: grid;
  align-items: center;
  gap: 0.75rem 1rem;
  @container (min-width: 20rem) {
    grid-template-columns: auto minmax(0, 1fr);
  }
  img {
    width: min(7rem, 30vw);
  }
  @container (min-width: ${mediumBreakpoint}) {
    img {
      width: 10rem;
    }
  }
  p {
    color: ${color.muted};
  }
  @media print {
    grid-template-columns: auto minmax(0, 1fr);
    img {
      width: 5rem;
    }
    span {
      padding-left: 0;
    }
  }
`

const PersonDetails = styled.dl`
  display: grid;
  gap: 0.5rem;
  width: 100%;
  line-height: 1.45;
  dt {
    font-weight: 700;
  }
  dd + dt {
    margin-top: 0.5rem;
  }
  @media print {
    gap: 0;
    line-height: 1.25;
    dt {
      break-after: avoid;
    }
    dd {
      break-inside: avoid;
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.25rem;
    }
  }
`

const MoreAboutPerson = styled.div`
  width: 100%;
  margin-top: 0.75rem;
  /* Where all is open anyway, labels are beside what they say. */
  @supports selector(::details-content) {
    @container (min-width: ${mediumBreakpoint}) {
      summary {
        display: none;
      }
      dl {
        grid-template-columns: 9rem minmax(0, 1fr);
      }
      dd + dt {
        margin-top: 0;
      }
    }
  }
  @media print {
    summary {
      display: none;
    }
    dl {
      display: block;
      columns: 2;
      column-gap: 1.5rem;
    }
    ul {
      display: block;
    }
    dt:first-child {
      margin-top: 0;
    }
  }
`

const PersonActions = styled(CardFooter)`
  padding-top: 1rem;
  a {
    flex: 1 1 16rem;
  }
  ${screenOnly}
`

/** Grid of people, in one column on a tablet. In print each has the whole width and does not break across pages. */
const People = styled(Grid)`
  @container (max-width: ${wideBreakpoint}) {
    > li {
      flex-basis: 100%;
    }
  }
  @media print {
    display: block;
    > li {
      break-inside: avoid;
      margin-bottom: 0.75rem;
    }
  }
`

/** Portraits with names: beside each name on a phone, above it and in one row on a tablet. */
const Portraits = styled.ul`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 1rem 1.5rem;
  margin-bottom: 1.5rem;
  line-height: 1.35;
  img {
    display: block;
    width: min(100%, 12rem);
    margin-bottom: 0.5rem;
  }
  @container (max-width: 34rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    li {
      display: grid;
      grid-template-columns: min(5rem, 25vw) minmax(0, 1fr);
      column-gap: 1rem;
      align-items: center;
    }
    img {
      margin: 0;
    }
  }
`

/** Renders the members of the team; without labels, only their portraits with name and title. */
export function TeamSection({ labels, ...props }: TeamContent): ReactElement {
  const portrait = (person: TeamContent['team'][number]): ReactElement | null =>
    person.image ? (
      <img src={__PATH_PREFIX__ + person.image} width={320} height={320} alt="" loading="lazy" />
    ) : null
  if (!labels) {
    return (
      <>
        <SectionHead title={props.title} text={props.text} />
        <Portraits>
          {props.team.map((person) => (
            <li key={person.id}>
              {portrait(person)}
              <div>
                <h3>{person.name}</h3>
                {person.title ? <p>{person.title}</p> : null}
              </div>
            </li>
          ))}
        </Portraits>
        <Actions actions={props.actions} allSecondary />
      </>
    )
  }
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <People $count={props.team.length} $roomy>
        {props.team.map((person) => (
          <li key={person.id} id={person.id}>
            <Card>
              <PersonHeader>
                {portrait(person)}
                <div>
                  <h3>{person.name}</h3>
                  {person.title ? <p>{person.title}</p> : null}
                </div>
              </PersonHeader>
              <Paragraph>{person.bio}</Paragraph>
              {person.specialties ? (
                <PersonDetails>
                  <dt>{labels.specialties}</dt>
                  <dd>
                    <TickList items={person.specialties} />
                  </dd>
                </PersonDetails>
              ) : null}
              <MoreAbout person={person} labels={labels} />
              <PersonActions>
                <Actions actions={person.actions} />
              </PersonActions>
            </Card>
          </li>
        ))}
      </People>
    </>
  )
}

/** Renders what else there is to say of a person, folded up; `null` if there is nothing. */
function MoreAbout({
  person,
  labels,
}: {
  person: TeamContent['team'][number]
  labels: NonNullable<TeamContent['labels']>
}): ReactElement | null {
  const { certifications, experience, languages, availability } = person
  const details = [
    [labels.certifications, certifications && <TickList items={certifications} />],
    [labels.experience, experience],
    [labels.languages, languages?.join(', ')],
    [labels.availability, availability],
  ] as const
  const given = details.filter(([, value]) => value !== undefined)
  if (given.length === 0) return null
  return (
    <MoreAboutPerson>
      <Disclosure title={fillText(labels.rest, { person: person.name })}>
        <PersonDetails>
          {given.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </PersonDetails>
      </Disclosure>
    </MoreAboutPerson>
  )
}

const Quote = styled.figure`
  display: grid;
  align-content: start;
  gap: 0.75rem;
  padding-left: min(1.5rem, 5vw);
  border-left: 0.25rem solid ${color.lamp};
  break-inside: avoid;
  blockquote {
    max-width: ${textWidth};
    font-size: min(1.375rem, max(1.25rem, 5.6vw));
    line-height: 1.5;
  }
  figcaption {
    color: ${color.muted};
    line-height: 1.4;
  }
  figcaption strong {
    display: block;
  }
  @media print {
    gap: 0.5rem;
    blockquote {
      font-size: inherit;
      line-height: 1.3;
    }
  }
`

const Stars = styled.span`
  display: flex;
  ${flexGap('0.25rem')}
  color: ${color.link};
  svg {
    fill: ${color.lamp};
  }
`

/** The first quote in large type, and the others beside it. */
const Quotes = styled.ul`
  list-style: none;
  display: grid;
  gap: 2rem 4rem;
  @container (min-width: ${mediumBreakpoint}) {
    grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr);
    > :first-child {
      grid-row: span 3;
    }
  }
  > :first-child blockquote {
    max-width: none;
    font-size: min(clamp(1.5rem, 1rem + 2.4vw, 2.5rem), max(1.25rem, 8vw));
    text-wrap: balance;
  }
`

/** Renders quotes of clients. */
export function TestimonialsSection(props: TestimonialsContent): ReactElement {
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <Quotes>
        {props.testimonials.map((item) => (
          <li key={item.name}>
            <Quote>
              {item.rating ? <Rating stars={Number(item.rating)} /> : null}
              <blockquote>“{item.quote}”</blockquote>
              <figcaption>
                <strong>
                  {item.name}
                  {item.age ? `, ${item.age}` : null}
                </strong>
                {[item.location, item.service].filter(Boolean).join(' · ')}
              </figcaption>
            </Quote>
          </li>
        ))}
      </Quotes>
    </>
  )
}

function Rating({ stars }: { stars: number }): ReactElement {
  const { sectionParts } = useInterface()
  return (
    <Stars>
      <VisuallyHidden>{fillText(sectionParts.rating, { stars })}</VisuallyHidden>
      {Array.from({ length: stars }, (_, index) => (
        <LucideIcon key={index} icon={Star} stroke={1.5} />
      ))}
    </Stars>
  )
}
