/**
 * Runs before React, as the one script of its own in every page. It brings Gatsby's scripts when
 * the visitor first reaches for something, and keeps what is pressed or sent until React is there.
 *
 * It is printed into the page with `toString()`: it must use nothing from outside itself, and no
 * syntax that an old tablet cannot read.
 */
export function onIntent(): void {
  const signs = ['pointerover', 'touchstart', 'keydown', 'focusin']
  const waiting = document.getElementById('react-scripts') as HTMLTemplateElement | null
  const pressed: HTMLElement[] = []
  let sent: HTMLFormElement | null = null
  let begun = false
  let timer = 0

  const begin = (): void => {
    if (begun || !waiting) return
    begun = true
    signs.forEach((sign) => removeEventListener(sign, begin))
    document.body.appendChild(waiting.content.cloneNode(true))
  }

  const onClick = (event: Event): void => {
    const button = (event.target as Element).closest('button')
    if (button && button.type === 'button') pressed.push(button)
  }
  const onSubmit = (event: Event): void => {
    event.preventDefault()
    sent = event.target as HTMLFormElement
    timer = window.setTimeout(giveUp, 10000)
    begin()
  }
  const letGo = (): void => {
    clearTimeout(timer)
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    removeEventListener('error', onError, true)
    removeEventListener('react-ready', onReady)
  }
  const onReady = (): void => {
    letGo()
    pressed.forEach((button) => button.click())
    if (!sent) return
    // Tablets of 2021 and before do not know requestSubmit.
    if ('requestSubmit' in sent) sent.requestSubmit()
    else (sent as HTMLFormElement).querySelector<HTMLElement>('[type=submit]')?.click()
  }
  // Scripts that cannot be loaded, or do not run, must not keep a form from being sent.
  const giveUp = (): void => {
    letGo()
    if (sent) sent.submit()
  }
  const onError = (event: Event): void => {
    if (event.target instanceof HTMLScriptElement) giveUp()
  }

  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('error', onError, true)
  addEventListener('react-ready', onReady)
  signs.forEach((sign) => addEventListener(sign, begin, { passive: true }))

  // What an address asks for after its question mark needs React at once on some pages.
  if (location.search && document.querySelector('[data-reads-query]')) begin()
  if (document.querySelector('[data-not-found]')) {
    console.error('404: there is no page at', location.pathname)
  }
}
