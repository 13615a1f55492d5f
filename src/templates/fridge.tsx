import type { PageProps } from 'gatsby'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import type { ReactElement } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import type { FridgeContext } from '../components/article/page-contexts'
import { FridgeSheet } from '../components/layout/fridge-sheet'
import { Seo } from '../components/layout/seo'
import { Band } from '../components/ui/band'
import { Button, ButtonLink } from '../components/ui/button'
import { fillText, useInterface } from '../components/ui/interface'
import { Row } from '../components/ui/layout-primitives'
import { LucideIcon } from '../components/ui/lucide-icon'
import { WithScripts } from '../components/ui/with-scripts'

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
  @media print {
    display: none;
  }
`

/**
 * Renders a page to print for the fridge: one sheet of paper in very large type. Search engines
 * leave it out.
 */
export default function Fridge(props: PageProps<object, FridgeContext>): ReactElement {
  const { sheet, address, whole } = props.pageContext
  const { fridgePage } = useInterface()
  return (
    <>
      <PrintSheetOnly />
      <Seo
        title={fillText(fridgePage.title, { title: sheet.title })}
        description={sheet.lines.join(' ')}
        path={address}
        image="page"
        hidden
      />
      <Band background="sand" slim>
        <ScreenOnly>
          <p>{fridgePage.howToPrint}</p>
          <Row>
            <WithScripts>
              <Button type="button" onClick={() => window.print()}>
                <LucideIcon icon={Printer} />
                {fridgePage.print}
              </Button>
            </WithScripts>{' '}
            {whole ? (
              <ButtonLink to={whole.path} $kind="secondary">
                {fillText(fridgePage.back, { page: whole.label })}
              </ButtonLink>
            ) : null}
          </Row>
        </ScreenOnly>
        <FridgeSheet sheet={sheet} />
      </Band>
    </>
  )
}
