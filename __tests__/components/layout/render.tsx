import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StyleSheetManager } from 'styled-components'
import { InterfaceContext } from '../../../src/components/ui/interface'
import { interfaceTexts } from '../../sites/small-site'
import { Layout } from '../../../src/components/layout/layout'

// jsdom cannot scroll.
export const scrollIntoView = jest.fn()
Element.prototype.scrollIntoView = scrollIntoView
window.scrollTo = jest.fn()

// Styles are kept from jsdom: computing them takes it seconds, and these
// tests check only text and roles. Browser tests check how things look.
const styleTarget = document.createElement('div')

function WithInterface({ children }: { children: ReactNode }): ReactElement {
  return (
    <StyleSheetManager target={styleTarget}>
      <InterfaceContext.Provider value={interfaceTexts}>{children}</InterfaceContext.Provider>
    </StyleSheetManager>
  )
}

function InLayout({ children }: { children: ReactNode }): ReactElement {
  return (
    <WithInterface>
      <Layout path="/">{children}</Layout>
    </WithInterface>
  )
}

/** Puts all forms at a height of the screen, which is 768 pixels high. jsdom has no layout. */
export function placeForms(top: number): void {
  HTMLFormElement.prototype.getBoundingClientRect = () =>
    ({ top, bottom: top + 400, left: 0, right: 600, width: 600, height: 400 }) as DOMRect
}

/** Renders an element without the layout, with the words of the interface. */
export function renderAlone(element: ReactElement): RenderResult {
  return render(element, { wrapper: WithInterface })
}

/** Renders an element in the layout of every page. */
export function renderInLayout(element: ReactElement): RenderResult {
  return render(element, { wrapper: InLayout })
}

/**
 * Shows something as a visitor gets it: first the finished page, then React.
 *
 * @param before what the visitor does before React arrives
 */
export function renderThenHydrate(
  element: ReactElement,
  before: (page: HTMLElement) => void,
): RenderResult {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<InLayout>{element}</InLayout>)
  document.body.append(page)
  before(page)
  return render(element, { wrapper: InLayout, container: page, hydrate: true })
}
