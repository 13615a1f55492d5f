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
  const deferredScripts = document.getElementById('react-scripts') as HTMLTemplateElement | null
  const pressed = new Set<HTMLElement>()
  let submitted: HTMLFormElement | null = null
  let loading = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const loadReact = (): void => {
    if (loading || !deferredScripts) return
    loading = true
    intentEvents.forEach((type) => removeEventListener(type, loadReact))
    dispatchEvent(new Event('react-start'))
    document.body.appendChild(deferredScripts.content.cloneNode(true))
  }

  const onClick = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button, summary')
    if (!button) return
    // The second of a double click: src/components/layout/use-double-click-guard.ts goes on with it.
    if (event.detail > 1) event.preventDefault()
    else if (button.type === 'button') pressed.add(button)
  }
  const onSubmit = (event: Event): void => {
    event.preventDefault()
    const form = (submitted = event.target as HTMLFormElement)
    // Whoever presses again must not wait longer.
    timer = timer || setTimeout(useNativeForms, 10000)
    loadReact()
    form.setAttribute('aria-busy', 'true')
  }
  const stopCapturing = (): void => {
    clearTimeout(timer)
    if (submitted) submitted.setAttribute('aria-busy', 'false')
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
  }
  const onReady = (): void => {
    stopCapturing()
    pressed.forEach((button) => button.click())
    submitAgain()
  }
  // Sends as a visitor does, because tablets of 2021 and before do not know requestSubmit. Each form
  // has a button, the search as well, which then leads to what was found.
  const submitAgain = (): void => {
    const button = submitted && submitted.querySelector<HTMLElement>('[type=submit]')
    submitted = null
    if (button) button.click()
  }
  // Where React cannot come, or has failed, forms are the browser's: it checks them and sends them.
  const useNativeForms = (): void => {
    stopCapturing()
    setNoValidate(false)
    submitAgain()
  }
  const setNoValidate = (noValidate: boolean): void => {
    Array.from(document.forms).forEach((form) => (form.noValidate = noValidate))
  }

  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('react-ready', onReady)
  // src/hydration/restore-static-page.ts: React has failed.
  addEventListener('static-page', useNativeForms)
  intentEvents.forEach((type) => addEventListener(type, loadReact, { passive: true }))
  if (deferredScripts) setNoValidate(true)

  // What an address asks for after its question mark needs React at once on some pages.
  if (location.search && document.querySelector('[data-reads-query]')) loadReact()
  if (document.querySelector('[data-not-found]')) {
    console.error('404: there is no page at', location.pathname)
  }
}
