import { formatContent } from '../../../../tools/format/format-content'
import { bodyInput, cmsConfig, formsOf, originalField, type CmsConfig } from '../config/cms-config'
import type { Field } from '../config/fields'
import { fontAddress, type SiteData, type SiteFile } from '../editor-data'
import { createBodyField, rememberSaved, whenGivenBack } from './body-field'
import { refuseEmpty, refuseOverwriting } from './sveltia/conflicts'
import { copyIsStored, keepDrafts } from './sveltia/drafts'
import { editorStyle, previewStyle } from './sveltia/styles'
import { fenceIn, keepFiles, nameNextProposal } from './sveltia/fence'
import { fromFile, toFile, type Values } from './format'
import { keepAddresses } from './sveltia/pictures'
import { createPreview } from './preview'
import { openPressed } from './sveltia/rows'
import { sayFacts } from './say-facts'
import { editor, type ImmutableMap, type SaveEvent } from './sveltia/sveltia'
import { isOutdated, withMark } from './translation'
import { keepTyped, keepUnsaved, listProposals, storeAgain, titleIn } from './sveltia/unsaved'

/** Returns the form of an entry. That of a folder has the name of its collection, that of a file its own. */
const formOf = ({ entry }: SaveEvent, config: CmsConfig): ReturnType<typeof formsOf>[number] =>
  [entry.get('collection'), entry.get('slug')]
    .map((name) => formsOf(config).find((one) => one.name === name))
    .find((form) => form !== undefined)!

/** Returns what a proposal does, in words: Change “Hours, telephone, email”. */
function titleOfProposal({ entry }: SaveEvent, form: ReturnType<typeof formOf>): string {
  const values = (entry.get('data') as ImmutableMap).toJS()
  const words = titleIn(values, 'file' in form ? String(form.label) : '') ?? entry.get('slug')
  return `${entry.get('newRecord') === true ? 'Add' : 'Change'} “${String(words)}”`
}

/** Starts the editor with the configuration and the inputs of this site. */
async function start(): Promise<void> {
  const response = await fetch(new URL('site.json', import.meta.url))
  const file = (await response.json()) as SiteFile
  // Sveltia takes no option that is undefined.
  const config = JSON.parse(JSON.stringify(cmsConfig(...file.cms))) as CmsConfig
  const data: SiteData = { ...file, config }
  const style = document.createElement('style')
  style.textContent = editorStyle
  document.head.append(style)
  if (data.checkedByServer) keepFiles()
  fenceIn(data)
  const source = { backend: data.config.backend, local: data.checkedByServer }
  const fileOf = (values: Values, fields: readonly Field[]): string =>
    withMark(toFile(values, fields), values, data.timeZone)
  editor.registerEventListener({
    name: 'preSave',
    handler: async (event) => {
      const { entry } = event
      const values = (entry.get('data') as ImmutableMap).toJS()
      const form = formOf(event, data.config)
      const { fields, extension = 'yaml' } = form
      const text = fileOf(values, fields)
      rememberSaved(values.body)
      refuseEmpty(event, text)
      nameNextProposal(titleOfProposal(event, form))
      const refusal = refuseOverwriting(event, source).catch(async (error: unknown) => {
        await storeAgain()
        throw error
      })
      await Promise.all([refusal, copyIsStored()])
      const original = await formatContent(`.${String(extension)}`, text)
      whenGivenBack(await keepTyped(String(entry.get('slug')), original))
      // What is typed from here on changes the file that is saved now.
      return entry.setIn(['data', originalField], original)
    },
  })
  editor.registerFieldType(bodyInput, createBodyField(data))
  for (const { name, format, extension = 'yaml', fields } of formsOf(data.config)) {
    editor.registerCustomFormat(format, String(extension), {
      fromFile: (text) => ({ ...fromFile(text, fields), ...isOutdated(text, data.sourceHashes) }),
      toFile: (values) => formatContent(`.${String(extension)}`, fileOf(values, fields)),
    })
    editor.registerPreviewTemplate(name, createPreview(data, { name, fields }))
  }
  const font = new URL(fontAddress, import.meta.url).href
  editor.registerPreviewStyle(data.style.replace(fontAddress, font) + previewStyle, { raw: true })
  keepDrafts(data.checkedByServer)
  keepUnsaved(data.config)
  if (!data.checkedByServer) listProposals(data.config.backend, data.timeZone)
  keepAddresses()
  openPressed()
  sayFacts(data)
  await editor.init({ config: data.config })
}

void start()
