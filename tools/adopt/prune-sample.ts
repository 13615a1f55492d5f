import { parseDocument, visit, type Document } from 'yaml'
import { languageFolder, sourcePath } from '../../src/content-model/language'
import { fileLanguage } from '../../src/content-model/prose/file-language'
import { collectionOf, urlOf } from '../../src/content-model/record-key'
import { dropSentencesInMarkdown } from './drop-sentences'
import { pruneDocument, type Removal } from './prune-yaml'
import { rewording } from './reword'
import type { SamplePart } from './sample-parts'

/** Default language of the sample content. */
const sampleLanguage = 'en'

const pricesFile = 'prices.yaml'

/** Text files of a content folder by their paths. */
export type ContentTexts = ReadonlyMap<string, string>

/**
 * Returns the sample content without some of its parts, and without every link, menu entry, section
 * and sentence about them. A page that loses what it cannot be without goes too, and with a file go its
 * translations.
 *
 * @param contacts links to contact details that the organization does not have
 */
export function pruneSample(
  sample: ContentTexts,
  part: SamplePart,
  contacts: readonly string[],
): Map<string, string> {
  const isInPart = (path: string): boolean =>
    part.files.some((file) => path === file || path.startsWith(`${file}/`))
  const original = filesIn(sample, '')
  const left = pruneLanguage(original, { part, contacts, isGone: isInPart, gone: [] })
  const gone = [...original.keys()].filter((path) => !left.has(path))
  const languages = new Set([...sample.keys()].map(languageFolder).filter(Boolean))
  for (const language of languages) {
    const words = [...part.words, ...(part.translatedWords[language] ?? [])]
    const translated = pruneLanguage(filesIn(sample, language), {
      part: { ...part, words },
      contacts,
      isGone: (path) => !left.has(sourcePath(path)),
      gone,
      prices: sample.get(pricesFile),
    })
    for (const [path, text] of translated) left.set(path, text)
  }
  return left
}

function filesIn(sample: ContentTexts, language: string): ContentTexts {
  return new Map([...sample].filter(([path]) => languageFolder(path) === language))
}

/** What is taken out of the files of one language. */
interface Pruning {
  part: SamplePart
  contacts: readonly string[]
  /** Whether a file goes whatever it holds. */
  isGone: (path: string) => boolean
  /** Files of the default language that are gone already, to which links go too. */
  gone: readonly string[]
  /** The prices of the default language, which all languages share. */
  prices?: string | undefined
}

/** Takes out files until no other has lost what it cannot be without. */
function pruneLanguage(sample: ContentTexts, pruning: Pruning): Map<string, string> {
  let removed = new Set([...sample.keys()].filter(pruning.isGone))
  for (;;) {
    const removal = removalOf(sample, removed, pruning)
    const left = new Map<string, string>()
    for (const [path, text] of sample) {
      if (removed.has(path)) continue
      const language = fileLanguage(path, sampleLanguage)
      const rest = pruneFile(path, text, pruning.part, { ...removal, language })
      if (rest !== undefined) left.set(path, rest)
    }
    const gone = new Set([...sample.keys()].filter((path) => !left.has(path)))
    if (gone.size === removed.size) return left
    removed = gone
  }
}

function removalOf(
  sample: ContentTexts,
  removed: ReadonlySet<string>,
  { part, contacts, gone, prices }: Pruning,
): Omit<Removal, 'language'> {
  const paths = new Set<string>()
  const references: Record<string, Set<string>> = {}
  for (const path of [...gone, ...removed]) {
    const key = collectionOf(path)
    const url = key && urlOf(key)
    // What is not there in another language is still there in the default language.
    if (languageFolder(path) === '' && url !== undefined && url !== '/') paths.add(url)
    // A field that names records is named like their folder.
    const [folder, file] = sourcePath(path).split('/')
    if (key && folder && file) (references[folder] ??= new Set()).add(key.id)
  }
  const priceNames = [...gone, ...removed].includes(pricesFile)
    ? namesIn(prices ?? sample.get(pricesFile) ?? '')
    : []
  const variables = [...part.variables, ...priceNames, ...contacts.flatMap(variableOf)]
  return {
    ...part,
    ...{ variables, paths, references, contacts },
    reword: rewording(part.instead),
  }
}

/** Variable of the contact detail that a link leads to. */
function variableOf(contact: string): string[] {
  const variables: Readonly<Record<string, string>> = {
    text: 'textPhone',
    email: 'email',
    'general-email': 'generalEmail',
  }
  const variable = variables[contact]
  return variable ? [variable] : []
}

function namesIn(yaml: string): string[] {
  return Object.keys((parseDocument(yaml).toJS() ?? {}) as object)
}

/** @returns undefined where the file goes */
function pruneFile(
  path: string,
  text: string,
  part: SamplePart,
  removal: Removal,
): string | undefined {
  if (path.endsWith('.mdx')) return pruneMarkdown(text, removal)
  if (!path.endsWith('.yaml')) return text
  const document = parseDocument(text)
  const before = String(document)
  if (sourcePath(path) === 'facts.yaml') for (const name of part.variables) document.delete(name)
  const isLeft = pruneDocument(document, removal)
  for (const [prefix, fields] of Object.entries(part.fields)) {
    if (sourcePath(path).startsWith(prefix))
      for (const field of fields) deleteEverywhere(document, field)
  }
  if (!isLeft) return undefined
  // A file that is not concerned stays as it was written, with its line breaks.
  return String(document) === before ? text : document.toString({ lineWidth: 100 })
}

function pruneMarkdown(text: string, removal: Removal): string {
  const [matter = ''] = /^---\n[^]*?\n---\n/.exec(text) ?? []
  const body = dropSentencesInMarkdown(removal.reword(text.slice(matter.length)), removal)
  const unlinked = body.replace(
    /\[([^\]]*)\]\((\/[^)?#\s]*)(?:[?#][^)]*)?\)/g,
    (link: string, text: string, path: string) => (removal.paths.has(path) ? text : link),
  )
  return matter + unlinked
}

function deleteEverywhere(document: Document, field: string): void {
  visit(document, { Map: (_, map) => void map.delete(field) })
}
