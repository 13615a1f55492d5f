import type { Diagnostic } from '../../../../src/content-model/diagnostic'
import { fileLanguage } from '../../../../src/content-model/prose/languages/registry'
import { valueAt } from '../../../../src/content-model/parse/parse-yaml'
import { originalField } from '../config/cms-config'
import type { Field } from '../config/fields'
import { editable } from '../config/yaml-forms'
import { contextOf, type SiteData } from '../editor-data'
import {
  checkAlone,
  checkOnServer,
  emptyFields,
  explainMistakes,
  pageOf,
  textsOf,
  withoutBlobs,
  type Mistake,
} from './check'
import { fieldWith, lineWith } from './find-words'
import { followCursor, texts } from './follow-cursor'
import { goTo, mistakeList, type Checked } from './mistake-list'
import { currentText, translatedText } from './sveltia/conflicts'
import { proposals } from './sveltia/fence'
import { addPicture, forgetPictures, pictureAddress } from './sveltia/pictures'
import { toFile, type Values } from './format'
import { newsSection, readNews, type News } from './proposal-view'
import { pictureNames, renderText } from './render'
import { addWord, readWordList, type WordList } from './right-words'
import {
  createClass,
  h,
  type Component,
  type ImmutableMap,
  type PreviewProps,
} from './sveltia/sveltia'
import { ownWordsOf, showSource, sourceOf, withMark } from './translation'
import { forgetCopyOf } from './sveltia/unsaved'

interface State extends Checked {
  html: string
  /** State of the proposal of this entry, with its checks and comments. */
  news?: News | undefined
}

type Self = Component<PreviewProps, State> & {
  waiting: ReturnType<typeof setTimeout> | undefined
  shown: string
  gone: boolean
  isUnchanged: boolean
  refresh(): void
  draw(body: string): void
  drawPage(path: string, text: string): Promise<void>
  load(name: string, body: string): Promise<void>
  check(path: string, text: string): Promise<void>
  readSource(path: string): Promise<void>
  hear: () => void
  /** Address of the page that the entry is. */
  page: string | undefined
  /** Words that are right in the language of the entry. */
  words: Promise<WordList> | undefined
  main: HTMLElement | null
  stopFollowing: () => void
  /** Takes a word as right. */
  accept(word: string): void
  press(event: MouseEvent): void
}

/** Time without typing after which the preview follows, in milliseconds. */
const pause = 250
/** Delay of the check, which reads all content files. */
const checkPause = 700
/** Time after which the host is asked again what has become of a proposal, and after a change of it. In milliseconds. */
const [newsPause, changePause] = [60_000, 2_000]

/** Creates the preview of a collection: its mistakes, then the article as readers see it. */
export function createPreview(
  data: SiteData,
  { name: collection, fields }: { name: string; fields: readonly Field[] },
): unknown {
  const { config, bodyClass, checkedByServer } = data
  const contentFolder = config.media_folder.replace(/[^/]*$/, '')
  const context = contextOf(data, collection)
  const isText = fields.some(({ name }) => name === 'body')
  const newPath = `${collection}/new-entry${isText ? '/index.mdx' : '.yaml'}`

  return createClass({
    getInitialState: (): State => ({
      html: '',
      mistakes: undefined,
      checking: true,
      trouble: '',
    }),

    componentDidMount(this: Self) {
      forgetPictures()
      this.stopFollowing = followCursor(() => this.main)
      this.refresh()
      const source = sourcePathOf(this.props.entry)
      if (source) void this.readSource(contentFolder + source)
      if (checkedByServer) return
      let waiting: ReturnType<typeof setTimeout>
      const ask = async (): Promise<void> => {
        clearTimeout(waiting)
        const { entry } = this.props
        const [path = '', slug = ''] = ['path', 'slug'].map((name) => textOf(entry.get(name)))
        const news =
          path && slug && !document.hidden
            ? await readNews(data, { path, slug, collection: textOf(entry.get('collection')) })
            : this.state.news
        if (this.gone) return
        this.page = pageOf(path.slice(contentFolder.length), this.shown)
        this.setState({ news })
        waiting = setTimeout(() => void ask(), newsPause)
      }
      this.hear = () => {
        clearTimeout(waiting)
        waiting = setTimeout(() => void ask(), changePause)
      }
      proposals.addEventListener('change', this.hear)
      void ask()
    },

    componentDidUpdate(this: Self) {
      this.refresh()
    },

    componentWillUnmount(this: Self) {
      this.gone = true
      clearTimeout(this.waiting)
      this.stopFollowing()
      proposals.removeEventListener('change', this.hear)
      document.body.removeAttribute('data-unchanged')
      if (this.isUnchanged) void forgetCopyOf(this.props.entry)
    },

    /** Renders and checks the article once nothing was typed for a moment. */
    refresh(this: Self) {
      const values = valuesOf(this.props.entry)
      const text = withMark(withoutBlobs(toFile(values, fields)), values, data.timeZone)
      // Sveltia takes an entry for changed once it has drawn its lists of words.
      this.isUnchanged = text === values[originalField]
      document.body.toggleAttribute('data-unchanged', this.isUnchanged)
      if (text === this.shown) return
      this.shown = text
      this.setState({ checking: true })
      clearTimeout(this.waiting)
      this.waiting = setTimeout(() => {
        const path = pathOf(this.props.entry, contentFolder) ?? newPath
        if (isText) this.draw(textOf(values.body))
        else void this.drawPage(path, text)
        this.waiting = setTimeout(() => void this.check(path, text), checkPause)
      }, pause)
    },

    /** Renders the text. The last good one stays where it cannot be read: the check says why. */
    draw(this: Self, body: string) {
      try {
        const html = renderText(body, context, pictureAddress)
        this.setState({ html })
      } catch {
        return
      }
      for (const name of pictureNames(body)) void this.load(name, body)
    },

    /** Renders the page that shows a file. The last good one stays while the file has mistakes: the check says which. */
    async drawPage(this: Self, path: string, text: string) {
      try {
        const { renderPage } = await import('./page-preview')
        const html = await renderPage(data, path, text)
        if (html !== undefined && !this.gone && text === this.shown) this.setState({ html })
      } catch (error) {
        console.warn(error)
      }
    },

    /** Shows beside a translation what it translates. */
    async readSource(this: Self, path: string) {
      const where = { backend: config.backend, local: checkedByServer }
      const own = textOf(valuesOf(this.props.entry)[originalField])
      const source = await showSource(own, {
        now: () => currentText(path, where),
        earlier: (accept) => translatedText(path, sourceOf(own).sourceHash, accept, where),
        render: (body) => renderText(body, data.context, () => ''),
      })
      if (source && !this.gone) this.setState({ source })
    },

    /** Loads a picture from the folder of the text, or of what it translates, and shows it. */
    async load(this: Self, name: string, body: string) {
      if (pictureAddress(name)) return
      const { entry, getAsset } = this.props
      const folder = sourcePathOf(entry).replace(/[^/]*$/, '')
      const asset = getAsset(`./${name}`) ?? getAsset(`/${contentFolder}${folder}${name}`)
      const base64 = await asset?.toBase64()
      if (!base64 || this.gone) return
      const type = name.toLowerCase().endsWith('.png') ? 'png' : 'jpeg'
      addPicture(name, base64.replace(/^(?!data:)/, `data:image/${type};base64,`))
      this.draw(body)
    },

    async check(this: Self, path: string, text: string) {
      const { entry } = this.props
      const [slug = '', collection = ''] = ['slug', 'collection'].map((name) =>
        textOf(entry.get(name)),
      )
      const empty = emptyFields(fields, valuesOf(entry), data.shownOn[path])
      const alone = (): Diagnostic[] => checkAlone(path, text, { ...data, facts: context.facts })
      this.words ??= readWordList(data, path, { slug, collection })
      const [spelling, [found, trouble]] = await Promise.all([
        Promise.all([import('./spelling'), this.words])
          .then(([{ checkSpelling }, list]) =>
            checkSpelling(path, text, textsOf(path, text), data.language, list),
          )
          .catch(() => undefined),
        checkedByServer
          ? checkOnServer(path, text).then(
              (all) => [all, ''] as const,
              () => [alone(), noServer] as const,
            )
          : ([alone(), ''] as const),
      ])
      const all = [...found.filter(({ kind }) => kind !== 'spelling'), ...(spelling ?? [])]
      // What a schema says of an empty field does not name the pages.
      const isTold = ({ field }: Mistake): boolean => empty.some((one) => one.field === field)
      const mistakes = [...empty, ...explainMistakes(all, text).filter((one) => !isTold(one))]
      if (!this.gone && text === this.shown)
        this.setState({
          mistakes,
          trouble: [...(spelling ? [] : [notSpelled]), trouble].join(' '),
          checking: false,
        })
    },

    accept(this: Self, word: string) {
      void addWord(word, checkedByServer)
      const { mistakes = [] } = this.state
      this.setState({ mistakes: mistakes.filter((one) => one.word !== word) })
    },

    /** Puts the cursor where the words are written that were pressed in the preview. */
    press(this: Self, event: MouseEvent) {
      const target = event.target as Element
      if (target.closest('.porchlight-notes')) return
      // A link would lead the preview away from the page.
      if (target.closest('a')) event.preventDefault()
      const words = target.closest(`a, ${texts}`)?.textContent ?? ''
      const values = valuesOf(this.props.entry)
      const line = isText ? lineWith(words, textOf(values.body), context.facts) : 0
      if (line > 0) return void goTo({ line })
      const own = fields.map(({ name }) => name).filter((name) => name !== 'body')
      const shown = Object.fromEntries(own.map((name) => [name, values[name]]))
      const field = fieldWith(words, shown, context.facts)
      if (field !== undefined) void goTo({ field })
    },

    render(this: Self) {
      const { entry } = this.props
      const { html, source, news } = this.state
      const title = textOf(entry.getIn(['data', 'name']) ?? entry.getIn(['data', 'title']))
      const body = (html: string): unknown =>
        h('div', { className: bodyClass, dangerouslySetInnerHTML: { __html: html } })
      const pair = (...parts: unknown[]): unknown =>
        h('div', { className: 'porchlight-pair' }, ...parts)
      const sections = sectionsOf(html)
      const values = valuesOf(entry)
      const fields = (source?.fields ?? []).map(({ path, label, html }) =>
        pair(
          h('p', null, h('small', null, label), textOf(valueAt(values, path))),
          h('p', { dangerouslySetInnerHTML: { __html: html } }),
        ),
      )
      const rendered = isText ? null : h('div', { dangerouslySetInnerHTML: { __html: html } })
      // Else what has changed in the original comes first.
      const isUpToDate = source?.change === 'none'
      const path = pathOf(entry, contentFolder) ?? newPath
      const opened = {
        path: textOf(entry.get('path')),
        page: this.page,
        text: textOf(values[originalField]),
      }
      return h(
        'main',
        {
          className: 'porchlight-preview',
          onClick: (event: MouseEvent) => this.press(event),
          ref: (main: HTMLElement | null) => {
            this.main = main
            if (!main) return
            main.ownerDocument.title = 'Preview'
            main.ownerDocument.documentElement.lang = fileLanguage(path, data.language)
          },
        },
        h(
          'header',
          { className: 'porchlight-notes' },
          news ? newsSection(news, values, data, opened) : null,
          mistakeList(this.state, values, data, (word) => this.accept(word), [
            ...(this.isUnchanged ? [] : ownWordsOf(opened.path.slice(contentFolder.length), data)),
          ]),
        ),
        ...(isUpToDate ? [rendered, ...fields] : [...fields, rendered]),
        ...(!isText
          ? []
          : source
            ? sectionsOf(source.body).map((other, index, { length }) => {
                const own = index < length - 1 ? [sections[index]] : sections.slice(index)
                return pair(body(own.join('')), body(other))
              })
            : [h('h1', null, title), body(html)]),
      )
    },
  })
}

/** Returns the parts of an article, each with the heading above it. */
function sectionsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const sections: string[] = []
  for (const { tagName, firstElementChild, outerHTML } of body.children) {
    const begins = tagName === 'H2' && firstElementChild?.tagName !== 'DEL'
    if (sections.length === 0 || begins) sections.push('')
    sections.push((sections.pop() ?? '') + outerHTML)
  }
  return sections
}

const notSpelled = 'Spelling cannot be checked here now. It is checked after you save.'
const noServer =
  'The check of this computer does not answer: is "npm run write" still running? Only the fields and the text were checked.'

function valuesOf(entry: ImmutableMap): Values {
  return (entry.get('data') as ImmutableMap).toJS()
}

/** Returns the path of what an entry translates, below the content folder; empty if it is no translation. */
const sourcePathOf = (entry: ImmutableMap): string =>
  sourceOf(textOf(valuesOf(entry)[originalField])).source

/** Returns the path of an entry below the content folder. A new one has no address yet. */
function pathOf(entry: ImmutableMap, contentFolder: string): string | undefined {
  const path = textOf(entry.get('path'))
  const below = path.slice(contentFolder.length)
  return path.startsWith(contentFolder) && editable.test(below) ? below : undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
