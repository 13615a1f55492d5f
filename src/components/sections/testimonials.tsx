import Star from 'lucide/dist/esm/icons/star.mjs'
import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { Testimonials as TestimonialsContent } from '../../content-model/schemas/sections/people'
import { fillText, useInterface } from '../ui/interface'
import { Grid } from '../ui/layout-primitives'
import { LucideIcon } from '../ui/lucide-icon'
import { SectionHead } from '../ui/section-head'
import { VisuallyHidden } from '../ui/text'
import { color, textWidth } from '../../theme/tokens'
import { flexGap } from '../../theme/mixins'

const Quote = styled.figure`
  display: grid;
  align-content: start;
  gap: 0.875rem;
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
    gap: 0.375rem;
    blockquote {
      font-size: inherit;
      line-height: 1.3;
    }
  }
`

const Stars = styled.span`
  display: flex;
  ${flexGap('0.125rem')}
  color: ${color.link};
  svg {
    fill: ${color.lamp};
  }
`

/** Renders quotes of clients. */
export function TestimonialsSection(props: TestimonialsContent): ReactElement {
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <Grid $count={props.testimonials.length} $roomy={props.testimonials.length === 4}>
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
      </Grid>
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
