import { posix } from 'node:path'
import { checkSite } from '../../src/content-model/check-site'
import { collectionEntries } from '../../src/content-model/collections'
import { factsOfSite, factToken } from '../../src/content-model/facts'
import { languageFolder, sourcePath } from '../../src/content-model/language'
import {
  type ContentRecord,
  type ContentRecords,
  type SourceFile,
  fileOf,
} from '../../src/content-model/record'
import { fieldValues } from '../../src/content-model/parse/field-values'
import { referencesOf } from '../../src/content-model/rules/links'

/** Files that hold many small values. Only those values are taken that the other files use. */
export const valueFiles = ['facts.yaml', 'prices.yaml'] as const

/** What a site takes over from the sample. */
export interface Addition {
  files: SourceFile[]
  /** Names of facts and prices that the files use and the site lacks, by the file of the sample. */
  values: Readonly<Record<(typeof valueFiles)[number], string[]>>
}

/**
 * Finds the files of the sample that a part consists of, and those that they name: shared sections, questions,
 * people, pictures. Files that the site has stay as they are.
 *
 * @param wanted files, and folders with a slash at the end
 * @param languages folders of the languages of the site, besides the first one
 */
export function filesOfPart(
  wanted: readonly string[],
  sample: readonly SourceFile[],
  own: readonly SourceFile[],
  languages: readonly string[],
  today: string,
): Addition {
  const { records } = checkSite(sample, today)
  const known = factsOfSite(checkSite(own, today).records) ?? {}
  const paths = new Set(own.map(({ path }) => path))
  const needed = new Set<string>()
  const need = (path: string): void => {
    if (needed.has(path) || (valueFiles as readonly string[]).includes(path)) return
    needed.add(path)
    const record = records.all.find(({ file }) => file === path)
    if (record) filesNamedIn(record, records, sample).forEach(need)
  }
  sample
    .filter(({ path }) =>
      wanted.some((one) => path === one || (one.endsWith('/') && path.startsWith(one))),
    )
    .forEach(({ path }) => need(path))
  const added = sample.filter(({ path }) => {
    const language = languageFolder(path)
    const isWanted = language === '' || languages.includes(language)
    return isWanted && needed.has(sourcePath(path)) && !paths.has(path)
  })
  const texts = (names: readonly string[]): string[] => {
    const values: Readonly<Record<string, unknown>> = records.of('facts')[0]?.data ?? {}
    return names.flatMap((name) =>
      Array.from(String(values[name]).matchAll(factToken), ([, inner = '']) => inner),
    )
  }
  const direct = records.all
    .filter(({ file }) => added.some(({ path }) => path === file))
    .flatMap(namesIn)
  // A fact can be a sentence that names others.
  const used = new Set([...direct, ...texts(direct)])
  const valuesOf = (file: (typeof valueFiles)[number]): string[] => {
    const values = records.all.find((record) => record.file === file)?.data ?? {}
    return Object.keys(values).filter((name) => used.has(name) && !Object.hasOwn(known, name))
  }
  return {
    files: added,
    values: { 'facts.yaml': valuesOf('facts.yaml'), 'prices.yaml': valuesOf('prices.yaml') },
  }
}

/** Returns the files that a record cannot do without. */
function filesNamedIn(
  record: ContentRecord,
  records: ContentRecords,
  sample: readonly SourceFile[],
): string[] {
  const { file, body = '' } = record
  const folder = `${posix.dirname(file)}/`
  const used = namesIn(record)
  const lines = records.of('helpLines')[0]?.data.lines ?? {}
  const usesHelpLine = used.some((name) => Object.keys(lines).some((line) => name.startsWith(line)))
  return [
    ...referencesOf(record).map(({ name, id }) => fileOf(name, id)),
    ...collectionEntries.flatMap(([name, { ids = [], neededBy }]) =>
      neededBy && file.startsWith(neededBy) ? ids.map((id) => fileOf(name, id)) : [],
    ),
    ...(body.includes('<OurPromises') ? ['shared/promises.yaml'] : []),
    ...(usesHelpLine ? ['help-lines.yaml'] : []),
    // Pictures and drawings are in the folder of the file that shows them.
    ...sample
      .map(({ path }) => path)
      .filter((path) => path.startsWith(folder) && !/\.(ya?ml|mdx)$/.test(path))
      .filter((path) => body !== '' || JSON.stringify(record.data).includes(path)),
  ]
}

/** Returns the names of facts, prices and help lines that a file uses. */
function namesIn({ collection, parsed, body = '' }: ContentRecord): string[] {
  const values = fieldValues({ collection, parsed })
  const texts = [...values.map(({ value }) => value), body]
  return [
    ...texts.flatMap((text) => Array.from(text.matchAll(factToken), ([, name = '']) => name)),
    ...Array.from(body.matchAll(/<HelpLine\s+line="([^"]*)"/g), ([, name = '']) => name),
    ...values
      .filter(({ meta }) => meta.role === 'price' || meta.role === 'help-line')
      .map(({ value }) => value),
  ]
}
