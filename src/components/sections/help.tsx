import type { ReactElement } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { fillPlural, fillText } from '../../content-model/text'
import type {
  Faq as FaqContent,
  Guides as GuidesContent,
  HelpLines,
  SiteMap as SiteMapContent,
} from '../../content-model/schemas/sections/help'
import { Badge, CardTop, LinkedCard } from '../ui/card'
import { answerId, Disclosure } from '../ui/disclosure'
import { BesideHead, SectionHead } from '../ui/section-head'
import { Paragraph, Note } from '../ui/text'
import { FridgeLink, Actions } from '../ui/actions'
import { useInterface } from '../ui/interface'
import { Grid, Stack } from '../ui/layout-primitives'
import { mediumBreakpoint } from '../../theme/tokens'
import { ArchedIcon } from '../ui/icon'
import { HelpLineList } from '../ui/help-line-list'
import { SiteLink } from '../ui/site-link'

const Group = styled(BesideHead)`
  row-gap: 1rem;
  & + div {
    margin-top: 2.5rem;
  }
  > :last-child {
    padding-top: 0;
  }
  h3 span {
    display: table;
    margin-top: 0.5rem;
  }
`

/**
 * Renders groups of questions of which one is open at a time, beside their heading on a wide
 * screen.
 */
export function FaqSection(props: FaqContent): ReactElement {
  const [single, ...more] = props.faqs
  const head = <SectionHead title={props.title} text={props.text} />
  if (single && more.length === 0) {
    return (
      <BesideHead id={single.id}>
        {head}
        <QuestionList group={single} />
      </BesideHead>
    )
  }
  return (
    <>
      {head}
      {props.faqs.map((group) => (
        <Group key={group.id} id={group.id}>
          <h3>
            {group.title} {group.badge ? <Badge $highlighted>{group.badge}</Badge> : null}
          </h3>
          <QuestionList group={group} />
        </Group>
      ))}
    </>
  )
}

const Questions = styled.div`
  details + details {
    margin-top: 0.75rem;
  }
`

function QuestionList({ group }: { group: FaqContent['faqs'][number] }): ReactElement {
  return (
    <Questions>
      {group.questions.map((item) => (
        <Disclosure key={item.question} name={group.id} title={item.question}>
          {item.answer.split(/\n\s*\n/).map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </Disclosure>
      ))}
    </Questions>
  )
}

const Description = styled(Paragraph)`
  margin-bottom: 0.5rem;
`

const FileInfo = styled(Note)`
  margin-top: auto;
`

/** Link above the card's own link, which covers the card. */
const FridgeLinkAboveCard = styled(FridgeLink)`
  position: relative;
  z-index: 1;
  /* Keeps the label on one line where three cards are in a row. */
  padding-left: 0.75rem;
  padding-right: 0.75rem;
  font-size: 1.125rem;
`

/**
 * Renders guides to print. Each card is one link to its PDF file. Where the file is older than the
 * text of the guide, the card has no link until the file is printed again.
 */
export function GuidesSection(props: GuidesContent): ReactElement {
  const { guides: texts, locale } = useInterface()
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <Grid $count={props.guides.length}>
        {props.guides.map((guide) => (
          <li key={guide.id}>
            <LinkedCard>
              <CardTop>
                <ArchedIcon name={guide.icon} />
                {guide.file ? (
                  <Badge id={`guide-${guide.id}-type`}>{texts.types[guide.type]}</Badge>
                ) : null}
              </CardTop>
              <h3>
                {/* A file and no page: a plain link. */}
                {guide.file ? (
                  <a
                    href={__PATH_PREFIX__ + guide.file.path}
                    aria-describedby={`guide-${guide.id}-type guide-${guide.id}-size`}
                  >
                    {guide.title}
                  </a>
                ) : (
                  guide.title
                )}
              </h3>
              <Description>{guide.description}</Description>
              <FileInfo id={`guide-${guide.id}-size`}>
                {guide.file
                  ? [
                      fillText(texts.size, { size: Math.ceil(guide.file.bytes / 1000) }),
                      fillPlural(texts.pages, guide.file.pages, locale),
                    ].join(', ')
                  : texts.reprinting}
              </FileInfo>
              {guide.fridgePath ? (
                <FridgeLinkAboveCard to={guide.fridgePath} subject={guide.title} />
              ) : null}
            </LinkedCard>
          </li>
        ))}
      </Grid>
    </>
  )
}

const HelpSection = styled.div`
  > :first-child {
    margin-bottom: 1rem;
  }
  > :first-child > p {
    font-size: inherit;
  }
  > details,
  > :last-child:not(ul) {
    margin-top: 1rem;
  }
  /* The lines below have a rule of their own. */
  @supports selector(::details-content) {
    @container (min-width: ${mediumBreakpoint}) {
      > details {
        border-top-width: 0;
      }
      > details > div {
        max-width: none;
      }
    }
  }
  @media print {
    > :first-child {
      margin-bottom: 2pt;
    }
    > :first-child > p {
      margin-top: 0;
    }
    > details {
      margin-top: 2pt;
    }
    /* All lines are open on paper, below the heading that says when to call them. */
    > details > summary {
      display: none;
    }
    > details > summary + div {
      padding: 0;
    }
    > :last-child:not(ul):not(details) {
      display: none;
    }
  }
`

/** Prints a page of such sections in three columns, on two sheets. */
const InColumns = createGlobalStyle`
  @media print {
    main {
      columns: 3;
      column-gap: 12pt;
    }
    main, footer[class] {
      font-size: 9.5pt;
      line-height: 1.2;
    }
    main > [data-section='hero'] {
      column-span: all;
    }
    main > [data-section='hero'] * {
      max-width: none;
    }
    main h2 {
      font-size: 12pt;
    }
    main ul[class] {
      row-gap: 2pt;
    }
  }
`

/** Renders whom to call, below a heading that says when. */
export function HelpLinesSection(props: HelpLines): ReactElement {
  const id = props.jump?.id ?? answerId(props.title)
  return (
    <HelpSection>
      {props.jump ? <InColumns /> : null}
      <SectionHead title={props.title} text={props.text} />
      <HelpLineList id={id} lines={props.lines} />
      {props.folded ? (
        // With a name it stays closed on wide screens, too, where forty open lines would be longer than on a phone.
        <Disclosure name={`${id}-more`} title={props.folded.label}>
          <HelpLineList id={`${id}-more`} lines={props.folded.lines} />
        </Disclosure>
      ) : null}
      <Actions actions={props.actions} allSecondary />
    </HelpSection>
  )
}

const Groups = styled(Stack)`
  > * {
    width: 100%;
  }
`

const Links = styled.ul`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: 0.5rem 2rem;
  width: 100%;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    line-height: 1.35;
  }
`

/** Renders links to every page and article; of many articles only the newest, and a link to all. */
export function SiteMapSection(props: SiteMapContent): ReactElement {
  return (
    <Groups $gap="3rem">
      {props.groups.map(({ group, links, more }) =>
        links.length === 0 ? (
          // Links of other sites may target this id, also while there is nothing to list.
          <span key={group} id={group} hidden />
        ) : (
          <BesideHead key={group} id={group}>
            <SectionHead title={props.titles[group] ?? ''} />
            <Stack>
              <Links>
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <SiteLink to={path}>{label}</SiteLink>
                  </li>
                ))}
              </Links>
              {more ? (
                <Actions actions={[{ label: more.label, to: more.path }]} allSecondary />
              ) : null}
            </Stack>
          </BesideHead>
        ),
      )}
    </Groups>
  )
}
