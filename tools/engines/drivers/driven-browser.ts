/** Modifier key that is held down while another key is pressed. */
export type Modifier = 'Shift' | 'Control' | 'Alt'

/** Name of a key as in `KeyboardEvent.key`, or one letter. */
export type KeyName =
  | 'Enter'
  | 'Tab'
  | 'Escape'
  | 'Shift'
  | 'Backspace'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Home'
  | 'End'
  | ' '

/** Message that an engine reports: a console error, an uncaught error, or a blocked request. */
export interface Message {
  kind: 'console' | 'page'
  text: string
}

/**
 * Browser with one page, controlled from outside. Every engine has an adapter that implements this.
 */
export interface DrivenBrowser {
  /** Name and version, such as `WebKitGTK 2.50.6`. */
  readonly version: string
  /**
   * Opens an empty page.
   *
   * @param initScript JavaScript that runs in every document before its own scripts
   */
  newPage(initScript: string): Promise<void>
  /** Opens an address and waits for its `load` event. */
  open(url: string): Promise<void>
  /**
   * Evaluates an expression in the page.
   *
   * @param source JavaScript; its value must be JSON, and no promise
   * @throws Error that the expression throws
   */
  evaluate(source: string): Promise<unknown>
  /** Clicks `times` times with the left mouse button, at CSS pixels of the viewport. */
  clickAt(x: number, y: number, times?: number): Promise<void>
  /** Types into the focused element, key by key. A line break is the Enter key. */
  type(text: string): Promise<void>
  press(key: KeyName, modifiers?: readonly Modifier[]): Promise<void>
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Saves a screenshot of the viewport as a PNG file. */
  screenshot(file: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  /** Returns the messages since the last call. */
  takeMessages(): Message[]
  /** Renders for print or for the screen; undefined where the engine does not support it. */
  emulateMedia?: (media: 'print' | 'screen') => Promise<void>
  /** Cuts or restores the network; undefined where the engine does not support it. */
  setOffline?: (offline: boolean) => Promise<void>
  /** Closes the browser and every process that was started for it. */
  close(): Promise<void>
}
