import type { ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import { fillText } from '../../content-model/text'
import type {
  Prose as ProseContent,
  Chapters as ChaptersContent,
  Checklist as ChecklistContent,
  Steps as StepsContent,
  Table as TableContent,
  Stats as StatsContent,
} from '../../content-model/schemas/sections/texts'
import { Actions } from '../ui/actions'
import { Disclosure } from '../ui/disclosure'
import { FullWidth, Stack, TwoColumns, columns } from '../ui/layout-primitives'
import { BesideHead, SectionHead } from '../ui/section-head'
import { Text, Note, VisuallyHidden, noBreak } from '../ui/text'
import { TickList } from '../ui/tick-list'
import { color, mediumBreakpoint } from '../../theme/tokens'
import { Illustration } from '../ui/illustration'
import { StepList } from '../ui/step-list'
import { useInterface } from '../ui/interface'
import { Badge } from '../ui/card'

/** Puts an illustration beside a section, if there is one. */
function BesidePicture(props: {
  illustration: ChecklistContent['illustration']
  children: ReactElement
}): ReactElement {
  if (!props.illustration) return props.children
  return (
    <TwoColumns $left="1.5fr">
      {props.children}
      <Illustration name={props.illustration} />
    </TwoColumns>
  )
}

/** Renders running text, with its heading beside it on a wide screen, where no illustration is. */
export function ProseSection(props: ProseContent): ReactElement {
  const Box = props.illustration ? 'div' : BesideHead
  return (
    <BesidePicture illustration={props.illustration}>
      <Box>
        <SectionHead title={props.title} />
        <Stack>
          {props.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {props.more ? (
            <FullWidth>
              <Disclosure title={props.more.label}>
                {props.more.paragraphs.map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </Disclosure>
            </FullWidth>
          ) : null}
          <Actions actions={props.actions} allSecondary />
        </Stack>
      </Box>
    </BesidePicture>
  )
}

const Chapter = styled(BesideHead)`
  row-gap: 1rem;
  width: 100%;
  h2 {
    font-size: 1.625rem;
  }
`

/** Renders a long document of chapters, each with its heading beside it on a wide screen. */
export function ChaptersSection(props: ChaptersContent): ReactElement {
  return (
    <Stack $gap="3rem">
      {props.updated ? <Note>{props.updated}</Note> : null}
      {props.chapters.map((chapter) => (
        <Chapter as="section" key={chapter.title}>
          <h2>{chapter.title}</h2>
          <Stack $gap="1rem">
            {chapter.paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            {chapter.points ? <TickList items={chapter.points} marker="dot" /> : null}
          </Stack>
        </Chapter>
      ))}
    </Stack>
  )
}

/** Renders a list of ticked items, with an illustration beside it if there is one. */
export function ChecklistSection(props: ChecklistContent): ReactElement {
  return (
    <BesidePicture illustration={props.illustration}>
      <div>
        <SectionHead title={props.title} text={props.text} />
        <Stack $gap="1.25rem">
          <TickList items={props.items} wide />
          {props.more ? (
            <FullWidth>
              <Disclosure title={props.more.label}>
                <TickList items={props.more.items} wide />
              </Disclosure>
            </FullWidth>
          ) : null}
          <Actions actions={props.actions} allSecondary />
        </Stack>
      </div>
    </BesidePicture>
  )
}

/** Renders numbered steps, each with what to do if it goes wrong, and how to tell that they worked. */
export function StepsSection(props: StepsContent): ReactElement {
  return (
    <BesideHead>
      <SectionHead title={props.title} text={props.text} />
      <Stack $gap="1.25rem">
        <StepList {...props} />
        <Actions actions={props.actions} allSecondary />
      </Stack>
    </BesideHead>
  )
}

/** Table. On a narrow screen it has no columns. */
const TableElement = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  line-height: 1.5;
  caption {
    text-align: left;
  }
  thead {
    display: none;
  }
  /* The second cell is beside the first if there is room, and the others are below. */
  tr {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1rem;
    padding: 0.5rem 0;
    border-bottom: 0.0625rem solid ${color.hairline};
    break-inside: avoid;
  }
  th {
    flex: 1 1 9rem;
  }
  td {
    flex: 1 0 100%;
    padding: 0;
  }
  th + td {
    flex: 0 1 auto;
    font-weight: 700;
  }
  @container (min-width: ${mediumBreakpoint}) {
    background: ${color.card};
    color: ${color.ink};
    thead {
      display: table-header-group;
      background: ${color.mist};
      color: ${color.mistText};
    }
    tr {
      display: table-row;
    }
    th,
    td {
      display: table-cell;
      padding: 0.75rem 1rem;
      vertical-align: top;
    }
    /* A price or a day with its hour is in one line. */
    th + td {
      width: 30%;
    }
  }
  @media print {
    && th,
    && td {
      padding: 3pt 6pt;
      line-height: 1.25;
    }
  }
`

/** Renders a table. Its head is its caption; that of a folded table is outside of what opens. */
export function TableSection(props: TableContent): ReactElement {
  const head = <SectionHead title={props.title} text={props.text} />
  return (
    <>
      {props.folded ? head : null}
      <Stack>
        {props.folded ? (
          <FullWidth>
            <Disclosure title={props.folded}>
              <TableRows {...props} caption={<VisuallyHidden>{props.title}</VisuallyHidden>} />
            </Disclosure>
          </FullWidth>
        ) : (
          <TableRows {...props} caption={head} />
        )}
        {props.note ? <Note>{props.note}</Note> : null}
        <Actions actions={props.actions} allSecondary />
      </Stack>
    </>
  )
}

function TableRows({ caption, ...props }: TableContent & { caption: ReactNode }): ReactElement {
  return (
    <TableElement>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {props.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ cells: [name, ...cells], mark }) => (
          <tr key={[name, ...cells].join()}>
            <th scope="row">
              {name} {mark ? <Badge $highlighted>{mark}</Badge> : null}
            </th>
            {cells.map((cell, index) => (
              <td key={props.columns[index + 1]}> {noBreak(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableElement>
  )
}

const Figures = styled.ul<{ $count: number }>`
  ${({ $count }) =>
    columns({ most: $count, some: $count === 4 ? 2 : 1, from: '46rem', twoFrom: '19rem' })}
  list-style: none;
  li {
    line-height: 1.35;
    border-left: 0.25rem solid ${color.lamp};
    padding-left: 1rem;
  }
  strong {
    display: block;
    font-size: clamp(2.25rem, 1.2rem + 2.6vw, 3.125rem);
    line-height: 1.15;
    color: ${color.link};
  }
`

const Source = styled.span`
  display: block;
  font-size: 1.125rem;
`

/** Renders figures. Each is one phrase also for screen readers: 98% satisfaction. */
export function StatsSection(props: StatsContent): ReactElement {
  const { sectionParts } = useInterface()
  return (
    <>
      <SectionHead title={props.title} text={props.text} />
      <Figures $count={props.stats.length}>
        {props.stats.map((stat) => (
          <li key={stat.label}>
            <strong>{stat.number}</strong> {noBreak(stat.label)}
            {stat.source ? (
              <Source>{fillText(sectionParts.source, { source: stat.source })}</Source>
            ) : null}
          </li>
        ))}
      </Figures>
    </>
  )
}
