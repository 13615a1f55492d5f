import { diffArrays, diffWordsWithSpace } from 'diff'
import {
  hashedTexts,
  hashLength,
  meaningfulFields,
  readVersion,
  renewTranslation,
  type Version,
} from '../../../../src/content-model/translated-source'
import type { FieldValue } from '../../../../src/content-model/parse/field-values'
import { languageName } from '../../../../src/content-model/language'
import { fieldName, type Step } from '../../../../src/content-model/parse/parse-yaml'
import { outdatedField, upToDateField } from '../config/cms-config'
import { fieldLabels } from '../config/label-of'
import type { SiteData } from '../editor-data'
import type { Values } from './format'

/** A field of a source. */
interface SourceField {
  path: readonly Step[]
  label: string
  html: string
}

/** What a translation translates, as the preview shows it. What has changed since is marked by `<ins>` and `<del>`. */
export interface ShownSource {
  fields: SourceField[]
  body: string
  /** Whether the source has changed since; `unmarked` if its earlier text cannot be found. */
  change: 'none' | 'marked' | 'unmarked'
}

/** How the texts of a source are read and shown. */
interface SourceReader {
  /** Returns the source as it is now. */
  now: () => Promise<string | undefined>
  /** Returns the newest version of it that is accepted. */
  earlier: (accept: (text: string) => Promise<boolean>) => Promise<string | undefined>
  render: (body: string) => string
}

/** Digests of the sources that were shown, by their paths. */
const shown = new Map<string, string>()

/** Reads what a file says of its source: its path, and the digest and day of the translation. */
export function sourceOf(file: string): {
  source: string
  sourceHash: string
  translatedOn: string
} {
  const field = (name: string): string =>
    new RegExp(`^${name}: *(.*?)\\s*$`, 'm').exec(file)?.[1] ?? ''
  return {
    source: field('source'),
    sourceHash: field('sourceHash'),
    translatedOn: field('translatedOn'),
  }
}

/**
 * Shows the source of a translation, and what has changed in it since.
 *
 * @param own the translation as it was read
 * @returns nothing if the source cannot be read
 */
export async function showSource(
  own: string,
  reader: SourceReader,
): Promise<ShownSource | undefined> {
  const { source: path, sourceHash } = sourceOf(own)
  const text = await reader.now()
  const now = text === undefined ? undefined : readVersion(path, text)
  if (!now) return undefined
  const digest = await digestOf(now)
  shown.set(path, digest)
  const unmarked = compared(now, now, reader)
  if (digest === sourceHash) return { ...unmarked, change: 'none' }
  const isTranslated = async (text: string): Promise<boolean> => {
    const version = readVersion(path, text)
    return version !== undefined && (await digestOf(version)) === sourceHash
  }
  const earlier = await reader.earlier(isTranslated).catch(() => undefined)
  const was = earlier === undefined ? undefined : readVersion(path, earlier)
  return was
    ? { ...compared(was, now, reader), change: 'marked' }
    : { ...unmarked, change: 'unmarked' }
}

/** Returns a translation as it is saved: marked as up to date with the source that was shown, if the writer says so. */
export function withMark(text: string, values: Values, timeZone: string): string {
  const { source } = sourceOf(text)
  const digest = shown.get(source)
  if (values[upToDateField] !== true || digest === undefined) return text
  return renewTranslation(text, { source, sourceHash: digest, translatedOn: todayIn(timeZone) })
}

/** Returns whether the source of a translation has changed, as the list says it; nothing for other files. */
export function isOutdated(text: string, hashes: SiteData['sourceHashes']): Values {
  const { source, sourceHash } = sourceOf(text)
  const now = hashes[source]
  return now === undefined ? {} : { [outdatedField]: now !== sourceHash }
}

/** Returns a day in words, or that of a time at a place: November 27, 2026. */
export const dayInWords = (time: string, timeZone = 'UTC'): string =>
  new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone })

/** Returns the day in a time zone: 2026-10-21. */
export const todayIn = (timeZone: string): string =>
  new Date().toLocaleDateString('sv-SE', { timeZone })

/** Returns the digest of a text, or of the texts of a source. */
export async function digestOf(source: Version | string): Promise<string> {
  const text = typeof source === 'string' ? source : hashedTexts(source)
  const bytes = new TextEncoder().encode(text)
  return hexOf(await crypto.subtle.digest('SHA-256', bytes)).slice(0, hashLength)
}

/** Returns bytes in hexadecimal digits. */
export const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Shows a version of a source with marks where it differs from an earlier one. */
function compared(
  was: Version,
  now: Version,
  { render }: SourceReader,
): Omit<ShownSource, 'change'> {
  return {
    fields: comparedFields(was, now),
    body: markChanges(render(bodyOf(was)), render(bodyOf(now))),
  }
}

const bodyOf = ({ body = '' }: Version): string => body.trim()

/** Returns the texts of both versions, and what else has changed, such as a tag. */
function comparedFields(was: Version, now: Version): SourceField[] {
  const [before, after] = [was, now].map(
    (version) => new Map(meaningfulFields(version).map((field) => [fieldName(field.path), field])),
  ) as [Map<string, FieldValue>, Map<string, FieldValue>]
  return [...new Map([...after, ...before])].flatMap(([name, { path, meta }]): SourceField[] => {
    const [old, current] = [before, after].map((fields) => fields.get(name)?.value ?? '')
    if (meta.role !== 'text' && old === current) return []
    const texts = document.createElement('p')
    markWords(texts, old ?? '', current ?? '')
    return [{ path, label: fieldLabels(name), html: texts.innerHTML }]
  })
}

/** Returns the HTML of a text with marks where it differs from an earlier version. */
export function markChanges(was: string, now: string): string {
  const [before, after] = [was, now].map(
    (html) => new DOMParser().parseFromString(html, 'text/html').body,
  ) as [HTMLElement, HTMLElement]
  markChildren(before, after)
  return after.innerHTML
}

function markChildren(before: Element, after: Element): void {
  const [old, current] = [[...before.children], [...after.children]]
  const gone: Element[] = []
  const place = (next: Element | null): void => {
    for (const one of gone.splice(0)) {
      wrapTexts(one, 'del')
      after.insertBefore(one, next)
    }
  }
  for (const { count, added, removed } of diffArrays(old.map(htmlOf), current.map(htmlOf))) {
    if (removed) {
      gone.push(...old.splice(0, count))
    } else if (added) {
      for (const one of current.splice(0, count)) {
        const other = gone[0]?.tagName === one.tagName ? gone.shift() : undefined
        if (other) markPair(other, one)
        else wrapTexts(one, 'ins')
      }
    } else {
      place(current[0] ?? null)
      old.splice(0, count)
      current.splice(0, count)
    }
  }
  place(null)
}

const htmlOf = ({ outerHTML }: Element): string => outerHTML

/** Marks the words of a paragraph that changed; one that became another is shown after what it replaces. */
function markPair(before: Element, after: Element): void {
  if (isGroup(before) && isGroup(after)) return markChildren(before, after)
  const [was, now] = [before.textContent, after.textContent]
  const isOther = sharedLetters(was, now) < Math.max(was.length, now.length) / 3
  if (isOther || isGroup(before) || isGroup(after)) {
    wrapTexts(after, 'ins')
    wrapTexts(before, 'del')
    after.before(before)
  } else markWords(after, was, now)
}

function sharedLetters(was: string, now: string): number {
  const shared = diffWordsWithSpace(was, now).filter(({ added, removed }) => !added && !removed)
  return shared.reduce((sum, { value }) => sum + value.length, 0)
}

/** Puts a text into an element, with marks for the words that changed. */
function markWords(element: Element, was: string, now: string): void {
  const parts = diffWordsWithSpace(was, now).map(({ value, added, removed }) => {
    if (!added && !removed) return value
    const mark = document.createElement(added ? 'ins' : 'del')
    mark.textContent = value
    return mark
  })
  element.replaceChildren(...parts)
}

/** Marks all texts in an element. */
function wrapTexts(element: Element, tag: 'ins' | 'del'): void {
  if (isGroup(element)) return [...element.children].forEach((child) => wrapTexts(child, tag))
  const mark = document.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

const block =
  'p, h2, h3, h4, ul, ol, li, dl, dt, dd, div, section, figure, figcaption, blockquote, table'

/** Returns whether an element has parts, and no text of its own. */
const isGroup = ({ childNodes, children }: Element): boolean =>
  [...children].some((child) => child.matches(block)) &&
  [...childNodes].every((node) => node instanceof Element || node.textContent?.trim() === '')

/** Says which languages have words of their own for a file, such as their hours: they stay as they are. */
export function ownWordsOf(
  path: string,
  { config, digests, translatedContexts }: SiteData,
): string[] {
  return Object.keys(translatedContexts)
    .filter((language) => `${language}/${path}` in digests)
    .map((language) => {
      const file = config.media_folder.replace(/[^/]*$/, `${language}/${path}`)
      const list = config.collections.find((one) =>
        one.files
          ? one.files.some((form) => form.file === file)
          : file.startsWith(`${one.folder}/`),
      )
      const name = languageName(language, 'en-US')
      return `${name} has words of its own for this, which stay as they are. You find them in “${String(list?.label)}”.`
    })
}
