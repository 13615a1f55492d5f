/** Opens a closed item of a list where it is pressed, and not only by the arrow above it. */
export function openPressed(): void {
  addEventListener('click', ({ target }) => {
    const words = (target as Element).closest('.item-body > .summary')
    words?.closest('.item')?.querySelector<HTMLElement>('.header [aria-expanded]')?.click()
  })
}
