import { type ReactElement, type RefObject, useEffect } from 'react'
import styled, { css } from 'styled-components'
import type { NavigationItem, NavigationLink } from '../../content-model/schemas/site'
import { SiteLink } from '../ui/site-link'
import { chevron, flexGap, turnedChevron } from '../../theme/mixins'
import { color } from '../../theme/tokens'

const current = css`
  text-decoration: underline;
  text-decoration-color: ${color.link};
  text-decoration-thickness: 0.16em;
  text-underline-offset: 0.4em;
`

const menu = css`
  details:has([aria-current]) > summary {
    ${current}
  }
  summary {
    ${chevron}
  }
  details[open] > summary {
    ${turnedChevron}
  }
`

const List = styled.ul<{ $hasMenus: boolean }>`
  list-style: none;
  ${flexGap('0.5rem')}
  > li > a,
  summary {
    display: flex;
    align-items: center;
    ${flexGap('0.375rem')}
    min-height: 3rem;
    padding: 0.375rem 0.75rem;
    border-radius: 0.5rem;
    color: ${color.ink};
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.25;
    text-decoration: none;
    list-style: none;
  }
  > li > a:hover,
  summary:hover {
    background: ${color.mist};
    color: ${color.mistText};
  }
  /* The current page, and its menu. Two rules: a browser without :has drops the whole rule. */
  a[aria-current='page'] {
    ${current}
  }
  ${({ $hasMenus }) => $hasMenus && menu}
`

const Links = styled.ul`
  list-style: none;
  display: grid;
  gap: 0.5rem;
  a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    ${flexGap('0', '1.25rem')}
    min-height: 3rem;
    padding: 0.375rem 0.75rem;
    border-radius: 0.5rem;
    color: ${color.ink};
    font-size: 1.125rem;
    line-height: 1.3;
    text-decoration: none;
  }
  a:hover {
    background: ${color.mist};
    color: ${color.mistText};
  }
  small {
    font-size: 1rem;
    color: ${color.muted};
  }
`

/** True if a navigation has menus. One without them does not load their styles. */
export function hasMenus(items: readonly NavigationItem[]): boolean {
  return items.some((item) => 'links' in item)
}

/** Renders the links and menus of the header. The browser lets only one menu be open at a time. */
export function Navigation(props: {
  items: readonly NavigationItem[]
  /**
   * Value of `name` for the menus, so that those of two navigations on one page do not close each
   * other.
   */
  name: string
}): ReactElement {
  return (
    <List $hasMenus={hasMenus(props.items)}>
      {props.items.map((item) => (
        <li key={item.label}>
          {'links' in item ? (
            <details name={props.name}>
              <summary>{item.label}</summary>
              <Menu links={item.links} />
            </details>
          ) : (
            <BarLink {...item} />
          )}
        </li>
      ))}
    </List>
  )
}

function Menu({ links }: { links: readonly NavigationLink[] }): ReactElement {
  return (
    <Links>
      {links.map((link) => (
        <li key={link.to}>
          <BarLink {...link} />
        </li>
      ))}
    </Links>
  )
}

function BarLink({ label, to, note }: NavigationLink): ReactElement {
  return (
    <SiteLink to={to}>
      {note ? `${label} ` : label}
      {note ? <small>{note}</small> : null}
    </SiteLink>
  )
}

/**
 * Closes the open menus inside an element as visitors expect: on Esc (focus goes back to the button
 * of the menu), on a click elsewhere, and when a link is chosen. The browser opens them.
 */
export function useCloseMenus(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const open = (): HTMLDetailsElement[] =>
      Array.from(root.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
    const close = (menus: HTMLDetailsElement[]): void => {
      for (const menu of menus) menu.open = false
    }

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      // The innermost menu closes first.
      const menu = open().pop()
      if (!menu) return
      event.preventDefault()
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      close([menu])
    }
    const onClick = (event: MouseEvent): void => {
      const target = event.target as Element
      const chosen = target.closest('a') !== null
      close(open().filter((menu) => chosen || !menu.contains(target)))
    }

    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onClick)
    }
  }, [root])
}
