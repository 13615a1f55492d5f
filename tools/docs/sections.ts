import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import * as z from 'zod'
import { pageCollections } from '../../src/content-model/collections'
import { type ContentRecord, type ContentRecords, layOutCity } from '../../src/content-model/record'
import type { BlogContent } from '../../src/content-model/schemas/blog'
import type { CityContent, PageContent } from '../../src/content-model/schemas/page'
import { action } from '../../src/content-model/schemas/fields'
import { iconNames } from '../../src/content-model/schemas/icons'
import {
  writtenSection,
  type SectionEntry,
  type WrittenSection,
} from '../../src/content-model/schemas/section'

/** Field of a section kind. */
interface Field {
  /** `cards[].title` */
  name: string
  optional: boolean
  /** Type of the field in words: words, a list, one of some values. */
  type: string
  description: string
}

/** Section kind as its schema describes it. */
interface Kind {
  kind: string
  /** Doc comment of its schema. */
  description: string
  fields: Field[]
}

interface Schema {
  type?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: string[]
  const?: string
  anyOf?: Schema[]
  minItems?: number
  maxItems?: number
}

/** Returns every section kind with its fields, in alphabetical order. */
export function describeKinds(): Kind[] {
  return writtenSection.options
    .map((option) => {
      const schema = z.toJSONSchema(option, { io: 'input' }) as Schema
      const kind = schema.properties?.kind?.const ?? ''
      return { kind, description: commentOf(kind), fields: fieldsOf(schema, '') }
    })
    .sort((a, b) => a.kind.localeCompare(b.kind))
}

function fieldsOf(schema: Schema, prefix: string): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => prefix !== '' || name !== 'kind')
    .flatMap(([name, field]) => {
      const path = prefix + name
      const inner = field.items?.properties ? field.items : field
      const optional = !schema.required?.includes(name)
      return [
        { name: path, optional, type: typeOf(field), description: field.description ?? '' },
        ...(isAction(inner) ? [] : fieldsOf(inner, `${path}${field.items ? '[]' : ''}.`)),
      ]
    })
}

/** Returns whether a group of fields is a button, which the document describes once. */
const isAction = ({ properties }: Schema): boolean =>
  properties?.label?.description === action.shape.label.description

/** Largest number of enum values that are listed: icons and illustrations have more. */
const maxListed = 6

function typeOf(field: Schema): string {
  if (field.type === 'array') {
    return `list${sizeOf(field)}${field.items && isAction(field.items) ? ' [buttons](#buttons)' : ''}`
  }
  if (isAction(field)) return '[button](#buttons)'
  if (field.enum?.length === iconNames.length) return 'icon'
  if (field.properties) return 'group'
  if (field.type === 'object') return 'words by name'
  const values = field.enum ?? field.anyOf?.flatMap((one) => one.enum ?? [])
  if (values && values.length <= maxListed) {
    return [...values.map((value) => `\`${value}\``), ...(field.anyOf ? ['a path'] : [])].join(', ')
  }
  return values ? 'name' : 'words'
}

function sizeOf({ minItems, maxItems }: Schema): string {
  if (minItems !== undefined && maxItems !== undefined) return ` of ${minItems} to ${maxItems}`
  if (minItems !== undefined && minItems > 1) return ` of ${minItems} or more`
  return maxItems === undefined ? '' : ` of ${maxItems} at most`
}

/** Returns the sources of the schemas of all kinds. */
function schemaSources(): string {
  const folder = 'src/content-model/schemas/sections'
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  return files.join('\n')
}

/** Returns the doc comment of the schema of a kind. */
function commentOf(kind: string): string {
  const pattern = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[^])*)\*/\nexport const \w+ = z\s*\.strictObject\(\{\s*kind: z\.literal\('${kind}'\)`,
  )
  const [, comment = ''] = pattern.exec(schemaSources()) ?? []
  return comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Section of our content that shows what its kind looks like. */
interface Example {
  /** Path of the content file. */
  file: string
  yaml: string
  /** Number of fields that it uses. */
  fields: number
}

/** Returns for each kind the section with the most fields; of several, the shortest. */
function findExamples(records: ContentRecords): Map<string, Example> {
  const found = new Map<string, Example>()
  for (const name of [...pageCollections, 'blog'] as const) {
    for (const record of records.of(name)) {
      // Of the two homes, one is served.
      if (name === 'home' && record.id !== records.of('site')[0]?.data.home) continue
      for (const entry of entriesOf(record, records)) {
        const section = sectionOf(entry, records)
        if (!section) continue
        const yaml = stringify(section, { lineWidth: 90 })
        const file = 'shared' in entry ? `shared/${entry.shared}.yaml` : record.file
        const example = { file, yaml, fields: Object.keys(section).length }
        if (tellsMore(example, found.get(section.kind))) found.set(section.kind, example)
      }
    }
  }
  return found
}

function tellsMore(example: Example, known: Example | undefined): boolean {
  if (!known || example.fields !== known.fields) return example.fields > (known?.fields ?? 0)
  return example.yaml.length < known.yaml.length
}

function entriesOf(record: ContentRecord, records: ContentRecords): SectionEntry[] {
  const data = record.data as PageContent | CityContent | BlogContent
  if ('after' in data) return [data.hero, ...data.after]
  if (!('own' in data)) return data.sections
  const layout = records.of('layout')[0]?.data
  return layout ? layOutCity(data, layout) : []
}

function sectionOf(entry: SectionEntry, records: ContentRecords): WrittenSection | undefined {
  return 'kind' in entry ? entry : records.find('shared', entry.shared)?.data
}

/** Path of the documentation of sections. */
export const markdownFile = 'docs/sections.md'

/** Returns docs/sections.md: every section kind with its fields and an example. */
export function sectionsMarkdown(records: ContentRecords): string {
  const examples = findExamples(records)
  const kinds = describeKinds()
  return `# Sections

<!-- Made by \`npx tsx tools/docs/main.ts\` from src/content-model/schemas/sections, and content/. -->

A page is a list of sections. Each has a \`kind\` and the fields of that kind. A section that many pages use
is a file of \`content/shared\`, and pages refer to it with \`shared: <file>\`. All words can contain facts in
braces, such as \`{phone}\`.

<a id="buttons"></a>A **button** has two fields. \`label\`: ${action.shape.label.description} \`to\`: ${action.shape.to.description}

An **icon** is one of: ${iconNames.join(', ')}.

${kinds.map(({ kind }) => `- [${kind}](#${kind})`).join('\n')}
${kinds.map((kind) => kindMarkdown(kind, examples.get(kind.kind))).join('')}`
}

function kindMarkdown({ kind, description, fields }: Kind, example: Example | undefined): string {
  if (!example) throw new Error(`No page of content/ shows a section of the kind "${kind}".`)
  return `
## ${kind}

${description}

${fields.map(fieldMarkdown).join('\n')}

From \`content/${example.file}\`:

\`\`\`yaml
${example.yaml.trimEnd()}
\`\`\`
`
}

function fieldMarkdown({ name, optional, type, description }: Field): string {
  // Icons are described once, at the top.
  const text = type === 'icon' ? '' : description
  return `- \`${name}\`${optional ? ' (optional)' : ''}: ${type}. ${text}`.trimEnd()
}
