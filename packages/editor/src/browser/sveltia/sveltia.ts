import type { ReactElement } from 'react'
import './preferences'
import CMS from '@sveltia/cms'
import type { CmsConfig } from '../../config/cms-config'

/** An immutable map, as the editor hands over what it knows of an entry. */
export interface ImmutableMap {
  get: (key: string) => unknown
  getIn: (path: readonly string[]) => unknown
  setIn: (path: readonly string[], value: unknown) => ImmutableMap
  toJS: () => Record<string, unknown>
}

/** A file that the writer chose. */
interface PickedFile {
  /** Its address in the text: its name, or the address of a blob until it is saved. */
  value: string
}

/** Properties of an input of our own. */
export interface ControlProps {
  value: unknown
  forID: string
  entry: ImmutableMap | undefined
  onChange: (value: string) => void
  pickFile: (options: { kind: 'image'; allowURL: boolean }) => Promise<PickedFile | null>
}

/** Properties of a preview of our own. */
export interface PreviewProps {
  entry: ImmutableMap
  getAsset: (path: string) => { toBase64: () => Promise<string> } | undefined
}

/** A save, and the account of the writer. */
export interface SaveEvent {
  author: { login: string }
  entry: ImmutableMap
}

/** Handler that the editor calls when it saves. */
interface SaveListener {
  name: 'preSave'
  handler: (event: SaveEvent) => unknown
}

/** The part of the editor that we use. */
interface Editor {
  init(options: { config: CmsConfig }): Promise<void>
  registerCustomFormat(
    name: string,
    extension: string,
    methods: {
      fromFile(text: string): Record<string, unknown>
      toFile(values: Record<string, unknown>): Promise<string>
    },
  ): void
  registerFieldType(name: string, control: unknown): void
  registerPreviewTemplate(name: string, preview: unknown): void
  registerPreviewStyle(style: string, options: { raw: boolean }): void
  registerEventListener(listener: SaveListener): void
}

export const editor = CMS as Editor

/** A component as `createClass` makes it: `this` in its methods. */
export interface Component<Props, State = Record<string, never>> {
  props: Props
  state: State
  setState(state: Partial<State>): void
}

interface Globals {
  h: (type: unknown, props?: object | null, ...children: unknown[]) => ReactElement
  createClass: (methods: object) => unknown
}

/** React of the editor, which it makes known to scripts like ours. Another copy would not fit its own. */
export const { h, createClass } = globalThis as unknown as Globals
