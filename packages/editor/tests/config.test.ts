/** @jest-environment node */
import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import * as z from 'zod'
import { article } from '../../../src/content-model/schemas/article'
import { day, icon, label, text, trueOrFalse } from '../../../src/content-model/schemas/fields'
import { guide } from '../../../src/content-model/schemas/guide'
import { writtenSection } from '../../../src/content-model/schemas/section'
import { localBackend, remoteBackend } from '../src/config/backend'
import { cmsConfig, formsOf, type CmsConfig, type ContentOptions } from '../src/config/cms-config'
import { fieldsOf, type Field } from '../src/config/fields'
import { labelOf } from '../src/config/label-of'

const content = {
  title: 'Tech Help',
  folder: 'content',
  categories: ['Scams', 'Email'],
  author: 'Nora Fielden',
  yaml: {
    folders: ['faqs', 'testimonials', 'team'],
    prices: ['sessionFrom'],
    facts: ['refund'],
    helpLines: ['ftc'],
    pages: [{ folder: 'pages', collection: 'page' }],
    shared: [{ name: 'mission', kind: 'prose', label: 'Our mission' }],
    named: { faqs: [{ value: 'visits', label: 'About visits' }], guide: [] },
    shownOn: { 'prices.yaml': { sessionFrom: ['Pricing'] } },
  },
} satisfies ContentOptions
const repository = { host: 'github', repo: 'help/site', branch: 'main' } as const

const local = cmsConfig(content, localBackend(), false)
const translated = cmsConfig(
  { ...content, languages: [{ language: 'es', categories: ['Estafas', 'Correo'] }] },
  localBackend(),
  false,
)
const remote = cmsConfig(content, remoteBackend(repository), true)

const named = (config: CmsConfig, name: string): readonly Field[] =>
  formsOf(config).find((form) => form.name === name)?.fields ?? []
const field = (name: string, fields = named(local, 'articles')): Field | undefined =>
  fields.find((one) => one.name === name)

/** The paths of all fields, those of objects too. */
const paths = (fields: readonly Field[], base = ''): string[] =>
  fields.flatMap((one) => [base + one.name, ...paths(one.fields ?? [], `${base}${one.name}.`)])

const schemaPaths = (schema: z.ZodObject, base = ''): string[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, shape]) => {
    const inner = shape instanceof z.ZodOptional ? shape.unwrap() : shape
    return [
      base + name,
      ...(inner instanceof z.ZodObject ? schemaPaths(inner, `${base}${name}.`) : []),
    ]
  })

describe('the configuration of the editor for writers', () => {
  it.each([
    ['articles', article],
    ['guides', guide],
  ] as const)('has a place for every field of %s', (name, schema) => {
    const names = paths(named(local, name))

    expect(names.toSorted()).toEqual([...schemaPaths(schema), 'body', 'original'].toSorted())
    expect(names[0]).toBe('title')
  })

  it('has the same fields for translations, which nobody begins here, and a switch', () => {
    const own = translated.collections.filter(({ name }) => name.endsWith('-es'))
    expect(own).toMatchObject([
      { label: 'Articles in Spanish', folder: 'content/es/articles', create: false },
      { label: 'Guides in Spanish', folder: 'content/es/guides', create: false },
    ])
    for (const name of ['articles', 'guides']) {
      const [title, ...others] = paths(named(local, name))
      expect(paths(named(translated, `${name}-es`))).toEqual([
        title,
        'upToDate',
        ...others,
        'outdated',
      ])
    }
    const categories = field('category', named(translated, 'articles-es'))
    expect(categories?.options).toMatchObject([{ value: 'Estafas' }, { value: 'Correo' }])
  })

  it.each([
    ['of this computer', local],
    ['with another language', translated],
    ['of a deployed site', remote],
    [
      'of a site at GitLab',
      cmsConfig(content, remoteBackend({ ...repository, host: 'gitlab' }), true),
    ],
    [
      'with a server that signs writers in',
      cmsConfig(
        content,
        remoteBackend({ ...repository, signInServer: 'https://sign-in.example.org' }),
        true,
      ),
    ],
  ])('fits the JSON schema of the package: that %s', (_name, config) => {
    const file = 'packages/editor/node_modules/@sveltia/cms/schema/sveltia-cms.json'
    const ajv = new Ajv({ allErrors: true, unknownFormats: 'ignore', logger: false })
    const fits = ajv.compile(JSON.parse(readFileSync(file, 'utf8')) as object)

    fits(config)

    expect(fits.errors).toBeNull()
    expect(fits({ ...config, backend: { name: 'github' } })).toBe(false)
  })

  it('says the descriptions of the schema below each field, and which must be filled in', () => {
    const fields = fieldsOf(
      z.strictObject({
        lostPhone: text().max(80).describe('What to do first.'),
        helper: label().optional(),
        onTop: trueOrFalse().optional().describe('true: stands on top.'),
      }),
    )

    expect(fields).toEqual([
      expect.objectContaining({
        name: 'lostPhone',
        label: 'Lost phone',
        hint: 'What to do first.',
        required: true,
        widget: 'string',
        maxlength: 80,
      }),
      expect.objectContaining({ name: 'helper', label: 'Helper', required: false }),
      expect.objectContaining({ widget: 'boolean', hint: 'On: stands on top.' }),
    ])
  })

  it('offers choices by name, a calendar for days, and lists with their limits', () => {
    const [picture, from, words] = fieldsOf(
      z.strictObject({ picture: icon(), from: day(), words: z.array(label()).min(1).max(6) }),
    )

    expect(picture).toMatchObject({ widget: 'select' })
    expect(picture?.options).toContainEqual({ label: 'Phone off', value: 'phone-off' })
    expect(from).toMatchObject({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' })
    expect(words).toMatchObject({ widget: 'list', min: 1, max: 6 })
  })

  it('has a form for each part of a list, for what may be one of two, and for prices by name', () => {
    const [questions] = named(local, 'faqs').filter(({ name }) => name === 'questions')
    expect(questions).toMatchObject({ widget: 'list', summary: '{{fields.question}}' })
    expect(paths(questions?.fields ?? [])).toEqual(['question', 'answer'])
    expect(field('link', named(local, 'alerts'))).toMatchObject({
      fields: [{ name: 'label' }, { name: 'to' }, { name: 'address' }],
    })
    expect(named(local, 'prices')).toMatchObject([
      {
        ...{ name: 'sessionFrom', label: 'Session from', required: true, widget: 'string' },
        hint: expect.stringMatching(/^In US dollars, .* Shown on “Pricing”\.$/) as string,
      },
      { name: 'original' },
    ])
    expect(paths(named(local, 'help-lines'))).toContain('lines.ftc.hours.opens')
  })

  it('has no form for a file or folder that the site lacks', () => {
    const none = { folders: [], prices: [], facts: [], helpLines: [] }
    const yaml = { ...none, pages: [], shared: [], named: {}, shownOn: {} }
    const names = formsOf(cmsConfig({ ...content, yaml }, localBackend(), false))
    expect(names.map(({ name }) => name)).toEqual(['articles', 'guides', 'alerts', 'site'])
  })

  it('has a block for each kind of section, with its limits, and what it names to choose from', () => {
    const types = field('sections', named(local, 'pages'))?.types ?? []
    const kinds = z.toJSONSchema(writtenSection, { io: 'input' }).oneOf ?? []
    // Shared sections are one more; there are no guides to choose from.
    expect(types).toHaveLength(kinds.length)
    expect(types.map(({ name }) => name)).not.toContain('guides')
    const [questions] = types.filter(({ name }) => name === 'faq')
    expect(questions).toMatchObject({ label: 'Questions', summary: '{{fields.title}}' })
    expect(field('faqs', questions?.fields)).toMatchObject({
      ...{ widget: 'list', min: 1 },
      field: { widget: 'select', options: [{ value: 'visits', label: 'About visits' }] },
    })
    // The words of the others are changed in their files.
    const fixed = types.filter(({ fields }) => fields.every(({ name }) => name === 'kind'))
    expect(fixed.map(({ name }) => name)).toEqual(['consultation-form', 'site-map'])
    expect(paths(named(local, 'shared-mission'))).toContain('paragraphs')
  })

  it('stops at a field that the editor has no input for', () => {
    expect(() => fieldsOf(z.strictObject({ size: z.number() }))).toThrow('"size"')
  })

  it('keeps pictures beside the text, and the address once the entry is there', () => {
    for (const collection of local.collections.slice(0, 2)) {
      expect(collection).toMatchObject({ media_folder: '', public_folder: '.' })
    }
    for (const collection of local.collections) {
      // What nobody begins in the editor has no address to choose.
      if (collection.files || collection.create === false) continue
      expect(collection.slug).toMatchObject({ editable: ['create'] })
      const [pattern, message] = (collection.slug as { pattern: [string, string] }).pattern
      expect('lost-password').toMatch(new RegExp(pattern))
      expect('Lost password').not.toMatch(new RegExp(pattern))
      expect(message).toContain('lower-case letters, digits and single hyphens')
    }
  })

  it.each([
    ['summaryForFamily', 'Summary for family'],
    ['phone-off', 'Phone off'],
    ['KeyPoints', 'Key points'],
    ['Device Setup', 'Device Setup'],
  ])('shows %s as "%s"', (name, shown) => {
    expect(labelOf(name)).toBe(shown)
  })
})
