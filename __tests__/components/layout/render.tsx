import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StyleSheetManager } from 'styled-components'
import { Layout } from '../../../src/components/layout/layout'

// jsdom cannot scroll.
Element.prototype.scrollIntoView = jest.fn()
window.scrollTo = jest.fn()

// Styles are kept from jsdom: computing them takes it seconds, and these
// tests check only text and roles. Browser tests check how things look.
const wardrobe = document.createElement('div')

function Undressed({ children }: { children: ReactNode }): ReactElement {
  return <StyleSheetManager target={wardrobe}>{children}</StyleSheetManager>
}

function Frame({ children }: { children: ReactNode }): ReactElement {
  return (
    <Undressed>
      <Layout path="/">{children}</Layout>
    </Undressed>
  )
}

/** Renders an element without the layout. */
export function show(element: ReactElement): RenderResult {
  return render(element, { wrapper: Undressed })
}

/** Renders an element in the layout of every page. */
export function showInFrame(element: ReactElement): RenderResult {
  return render(element, { wrapper: Frame })
}

/**
 * Shows something as a visitor gets it: first the finished page, then React.
 *
 * @param before what the visitor does before React arrives
 */
export function showBeforeReact(
  element: ReactElement,
  before: (page: HTMLElement) => void,
): RenderResult {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Frame>{element}</Frame>)
  document.body.append(page)
  before(page)
  return render(element, { wrapper: Frame, container: page, hydrate: true })
}
