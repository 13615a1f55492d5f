import { contextOf, type SiteData } from '../editor-data'
import { onPicture, pictureAddress } from './pictures'
import { createClass, h, type Component, type ControlProps } from './sveltia'
import { TextField } from './text/field'

/** Asks the field of the text to show one of its lines. */
export const showLine = new EventTarget()

/** The text that was saved last, and when, in milliseconds. */
const saved = { text: '', time: Infinity }

/** Time after the last key in which a save may give back what it has saved, in milliseconds. */
const savingTime = 20_000

/** Remembers the text of an entry that is being saved. */
export function rememberSaved(body: unknown): void {
  Object.assign(saved, { text: textOf(body).trim(), time: performance.now() })
}

type Self = Component<ControlProps> & {
  holder: HTMLElement | null
  field: TextField | undefined
  sent: string
  sentTime: number
  stop: () => void
}

/** Creates the input of the text of an article: a rich text field. */
export function createBodyField(data: SiteData): unknown {
  return createClass({
    componentDidMount(this: Self) {
      const { facts, helpLines } = contextOf(data, this.props.entry?.get('collection'))
      this.sent = textOf(this.props.value)
      const field = new TextField(this.sent, {
        id: this.props.forID,
        facts,
        helpLines: Object.fromEntries(
          Object.entries(helpLines).map(([name, line]) => [name, line.name]),
        ),
        pages: data.pages,
        pictureAddress,
        choosePicture: async () => {
          const picked = await this.props.pickFile({ kind: 'image', allowURL: false })
          return picked?.value
        },
        onChange: (text) => {
          this.sent = text
          this.sentTime = performance.now()
          this.props.onChange(text)
        },
      })
      this.field = field
      this.holder?.append(field.dom)
      const stopPictures = onPicture(() => field.showPictures())
      const show = ({ detail }: CustomEvent<number>): void => field.showLine(detail)
      showLine.addEventListener('line', show as EventListener)
      this.stop = () => {
        stopPictures()
        showLine.removeEventListener('line', show as EventListener)
      }
    },

    /** Takes a value that came from elsewhere; while the writer types, the field is ahead of it. */
    componentDidUpdate(this: Self) {
      const value = textOf(this.props.value)
      if (!this.field || value === this.sent || value === this.field.text) return
      const isTyping = this.sentTime > saved.time && performance.now() - this.sentTime < savingTime
      // A save gives back what it has saved. What was typed meanwhile stays.
      if (isTyping && value.trim() === saved.text) return this.props.onChange(this.sent)
      this.sent = value
      this.field.text = value
    },

    componentWillUnmount(this: Self) {
      this.stop()
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
