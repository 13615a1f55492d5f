import { contextOf, type SiteData } from '../editor-data'
import { chooseFile, onPicture, pictureAddress } from './sveltia/pictures'
import { createClass, h, type Component, type ControlProps } from './sveltia/sveltia'
import { TextField } from './text/field'

/** Asks the field of the text to show one of its lines. */
export const showLine = new EventTarget()

/** The field that is on the page, and when something was typed there last. */
let open: TextField | undefined
let typedAt = -Infinity

/** Types a letter into the text while a dialog has the focus. */
export const typeOn = (letter: string): void => open?.type(letter)

/** Time between two keys that counts as a pause, in milliseconds. Sveltia stores its copy of a draft after as long. */
const pause = 500
/**
 * Somebody who types without a pause would never have a copy. After `longestRun`, changes are held back for `holdTime`, so
 * that Sveltia stores one. In milliseconds.
 */
const longestRun = 2000
const holdTime = 700

/** Events before a save, or before the entry or the page is left. Changes that are held back are passed on then. */
const leaving = ['pointerdown', 'focusout', 'keydown', 'hashchange', 'beforeunload'] as const

/** The text that was saved last, and since when, in milliseconds. */
const saved = { text: '', time: Infinity, giveBack: (): unknown => undefined }

/** Remembers the text of an entry when its save begins. */
export function rememberSaved(body: unknown): void {
  Object.assign(saved, { text: textOf(body).trim(), time: performance.now() })
}

/** Does something once Sveltia has given back what was saved, and more was typed meanwhile. */
export const whenGivenBack = (act: () => unknown): void => void (saved.giveBack = act)

/** Lets a writer go back to what was saved last. */
export const forgetSaved = (): void => void (saved.time = Infinity)

/** Returns the text if something was typed since its last save began. */
export function typedSinceSave(): string | undefined {
  return typedAt > saved.time && open?.text.trim() !== saved.text ? open?.text : undefined
}

type Self = Component<ControlProps> & {
  holder: HTMLElement | null
  field: TextField | undefined
  /** The text that Sveltia has. */
  sent: string
  /** Times of the last change, and of the last pause. */
  changeTime: number
  pauseTime: number
  telling: ReturnType<typeof setTimeout> | undefined
  tell(): void
  stop: () => void
}

/** Creates the input of the text of an article: a rich text field. */
export function createBodyField(data: SiteData): unknown {
  return createClass({
    componentDidMount(this: Self) {
      const { facts, helpLines } = contextOf(data, this.props.entry?.get('collection'))
      this.sent = textOf(this.props.value)
      this.changeTime = this.pauseTime = -Infinity
      const field = new TextField(this.sent, {
        id: this.props.forID,
        facts,
        helpLines: Object.fromEntries(
          Object.entries(helpLines).map(([name, line]) => [name, line.name]),
        ),
        pages: data.pages,
        titles: data.titles,
        origin: data.origin,
        pictureAddress,
        choosePicture: async (file) => {
          const picking = this.props.pickFile({ kind: 'image', allowURL: false })
          if (file) void chooseFile(file)
          return (await picking)?.value
        },
        onChange: () => {
          const now = (typedAt = performance.now())
          if (now - this.changeTime > pause) this.pauseTime = now
          this.changeTime = now
          if (now - this.pauseTime < longestRun) this.tell()
          else this.telling ??= setTimeout(() => this.tell(), holdTime)
        },
      })
      this.field = field
      open = field
      this.holder?.append(field.dom)
      const stopPictures = onPicture(() => field.showPictures())
      const show = ({ detail }: CustomEvent<number>): void => field.showLine(detail)
      showLine.addEventListener('line', show as EventListener)
      const tell = (event: Event): void => {
        const { ctrlKey, metaKey } = event as KeyboardEvent
        if (event.type !== 'keydown' || ctrlKey || metaKey) this.tell()
      }
      for (const event of leaving) addEventListener(event, tell, { capture: true })
      this.stop = () => {
        for (const event of leaving) removeEventListener(event, tell, { capture: true })
        stopPictures()
        showLine.removeEventListener('line', show as EventListener)
      }
    },

    /** Passes the current text on to Sveltia, unless it has it already. */
    tell(this: Self) {
      clearTimeout(this.telling)
      if (this.telling !== undefined) this.pauseTime = performance.now()
      this.telling = undefined
      const text = this.field?.text ?? this.sent
      if (text === this.sent) return
      this.sent = text
      this.props.onChange(text)
    },

    /** Takes a value that came from elsewhere; while the writer types, the field is ahead of it. */
    componentDidUpdate(this: Self) {
      const value = textOf(this.props.value)
      if (!this.field || value === this.sent || value === this.field.text) return
      // A save gives back what it has saved. What was typed meanwhile stays, told once Sveltia is done.
      if (typedAt > saved.time && value.trim() === saved.text)
        return void setTimeout(() => {
          this.props.onChange(this.sent)
          saved.giveBack()
        })
      this.sent = value
      this.field.text = value
    },

    componentWillUnmount(this: Self) {
      this.stop()
      clearTimeout(this.telling)
      this.field?.destroy()
    },

    render(this: Self) {
      return h('div', {
        ref: (holder: HTMLElement | null) => {
          this.holder = holder
        },
      })
    },
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
