/**
 * Runs before React, as the one script of its own in every page. It brings Gatsby's scripts when
 * the visitor first reaches for something, and keeps what is pressed or sent until React is there.
 * Until then it also switches off the browser's own checks of forms, because React says all
 * mistakes at once; where React cannot come, they are switched on again.
 *
 * It is printed into the page with `toString()`: it must use nothing from outside itself, and no
 * syntax that an old tablet cannot read.
 */
export function onIntent(): void {
  const intentEvents = ['pointerover', 'touchstart', 'keydown', 'focusin']
  const waiting = document.getElementById('react-scripts') as HTMLTemplateElement | null
  const pressed = new Set<HTMLElement>()
  let sent: HTMLFormElement | null = null
  let begun = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const begin = (): void => {
    if (begun || !waiting) return
    begun = true
    intentEvents.forEach((type) => removeEventListener(type, begin))
    dispatchEvent(new Event('react-start'))
    document.body.appendChild(waiting.content.cloneNode(true))
  }

  const onClick = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button, summary')
    if (!button) return
    // The second of a double click: src/components/layout/use-single-presses.ts goes on with it.
    if (event.detail > 1) event.preventDefault()
    else if (button.type === 'button') pressed.add(button)
  }
  const onSubmit = (event: Event): void => {
    event.preventDefault()
    const form = (sent = event.target as HTMLFormElement)
    // Whoever presses again must not wait longer.
    timer = timer || setTimeout(giveUp, 10000)
    begin()
    form.setAttribute('aria-busy', 'true')
  }
  const letGo = (): void => {
    clearTimeout(timer)
    if (sent) sent.setAttribute('aria-busy', 'false')
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
  }
  const onReady = (): void => {
    letGo()
    pressed.forEach((button) => button.click())
    press()
  }
  // Sends as a visitor does, because tablets of 2021 and before do not know requestSubmit. Each form
  // has a button, the search as well, which then leads to what was found.
  const press = (): void => {
    const button = sent && sent.querySelector<HTMLElement>('[type=submit]')
    sent = null
    if (button) button.click()
  }
  // Where React cannot come, or has failed, forms are the browser's: it checks them and sends them.
  const giveUp = (): void => {
    letGo()
    checkForms(false)
    press()
  }
  const checkForms = (ours: boolean): void => {
    Array.from(document.forms).forEach((form) => (form.noValidate = ours))
  }

  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('react-ready', onReady)
  // src/hydration/restore-static-page.ts: React has failed.
  addEventListener('static-page', giveUp)
  intentEvents.forEach((type) => addEventListener(type, begin, { passive: true }))
  if (waiting) checkForms(true)

  // What an address asks for after its question mark needs React at once on some pages.
  if (location.search && document.querySelector('[data-reads-query]')) begin()
  if (document.querySelector('[data-not-found]')) {
    console.error('404: there is no page at', location.pathname)
  }
}
