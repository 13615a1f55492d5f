import type { ReactElement } from 'react'
import styled from 'styled-components'
import type {
  ConsultationForm as ConsultationFormContent,
  Newsletter as NewsletterContent,
} from '../../content-model/schemas/sections/forms'
import { ConsultationForm as Form } from '../forms/consultation-form'
import { Card } from '../ui/card'
import { Icon } from '../ui/icon'
import { SiteLink } from '../ui/site-link'
import { noBreak, Lead } from '../ui/text'
import { color, mediumBreakpoint } from '../../theme/tokens'
import { NewsletterForm } from '../forms/newsletter-form'
import { TwoColumns, Stack } from '../ui/layout-primitives'

const FormWithAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  align-items: start;
  @media print {
    gap: 1rem;
  }
  @container (min-width: ${mediumBreakpoint}) {
    grid-template-columns: minmax(0, 1.7fr) minmax(21.5rem, 1fr);
  }
`

/** Stays beside a long form. */
const Aside = styled(Card)`
  height: auto;
  gap: 1.25rem;
  @container (min-width: ${mediumBreakpoint}) {
    position: sticky;
    top: 8rem;
  }
  > h2 {
    font-size: min(1.625rem, max(1.25rem, 9vw));
  }
`

const ContactList = styled.ul`
  list-style: none;
  display: grid;
  gap: 1.5rem;
  li {
    display: grid;
    grid-template-columns: min(2.25rem, 9vw) minmax(0, 1fr);
    gap: 0.75rem;
    line-height: 1.5;
  }
  h3 {
    font-size: 1.25rem;
  }
  svg {
    color: ${color.link};
  }
  @media print {
    gap: 0.5rem;
  }
`

const AsideLink = styled.a`
  display: inline-block;
  padding-top: 0.625rem;
  padding-bottom: 0.625rem;
  font-weight: 700;
  overflow-wrap: anywhere;
  @media print {
    padding-top: 0;
    padding-bottom: 0;
  }
`

/** Renders the consultation request, with other ways to contact us beside it. */
export function ConsultationFormSection(props: ConsultationFormContent): ReactElement {
  return (
    <FormWithAside>
      <div>
        <Form
          copy={props}
          head={
            <Stack $gap="0.25rem">
              <h2>{props.title}</h2>
              <Lead>{props.text}</Lead>
            </Stack>
          }
        />
      </div>
      <Aside>
        <h2>{props.aside.title}</h2>
        <ContactList>
          {props.aside.lines.map((line) => (
            <li key={line.title}>
              <Icon name={line.icon} />
              <div>
                <h3>{line.title}</h3>
                <p>{noBreak(line.text)}</p>
                {line.action ? (
                  <AsideLink as={SiteLink} to={line.action.to}>
                    {noBreak(line.action.label)}
                  </AsideLink>
                ) : null}
              </div>
            </li>
          ))}
        </ContactList>
      </Aside>
    </FormWithAside>
  )
}

/** Renders the newsletter sign-up. */
export function NewsletterSection(props: NewsletterContent): ReactElement {
  return (
    <TwoColumns>
      <Stack $gap="0.75rem">
        <h2>{props.title}</h2>
        <Lead>{props.text}</Lead>
      </Stack>
      <NewsletterForm copy={props} />
    </TwoColumns>
  )
}
