import { languageFolder } from '../../../src/content-model/language'
import type { SiteData } from '../editor-data'
import { checkAlone, checkOnServer, explainMistakes, withoutBlobs, type Mistake } from './check'
import { rememberOpened } from './conflicts'
import { toFile } from './format'
import { pictureNames, renderText } from './render'
import {
  createClass,
  collectionNamed,
  h,
  type Component,
  type ImmutableMap,
  type PreviewProps,
} from './sveltia'

interface State {
  html: string
  /** Nothing until the first check has answered. */
  mistakes: Mistake[] | undefined
  /** Reason why the check could not run. */
  trouble: string
}

type Self = Component<PreviewProps, State> & {
  waiting: ReturnType<typeof setTimeout> | undefined
  shown: string
  gone: boolean
  /** Addresses of the pictures beside the text. */
  pictures: Map<string, string>
  refresh(): void
  draw(body: string): void
  load(name: string, body: string): Promise<void>
  check(path: string, text: string): Promise<void>
}

/** Time without typing after which the preview follows, in milliseconds. */
const pause = 250
/** Delay of the check, which reads all content files. */
const checkPause = 700

/** Creates the preview of a collection: its mistakes, then the article as readers see it. */
export function createPreview(data: SiteData, collection: string): unknown {
  const { config, bodyClass, checkedByServer } = data
  const { fields, folder } = collectionNamed(config, collection)
  const contentFolder = (config.collections[0]?.folder ?? '').replace(/[^/]*$/, '')
  const language = languageFolder(folder.slice(contentFolder.length))
  const context = data.translatedContexts[language] ?? data.context

  return createClass({
    getInitialState: (): State => ({ html: '', mistakes: undefined, trouble: '' }),

    componentDidMount(this: Self) {
      rememberOpened()
      this.pictures = new Map()
      this.refresh()
    },

    componentDidUpdate(this: Self) {
      this.refresh()
    },

    componentWillUnmount(this: Self) {
      this.gone = true
      clearTimeout(this.waiting)
    },

    /** Renders and checks the article once nothing was typed for a moment. */
    refresh(this: Self) {
      const values = valuesOf(this.props.entry)
      const text = withoutBlobs(toFile(values, fields))
      if (text === this.shown) return
      this.shown = text
      clearTimeout(this.waiting)
      this.waiting = setTimeout(() => {
        this.draw(textOf(values.body))
        const path = pathOf(this.props.entry, collection, contentFolder)
        this.waiting = setTimeout(() => void this.check(path, text), checkPause)
      }, pause)
    },

    /** Renders the text. The last good one stays where it cannot be read: the check says why. */
    draw(this: Self, body: string) {
      try {
        const html = renderText(body, context, (name) => this.pictures.get(name) ?? '')
        this.setState({ html })
      } catch {
        return
      }
      for (const name of pictureNames(body)) void this.load(name, body)
    },

    /** Loads a picture from the folder of the text, and shows it. */
    async load(this: Self, name: string, body: string) {
      if (this.pictures.has(name)) return
      const address = await this.props.getAsset(`./${name}`)?.toBase64()
      if (!address || this.gone) return
      this.pictures.set(name, address)
      this.draw(body)
    },

    async check(this: Self, path: string, text: string) {
      const alone = (): Mistake[] =>
        explainMistakes(checkAlone(path, text, context.facts), text, false)
      let state: Pick<State, 'mistakes' | 'trouble'>
      try {
        if (checkedByServer) {
          const { mistakes, warnings } = await checkOnServer(path, text)
          const all = [
            ...explainMistakes(mistakes, text, false),
            ...explainMistakes(warnings, text, true),
          ]
          state = { mistakes: all, trouble: '' }
        } else state = { mistakes: alone(), trouble: notChecked }
      } catch {
        state = { mistakes: alone(), trouble: noServer }
      }
      if (!this.gone && text === this.shown) this.setState(state)
    },

    render(this: Self) {
      const { entry } = this.props
      return h(
        'main',
        { className: 'porchlight-preview' },
        mistakeList(this.state),
        h('h1', null, textOf(entry.getIn(['data', 'title']))),
        h('div', { className: bodyClass, dangerouslySetInnerHTML: { __html: this.state.html } }),
      )
    },
  })
}

const notChecked =
  'Checked here: the fields and the text alone. Spelling, reading grade and links to other pages are checked in the pull request.'
const noServer =
  'The check of this computer does not answer: is "npm run write" still running? Only the fields and the text alolf were checked.'

function mistakeList({ mistakes, trouble }: State): unknown {
  if (!mistakes) return h('section', sectionOf(false), h('h2', { role: 'status' }, 'Checking …'))
  const real = mistakes.filter(({ hint }) => !hint).length
  const count = real === 0 ? 'No mistakes' : real === 1 ? '1 mistake' : `${real} mistakes`
  return h(
    'section',
    sectionOf(true),
    h('h2', { role: 'status' }, count),
    trouble ? h('p', null, trouble) : null,
    mistakes.length > 0 ? h('ul', null, ...mistakes.map(mistakeItem)) : null,
  )
}

const sectionOf = (checked: boolean): object => ({
  className: 'porchlight-mistakes',
  'aria-label': 'Mistakes',
  'data-checked': checked,
})

function mistakeItem({ place, found, allowed, why, fix, hint }: Mistake, index: number): unknown {
  return h(
    'li',
    { key: index },
    h('strong', null, `${hint ? 'Hint. ' : ''}${place ? `${place}: ` : ''}`),
    `${found}. Allowed: ${allowed}. ${fix}`,
    h('small', null, ` ${why}`),
  )
}

function valuesOf(entry: ImmutableMap): Record<string, unknown> {
  return (entry.get('data') as ImmutableMap).toJS()
}

/** Returns the path of an entry below the content folder. A new one has no address yet. */
function pathOf(entry: ImmutableMap, collection: string, contentFolder: string): string {
  const path = textOf(entry.get('path'))
  return path.startsWith(contentFolder) && /\/[a-z0-9-]+\/index\.mdx$/.test(path)
    ? path.slice(contentFolder.length)
    : `${collection}/new-entry/index.mdx`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
