import { existsSync } from 'node:fs'
import { isMap, isScalar, parseDocument } from 'yaml'
import { contentLanguages } from '../../src/build/content-languages'
import { currentDay } from '../../src/build/current-day'
import { measureImages, readContentFiles } from '../../src/build/read-content'
import { ownContentDir } from '../../src/build/settings'
import { checkSite } from '../../src/content-model/check-site'
import { formatDiagnostics, formatWarnings } from '../../src/content-model/diagnostic'
import { languageFolder, translatedPath } from '../../src/content-model/language'
import type { SourceFile } from '../../src/content-model/record'
import { collectionOf, urlOf } from '../../src/content-model/record-key'
import { openClaims } from '../../src/content-model/rules/claims'
import { pagePaths, pathOf } from '../../src/content-model/rules/links'
import { staleHelpLines } from '../../src/content-model/rules/help-lines'
import { contactLinks } from '../../src/content-model/variables/contact-links'
import { defineCommand, runCommand } from '../command'
import { writeSite } from '../write-site'
import { filesOfPart, valueFiles } from './files-of-part'
import { leaveOutLinks } from './leave-out-links'
import { linkPages } from './link-pages'
import { parts } from './parts'

/** Folder of the content that parts are taken from. */
const sampleFolder = 'content'

const list = Object.entries(parts).map(([name, { what }]) => `  ${name.padEnd(14)} ${what}`)

const command = defineCommand({
  call: 'npm run add -- <part> …',
  help: `Copies parts of the sample into ${ownContentDir}/, and lists what they claim about you:\n\n${list.join('\n')}`,
  options: {},
  takesNames: true,
})

async function add(args: readonly string[]): Promise<void> {
  const { positionals: chosen } = command.parse(args)
  const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) {
    throw new Error(`There is no part "${unknown.join('", "')}".\n\n${command.usage}`)
  }
  if (chosen.length === 0) return console.log(command.usage)
  if (!existsSync(ownContentDir)) {
    throw new Error(`There is no ${ownContentDir}/ yet. Begin with: npm run adopt`)
  }
  const today = currentDay(ownContentDir)
  const own = await measureImages(readContentFiles(ownContentDir))
  const languages = contentLanguages(ownContentDir)
  const wanted = chosen.flatMap((name) => parts[name]?.files ?? [])
  const sample = await measureImages(readContentFiles(sampleFolder))
  const { files, values } = filesOfPart(wanted, sample, own, languages, today)
  if (files.length === 0) return console.log('Nothing to add: all files of it are there.')

  const changed = new Map<string, SourceFile>(files.map((file) => [file.path, file]))
  const set = (path: string, text: string): void => {
    changed.set(path, { path, bytes: new TextEncoder().encode(text) })
  }
  const textOf = (path: string, from: readonly SourceFile[]): string | undefined => {
    const file = changed.get(path) ?? from.find((one) => one.path === path)
    return file && new TextDecoder().decode(file.bytes)
  }
  for (const file of valueFiles) {
    for (const language of ['', ...languages]) {
      const path = translatedPath(file, language)
      const text = addValues(textOf(path, own) ?? '', textOf(path, sample) ?? '', values[file])
      if (text) set(path, text)
    }
  }
  const pages = files.flatMap(({ path }) => {
    const key = languageFolder(path) === '' ? collectionOf(path) : undefined
    return (key && urlOf(key)) ?? []
  })
  for (const language of ['', ...languages]) {
    const path = translatedPath('site.yaml', language)
    const linked = linkPages(textOf(path, own) ?? '', textOf(path, sample) ?? '', pages)
    if (linked.labels.length > 0) set(path, linked.text)
  }

  const all = (): SourceFile[] => [
    ...own.filter(({ path }) => !changed.has(path)),
    ...changed.values(),
  ]
  const { records } = checkSite(all(), today)
  const known = new Set(pagePaths(records))
  const [site] = records.of('site')
  const contacts = Object.keys(site ? contactLinks(site.data) : {})
  const leads = (to: string): boolean =>
    to.startsWith('/') ? known.has(pathOf(to)) : contacts.includes(to)
  const leftOut = files.flatMap(({ path, bytes }) => {
    if (!/\.(yaml|mdx)$/.test(path)) return []
    const without = leaveOutLinks(path, new TextDecoder().decode(bytes), leads)
    if (without.leftOut.length > 0) set(path, without.text)
    return without.leftOut.map(({ label, to }) => `  ${path}: "${label}", to ${to}`)
  })

  await writeSite(ownContentDir, [...changed.values()])
  const checked = checkSite(await measureImages(readContentFiles(ownContentDir)), today)
  const added = new Set(changed.keys())
  const claims = [checked.records, ...checked.translations]
    .flatMap((one) => [...openClaims(one), ...staleHelpLines(one, today)])
    .filter(({ file }) => added.has(file))
  const next = chosen.flatMap((name) => parts[name]?.next ?? [])
  console.log(
    [
      `Added to ${ownContentDir}/:\n${[...changed.keys()].map((path) => `  ${path}`).join('\n')}`,
      ...(leftOut.length > 0
        ? [
            `Left out, because your site has no such page, number or address:\n${leftOut.join('\n')}`,
          ]
        : []),
      ...(checked.diagnostics.length > 0
        ? [formatDiagnostics(checked.diagnostics, ownContentDir)]
        : []),
      ...(claims.length > 0 ? [formatWarnings(claims)] : []),
      ...next,
    ].join('\n\n'),
  )
}

/** Returns a file with values of the same file of the sample at its end; undefined if it has them all. */
function addValues(own: string, sample: string, names: readonly string[]): string | undefined {
  const document = parseDocument(own || '{}', { schema: 'failsafe', logLevel: 'error' })
  const source = parseDocument(sample, { schema: 'failsafe', logLevel: 'error' }).contents
  if (!isMap(source)) return undefined
  const pairs = source.items.filter(
    ({ key }) => isScalar(key) && names.includes(String(key.value)) && !document.has(key.value),
  )
  if (pairs.length === 0) return undefined
  if (!isMap(document.contents) || document.contents.items.length === 0) {
    document.contents = document.createNode({}) as never
  }
  for (const pair of pairs) document.add(pair)
  return document.toString({ lineWidth: 110 })
}

void runCommand(command, add)
