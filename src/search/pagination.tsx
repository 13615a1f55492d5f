import type { ReactElement } from 'react'
import styled from 'styled-components'
import { Button } from '../components/ui/button'
import { fillText, useInterface } from '../components/ui/interface'
import { Row } from '../components/ui/layout-primitives'
import { color } from '../theme/tokens'
import type { ListPage } from './list-query'

const PaginationNav = styled.nav`
  margin-top: 2rem;
  p {
    margin-bottom: 1rem;
  }
  /* There is no page before the first, and none behind the last. */
  button:disabled {
    border-color: ${color.hairline};
    background: none;
    color: ${color.muted};
    cursor: default;
  }
  /* Without JavaScript the link to all articles leads on. */
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`

/** Renders Previous and Next with the range that is shown; null where one page holds everything. */
export function Pagination(props: {
  list: ListPage
  onPage: (page: number) => void
}): ReactElement | null {
  const { page, pages, first, last, total } = props.list
  const { articleList, pagination } = useInterface()
  if (pages <= 1) return null
  return (
    <PaginationNav aria-label={pagination.navigation}>
      <p>{fillText(articleList.range, { first, last, total })}</p>
      <Row>
        <Button
          type="button"
          $kind="secondary"
          disabled={page === 1}
          onClick={() => props.onPage(page - 1)}
        >
          {pagination.previous}
        </Button>
        <Button
          type="button"
          $kind="secondary"
          disabled={page === pages}
          onClick={() => props.onPage(page + 1)}
        >
          {pagination.next}
        </Button>
      </Row>
    </PaginationNav>
  )
}
