import { useEffect, type RefObject } from 'react'

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
