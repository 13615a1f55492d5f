import { graphql, type PageProps } from 'gatsby'
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import LifeBuoy from 'lucide/dist/esm/icons/life-buoy.mjs'
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import type { ReactElement } from 'react'
import styled from 'styled-components'
import { Answers, FirstSteps } from '../components/decisions/question'
import { OutcomeDetails, VerdictBadge } from '../components/decisions/outcome'
import { type PageData, PageFrame } from '../components/layout/page-frame'
import { useSite } from '../components/layout/use-site'
import { Band } from '../components/ui/band'
import { ButtonLink } from '../components/ui/button'
import { fillText, useInterface } from '../components/ui/interface'
import { Row, Stack } from '../components/ui/layout-primitives'
import { LucideIcon } from '../components/ui/lucide-icon'
import { PrintButton } from '../components/ui/actions'
import { Lead, RunningText } from '../components/ui/text'
import { textMessageLink } from '../content-model/variables/contact-links'
import type { StepData } from '../site/step-guides'

const Introduction = styled(Lead)`
  margin-top: 0.75rem;
`

/** Renders a page of a step guide: a question with its answers, or an outcome. */
export default function StepGuide({
  data: { page },
}: PageProps<{ page: PageData<StepData> }>): ReactElement {
  const { contact, decisions: texts } = useInterface()
  const { phone, origin } = useSite()
  const { heading, text, question, outcome, always, first, help, back, start } = page.data
  const alwaysLink = always ? (
    <ButtonLink to={always.path} $kind="secondary">
      <LucideIcon icon={CircleAlert} />
      {always.label}
    </ButtonLink>
  ) : null
  return (
    <PageFrame page={page}>
      <Band slim section={outcome ? 'outcome' : 'question'}>
        <Stack $gap="1.75rem">
          <div>
            {outcome?.verdict ? <VerdictBadge verdict={outcome.verdict} /> : null}
            <h1>{heading}</h1>
            {text && !outcome ? (
              <Introduction>
                <RunningText>{text}</RunningText>
              </Introduction>
            ) : null}
          </div>
          {start ? null : alwaysLink}
          {first ? <FirstSteps {...first} /> : null}
          {question ? <Answers {...question} /> : null}
          {outcome ? <OutcomeDetails {...outcome} text={text} /> : null}
          <Row>
            {start ? alwaysLink : null}{' '}
            {help ? (
              <ButtonLink to={help.to} $kind="secondary">
                <LucideIcon icon={LifeBuoy} />
                {help.label}
              </ButtonLink>
            ) : null}{' '}
            {outcome ? (
              <ButtonLink to={phone.href} $kind="secondary">
                <LucideIcon icon={Phone} />
                {fillText(contact.call, { phone: phone.text })}
              </ButtonLink>
            ) : null}{' '}
            {outcome ? (
              <ButtonLink
                to={textMessageLink(`${heading}\n${origin}${page.path}`)}
                $kind="secondary"
              >
                <LucideIcon icon={MessageSquare} />
                {texts.send}
              </ButtonLink>
            ) : null}{' '}
            {outcome ? <PrintButton $kind="secondary">{texts.print}</PrintButton> : null}
          </Row>
          {start ? (
            <Row>
              {back && back !== start ? (
                <ButtonLink to={back} $kind="secondary">
                  <LucideIcon icon={ArrowLeft} />
                  {texts.back}
                </ButtonLink>
              ) : null}{' '}
              <ButtonLink to={start} $kind="secondary">
                {texts.start}
              </ButtonLink>
            </Row>
          ) : null}
        </Stack>
      </Band>
    </PageFrame>
  )
}

export const query = graphql`
  query StepGuide($id: String!) {
    page: contentPage(id: { eq: $id }) {
      path
      head
      jsonLd
      breadcrumbs
      data
    }
  }
`
