import { graphql, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { fillText } from '../content-model/text'
import { FridgeSheet } from '../components/layout/fridge-sheet'
import { type PageData, PageFrame } from '../components/layout/page-frame'
import { Band } from '../components/ui/band'
import { ButtonLink } from '../components/ui/button'
import { useInterface } from '../components/ui/interface'
import { Row } from '../components/ui/layout-primitives'
import { PrintButton } from '../components/ui/actions'
import { screenOnly } from '../theme/mixins'
import type { FridgeData } from '../site/fridge-pages'

/** Hides everything but the sheet in print. */
const PrintSheetOnly = createGlobalStyle`
  @media print {
    @page { size: portrait; }
    #gatsby-focus-wrapper > :not(main) { display: none; }
  }
`

/** Content about the sheet, hidden in print. */
const ScreenOnly = styled.div`
  margin-bottom: 2rem;
  p {
    margin-bottom: 1rem;
  }
  ${screenOnly}
`

/**
 * Renders a page to print for the fridge: one sheet of paper in very large type. Search engines
 * leave it out.
 */
export default function Fridge({
  data: { page },
}: PageProps<{ page: PageData<FridgeData> }>): ReactElement {
  const { sheet, whole } = page.data
  const { fridgePage } = useInterface()
  return (
    <PageFrame page={page}>
      <PrintSheetOnly />
      <Band background="sand" slim>
        <ScreenOnly>
          <p>{fridgePage.howToPrint}</p>
          <Row>
            <PrintButton>{fridgePage.print}</PrintButton>{' '}
            {whole ? (
              <ButtonLink to={whole.path} $kind="secondary">
                {fillText(fridgePage.back, { page: whole.label })}
              </ButtonLink>
            ) : null}
          </Row>
        </ScreenOnly>
        <FridgeSheet sheet={sheet} />
      </Band>
    </PageFrame>
  )
}

export const query = graphql`
  query Fridge($id: String!) {
    page: contentPage(id: { eq: $id }) {
      ...PageFields
    }
  }
`
