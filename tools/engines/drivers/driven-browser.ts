/** A modifier key that is held while another is pressed. */
export type Modifier = 'Shift' | 'Control' | 'Alt'

/** A key by its name in `KeyboardEvent.key`, or one letter. */
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

/** What an engine tells beside the page: errors of the console, uncaught errors, refused requests. */
export interface Message {
  kind: 'console' | 'page'
  text: string
}

/** A browser with one page, driven from outside. Every adapter of an engine implements this. */
export interface DrivenBrowser {
  /** Name and version, such as `WebKitGTK 2.50.6`. */
  readonly version: string
  /**
   * Begins with an empty page.
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
   * @throws what the expression throws
   */
  evaluate(source: string): Promise<unknown>
  /** Presses and releases the left button of the mouse, `times` times, at CSS pixels of the viewport. */
  clickAt(x: number, y: number, times?: number): Promise<void>
  /** Types into what has the focus, a key at a time. A line break is the Enter key. */
  type(text: string): Promise<void>
  press(key: KeyName, modifiers?: readonly Modifier[]): Promise<void>
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Writes what is on the screen to a PNG file. */
  screenshot(file: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  /** The messages since the last call. */
  takeMessages(): Message[]
  /** Renders for paper or for the screen; undefined where the engine cannot be told so. */
  emulateMedia?: (media: 'print' | 'screen') => Promise<void>
  /** Cuts or restores the network; undefined where the engine cannot be told so. */
  setOffline?: (offline: boolean) => Promise<void>
  /** Ends the browser and every process that was started for it. */
  close(): Promise<void>
}
