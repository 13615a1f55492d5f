import {
  insertionAt,
  insertions,
  placeOfBlock,
  withEmptyLines,
  type Inserted,
  type Range,
} from './insertions'
import { createClass, h, type Component, type ControlProps } from './sveltia'

interface State {
  /** True if the fields of a picture are shown. */
  picture: boolean
  alt: string
  caption: string
  mistake: string
}

type Self = Component<ControlProps, State> & {
  area: HTMLTextAreaElement | null
  sent: string
  put(block: boolean, make: (text: string, range: Range) => Inserted): void
  choosePicture(): Promise<void>
}

/**
 * Input of an article's text: a plain text area with a button for everything that an article may hold.
 * Nothing rewrites what the writer typed.
 */
export const BodyField = createClass({
  getInitialState(): State {
    return { picture: false, alt: '', caption: '', mistake: '' }
  },

  /** Takes up a value that came from elsewhere; while typing, the text area is ahead of it. */
  componentDidUpdate(this: Self) {
    const value = textOf(this.props.value)
    if (this.area && value !== this.sent && value !== this.area.value) {
      this.area.value = value
    }
    this.sent = value
  },

  /** Types at the cursor, so that the browser can undo it. */
  put(this: Self, block: boolean, make: (text: string, range: Range) => Inserted) {
    const area = this.area
    if (!area) return
    const { selectionStart, selectionEnd, value } = area
    const cursor: Range = [selectionStart, selectionEnd]
    const range = block ? placeOfBlock(value, cursor) : cursor
    const { text, selection } = make(value, range)
    area.focus()
    area.setSelectionRange(...range)
    document.execCommand('insertText', false, text)
    area.setSelectionRange(range[0] + selection[0], range[0] + selection[1])
  },

  async choosePicture(this: Self) {
    const alt = this.state.alt.trim()
    if (!alt) {
      this.setState({ mistake: 'Say what the picture shows, for readers who cannot see it.' })
      return
    }
    const picked = await this.props.pickFile({ kind: 'image', allowURL: false })
    if (!picked) return
    const caption = this.state.caption.trim().replace(/"/g, "'")
    const picture = `![${alt.replace(/[[\]]/g, '')}](${picked.value}${caption ? ` "${caption}"` : ''})`
    this.put(true, (text, range) =>
      withEmptyLines(text, range, { text: picture, selection: [picture.length, picture.length] }),
    )
    this.setState({ picture: false, alt: '', caption: '', mistake: '' })
  },

  render(this: Self) {
    const { forID, classNameWrapper, value, onChange } = this.props
    const { picture } = this.state
    return h(
      'div',
      { className: 'porchlight-body' },
      h(
        'div',
        {
          role: 'group',
          'aria-label': 'What to put into the text',
          className: 'porchlight-buttons',
        },
        ...insertions.map((insertion) =>
          h(
            'button',
            {
              key: insertion.label,
              type: 'button',
              onClick: () =>
                this.put(insertion.block, (text, range) => insertionAt(text, range, insertion)),
            },
            insertion.label,
          ),
        ),
        h(
          'button',
          {
            type: 'button',
            'aria-expanded': picture,
            onClick: () => this.setState({ picture: !picture, mistake: '' }),
          },
          'Picture',
        ),
      ),
      picture ? pictureFields(this) : null,
      h('textarea', {
        id: forID,
        className: classNameWrapper,
        'aria-label': 'Text',
        rows: 24,
        spellCheck: true,
        defaultValue: textOf(value),
        ref: (area: HTMLTextAreaElement | null) => {
          this.area = area
        },
        onChange: ({ target }: { target: HTMLTextAreaElement }) => {
          this.sent = target.value
          onChange(target.value)
        },
      }),
    )
  },
})

function pictureFields(self: Self): unknown {
  const { alt, caption, mistake } = self.state
  const input = (label: string, value: string, onInput: (value: string) => void): unknown =>
    h(
      'label',
      null,
      label,
      h('input', {
        value,
        onChange: ({ target }: { target: HTMLInputElement }) => onInput(target.value),
      }),
    )
  return h(
    'div',
    { role: 'group', 'aria-label': 'Picture', className: 'porchlight-picture' },
    input('What the picture shows (needed)', alt, (value) =>
      self.setState({ alt: value, mistake: '' }),
    ),
    input('Words below the picture (may be left out)', caption, (value) =>
      self.setState({ caption: value }),
    ),
    mistake ? h('p', { role: 'alert' }, mistake) : null,
    h('button', { type: 'button', onClick: () => void self.choosePicture() }, 'Choose the picture'),
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
