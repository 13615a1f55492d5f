import { articleFormat, bodyInput } from '../config/cms-config'
import { fontAddress, type SiteData } from '../editor-data'
import { BodyField } from './body-field'
import { editorStyle, previewStyle } from './styles'
import { fromFile, toFile } from './format'
import { createPreview } from './preview'
import { editor } from './sveltia'

/** Starts the editor with the configuration and the inputs of this site. */
async function start(): Promise<void> {
  const response = await fetch(new URL('site.json', import.meta.url))
  const data = (await response.json()) as SiteData
  const style = document.createElement('style')
  style.textContent = editorStyle
  document.head.append(style)
  editor.registerCustomFormat(articleFormat, 'mdx', {
    fromFile,
    toFile: (values) => toFile(values, fieldsFor(data, values)),
  })
  editor.registerFieldType(bodyInput, BodyField)
  for (const { name } of data.config.collections) {
    editor.registerPreviewTemplate(name, createPreview(data, name))
  }
  const font = new URL(fontAddress, import.meta.url).href
  editor.registerPreviewStyle(data.style.replace(fontAddress, font) + previewStyle, { raw: true })
  await editor.init({ config: data.config })
}

/** Returns the fields of the collection that values belong to: those of guides have a type. */
function fieldsFor({ config }: SiteData, values: Readonly<Record<string, unknown>>) {
  const fits = config.collections.find(({ fields }) =>
    Object.keys(values).every((name) => fields.some((field) => field.name === name)),
  )
  return (fits ?? config.collections[0])?.fields ?? []
}

void start()
