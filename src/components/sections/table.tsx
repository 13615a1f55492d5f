import type { ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import type { Table as TableContent } from '../../content-model/schemas/sections/texts'
import { Actions } from '../ui/actions'
import { Badge } from '../ui/card'
import { Disclosure } from '../ui/disclosure'
import { Stack } from '../ui/layout-primitives'
import { SectionHead } from '../ui/section-head'
import { Note, VisuallyHidden, noBreak } from '../ui/text'
import { color, mediumBreakpoint } from '../../theme/tokens'

/** Table. On a narrow screen each row is a block, and each cell is labelled with its column. */
const TableElement = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${color.card};
  color: ${color.ink};
  border: 0.0625rem solid ${color.hairline};
  text-align: left;
  line-height: 1.5;
  caption {
    text-align: left;
  }
  thead {
    display: none;
  }
  tr,
  th,
  td {
    display: block;
  }
  tr {
    padding: 1rem min(1.25rem, 5vw);
    border-bottom: 0.0625rem solid ${color.line};
    break-inside: avoid;
  }
  tbody th {
    font-size: 1.375rem;
    margin-bottom: 0.25rem;
  }
  td::before {
    content: attr(data-column) ': ';
    font-weight: 700;
  }
  @media print {
    border: 0;
  }
  @container (min-width: ${mediumBreakpoint}) {
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
      padding: 1rem 1.25rem;
      vertical-align: top;
    }
    tbody th {
      font-size: inherit;
    }
    td::before {
      content: none;
    }
  }
`

const FullWidth = styled.div`
  width: 100%;
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
              <td key={props.columns[index + 1]} data-column={props.columns[index + 1]}>
                {noBreak(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableElement>
  )
}
