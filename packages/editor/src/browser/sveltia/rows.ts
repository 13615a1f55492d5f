/** Opens a closed item of a list where it is pressed, and not only by the arrow above it. Shows a new one with its fields. */
export function openPressed(): void {
  addEventListener('click', ({ target }) => {
    const pressed = target as Element
    const item = pressed.closest('.item-body > .summary')?.closest('.item')
    item?.querySelector<HTMLElement>('.header [aria-expanded]')?.click()
    if (!pressed.closest('.toolbar.add')) return
    // Sveltia puts the focus on the arrow of the new item, whose fields may be below the edge.
    const isNew = ({ target }: FocusEvent): void => {
      const fields = (target as Element).closest('.item')?.querySelector('.item-body')
      requestAnimationFrame(() => fields?.querySelector<HTMLElement>('textarea, input')?.focus())
    }
    addEventListener('focusin', isNew, { once: true })
  })
}
