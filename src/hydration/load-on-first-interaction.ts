/**
 * Runs before React in every page. It loads Gatsby's scripts at the visitor's first interaction,
 * and stores presses and submissions until React is hydrated. Until then it also disables the
 * browser's validation of forms, because React shows all errors at once; where React fails, it is
 * enabled again.
 *
 * It is printed into the page with `toString()`: it must use nothing outside its own scope, and no
 * syntax that an old tablet cannot read.
 */
export function loadOnFirstInteraction(): void {
  const firstInteractions = ['pointerover', 'touchstart', 'keydown', 'focusin']
  const deferredScripts = document.getElementById('react-scripts') as HTMLTemplateElement | null
  // Buttons that were pressed, and the form that was submitted, by their numbers: React replaces
  // elements where the HTML was changed.
  const buttons = document.getElementsByTagName('button')
  const pressed = new Set<number>()
  let submitted = -1
  let loading = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const loadReact = (): void => {
    if (loading || !deferredScripts) return
    loading = true
    firstInteractions.forEach((type) => removeEventListener(type, loadReact))
    dispatchEvent(new Event('react-start'))
    document.body.appendChild(deferredScripts.content.cloneNode(true))
  }

  const onClick = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button, summary')
    if (!button) return
    // The second of a double click: src/components/layout/page-behavior.ts handles it after hydration.
    if (event.detail > 1) event.preventDefault()
    else if (button.type === 'button') pressed.add(Array.from(buttons).indexOf(button))
  }
  const onSubmit = (event: Event): void => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    submitted = Array.from(document.forms).indexOf(form)
    // A second press must not extend the wait.
    timer = timer || setTimeout(useNativeForms, 10000)
    loadReact()
    form.setAttribute('aria-busy', 'true')
  }
  const stopCapturing = (): void => {
    clearTimeout(timer)
    const form = document.forms[submitted]
    if (form) form.setAttribute('aria-busy', 'false')
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
  }
  const onReady = (): void => {
    stopCapturing()
    pressed.forEach((number) => {
      const button = buttons[number]
      if (button) button.click()
    })
    submitAgain()
  }
  // Clicks the button, because browsers of 2021 and before do not support requestSubmit. Each form
  // has a button, the search as well, which then leads to what was found.
  const submitAgain = (): void => {
    const form = document.forms[submitted]
    submitted = -1
    const button = form && form.querySelector<HTMLElement>('[type=submit]')
    if (button) button.click()
  }
  // Where React cannot load, has failed or must not start, the browser validates and submits forms.
  const useNativeForms = (): void => {
    loading = true
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
  // src/hydration/restore-static-page.ts: React has failed, or must not start.
  addEventListener('static-page', useNativeForms)
  firstInteractions.forEach((type) => addEventListener(type, loadReact, { passive: true }))
  if (deferredScripts) setNoValidate(true)

  // On some pages a query string needs React at once, and so does the address of one that is not there.
  if (location.search && document.querySelector('[data-reads-query]')) loadReact()
  if (document.querySelector('[data-not-found]')) {
    loadReact()
    console.error('404: there is no page at', location.pathname)
  }
}
