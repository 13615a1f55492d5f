import { graphql, type PageProps } from 'gatsby'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import LifeBuoy from 'lucide/dist/esm/icons/life-buoy.mjs'
import { Fragment, type ReactElement } from 'react'
import styled from 'styled-components'
import { actsOf, fillText } from '../content-model/text'
import { Answers, FirstSteps, nextQuestion } from '../components/step-guides/question'
import { OutcomeDetails, VerdictBand } from '../components/step-guides/outcome'
import { TellSomeone } from '../components/step-guides/tell-someone'
import { BesideSheet } from '../components/layout/fridge-sheet'
import { type PageData, PageFrame } from '../components/layout/page-frame'
import { useSite } from '../components/layout/use-site'
import { Band } from '../components/ui/band'
import { FridgeInvitation } from '../components/ui/actions'
import { ButtonLink } from '../components/ui/button'
import { useInterface } from '../components/ui/interface'
import { WordsToCall } from '../components/ui/open-status'
import { Row, Stack } from '../components/ui/layout-primitives'
import { LucideIcon } from '../components/ui/lucide-icon'
import { Lead, linksInText, LinksInTextContext, noBreak } from '../components/ui/text'
import type { StepData } from '../site/step-guides'

/** Receives the focus after an answer, from where the answers are next; the page stays at its top. */
const Heading = styled.h1`
  scroll-margin-top: 100vh;
`

/** Renders a page of a step guide: a question with its answers, or an outcome. */
export default function StepGuide({
  data: { page },
}: PageProps<{ page: PageData<StepData> }>): ReactElement {
  const { contact, stepGuides: texts } = useInterface()
  const { phone, helpLinks, origin } = useSite()
  const { heading, text, question, outcome, always, again, first, help, fridge, back, start } =
    page.data
  const guide = page.breadcrumbs[page.breadcrumbs.length - 2]
  const way = start
    ? {
        label: back ? texts.back : (guide?.label ?? texts.back),
        path: (back ?? start) + nextQuestion,
      }
    : undefined
  const alwaysLink = always ? (
    <ButtonLink to={always.path + nextQuestion} $kind={start ? 'plain' : 'urgent'}>
      <LucideIcon icon={CircleAlert} />
      {always.label}
    </ButtonLink>
  ) : null
  const helpLink = help ? (
    <ButtonLink to={help.to} $kind={outcome ? 'primary' : 'plain'}>
      <LucideIcon icon={LifeBuoy} />
      {help.label}
    </ButtonLink>
  ) : null
  const quoted = (outcome?.quoted ?? []).map(({ text, href }) => ({
    text,
    href: __PATH_PREFIX__ + href + nextQuestion,
  }))
  const h1 = (
    <Heading id={nextQuestion.slice(1)} tabIndex={-1}>
      {heading}
    </Heading>
  )
  return (
    <PageFrame page={page} back={way}>
      {outcome?.verdict ? (
        <VerdictBand
          verdict={outcome.verdict}
          heading={h1}
          family={Boolean(outcome.family)}
          night={Boolean(outcome.afterHours)}
        >
          <TellSomeone
            verdict={outcome.verdict}
            opening={outcome.tell}
            acts={actsOf(outcome)}
            url={origin + page.path}
          />
        </VerdictBand>
      ) : null}
      <Band slim section={outcome ? 'outcome' : 'question'}>
        <Stack $gap="1.5rem">
          {outcome?.verdict ? null : (
            <Stack $gap="0.5rem">
              {h1}
              {text && !outcome ? <Lead>{text}</Lead> : null}
            </Stack>
          )}
          {start ? null : alwaysLink}
          {first ? <FirstSteps {...first} /> : null}
          {question ? <Answers {...question} /> : null}
          {outcome ? (
            <LinksInTextContext.Provider value={linksInText([phone, ...helpLinks, ...quoted])}>
              <OutcomeDetails {...outcome} text={text} />
            </LinksInTextContext.Provider>
          ) : null}
          <BesideSheet fridge={fridge}>
            <Stack $gap="1.5rem">
              {outcome ? helpLink : null} {fridge ? <FridgeInvitation to={fridge.path} /> : null}
              <Row>
                {outcome ? null : helpLink} {start ? alwaysLink : null}{' '}
                {outcome?.links.map(({ label, to }) => (
                  <Fragment key={to}>
                    <ButtonLink to={to} $kind="plain">
                      <span>{noBreak(label)}</span>
                    </ButtonLink>{' '}
                  </Fragment>
                ))}
                {outcome ? (
                  <ButtonLink to={phone.href} $kind="plain">
                    <WordsToCall to={phone.href}>
                      {fillText(contact.call, { phone: phone.text })}
                    </WordsToCall>
                  </ButtonLink>
                ) : null}{' '}
                {start ? (
                  <ButtonLink to={again ? again.path + nextQuestion : start} $kind="plain">
                    {again?.label ?? texts.start}
                  </ButtonLink>
                ) : null}
              </Row>
            </Stack>
          </BesideSheet>
        </Stack>
      </Band>
    </PageFrame>
  )
}

export const query = graphql`
  query StepGuide($id: String!) {
    page: contentPage(id: { eq: $id }) {
      ...PageFields
    }
  }
`
