import { graphql, type PageProps } from 'gatsby'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import LifeBuoy from 'lucide/dist/esm/icons/life-buoy.mjs'
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import { Fragment, type ReactElement } from 'react'
import { fillText } from '../content-model/text'
import { Answers, FirstSteps } from '../components/decisions/question'
import { OutcomeDetails, VerdictBand } from '../components/decisions/outcome'
import { type PageData, PageFrame } from '../components/layout/page-frame'
import { useSite } from '../components/layout/use-site'
import { Band } from '../components/ui/band'
import { ButtonLink, textMessageLink } from '../components/ui/button'
import { useInterface } from '../components/ui/interface'
import { Row, Stack } from '../components/ui/layout-primitives'
import { LucideIcon } from '../components/ui/lucide-icon'
import { PrintButton } from '../components/ui/actions'
import { Lead, noBreak } from '../components/ui/text'
import type { StepData } from '../site/step-guides'

/** Renders a page of a step guide: a question with its answers, or an outcome. */
export default function StepGuide({
  data: { page },
}: PageProps<{ page: PageData<StepData> }>): ReactElement {
  const { contact, decisions: texts } = useInterface()
  const { phone, origin } = useSite()
  const { heading, text, question, outcome, always, first, help, back, start } = page.data
  const guide = page.breadcrumbs[page.breadcrumbs.length - 2]
  const way = start
    ? { label: back ? texts.back : (guide?.label ?? texts.back), path: back ?? start }
    : undefined
  const alwaysLink = always ? (
    <ButtonLink to={always.path} $kind={start ? 'plain' : 'primary'}>
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
  return (
    <PageFrame page={page} back={way} languages>
      {outcome?.verdict ? <VerdictBand verdict={outcome.verdict} heading={heading} /> : null}
      <Band slim section={outcome ? 'outcome' : 'question'}>
        <Stack $gap="1.5rem">
          {outcome?.verdict ? null : (
            <Stack $gap="0.5rem">
              <h1>{heading}</h1>
              {text && !outcome ? <Lead>{text}</Lead> : null}
            </Stack>
          )}
          {start ? null : alwaysLink}
          {first ? <FirstSteps {...first} /> : null}
          {question ? <Answers {...question} /> : null}
          {outcome ? <OutcomeDetails {...outcome} text={text} /> : null}
          {outcome ? helpLink : null}
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
              <>
                <ButtonLink to={phone.href} $kind="plain">
                  <LucideIcon icon={Phone} />
                  {fillText(contact.call, { phone: phone.text })}
                </ButtonLink>{' '}
                <ButtonLink to={textMessageLink(`${heading}\n${origin}${page.path}`)} $kind="plain">
                  <LucideIcon icon={MessageSquare} />
                  {texts.send}
                </ButtonLink>{' '}
                <PrintButton $kind="plain">{texts.print}</PrintButton>{' '}
              </>
            ) : null}
            {start ? (
              <ButtonLink to={start} $kind="plain">
                {texts.start}
              </ButtonLink>
            ) : null}
          </Row>
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
