import { formatContent } from '../../../../tools/format/format-content'
import { bodyInput, cmsConfig, formsOf, type CmsConfig } from '../config/cms-config'
import type { Field } from '../config/fields'
import { fontAddress, type SiteData, type SiteFile } from '../editor-data'
import { createBodyField, rememberSaved, whenGivenBack } from './body-field'
import { refuseEmpty, refuseOverwriting, rememberMade, rememberRead } from './sveltia/conflicts'
import { copyIsStored, keepDrafts } from './sveltia/drafts'
import { editorStyle, previewStyle } from './sveltia/styles'
import { fenceIn, keepFiles, nameNextProposal } from './sveltia/fence'
import { fromFile, toFile, type Values } from './format'
import { keepAddresses } from './sveltia/pictures'
import { createPreview } from './preview'
import { openPressed } from './sveltia/rows'
import { editor, type ImmutableMap, type SaveEvent } from './sveltia/sveltia'
import { isOutdated, withMark } from './translation'
import { keepTyped, keepUnsaved, listProposals } from './sveltia/unsaved'

/** Returns what a proposal does, in words: Change “Hours, telephone, email”. */
function titleOfProposal({ entry }: SaveEvent, config: CmsConfig): string {
  const { title, name, message } = (entry.get('data') as ImmutableMap).toJS()
  const form = formsOf(config).find((one) => one.name === entry.get('slug'))
  const words = [title, name, message, form?.label, entry.get('slug')].find(
    (one) => typeof one === 'string' && one !== '',
  )
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
  fenceIn(data.config.backend)
  const source = { backend: data.config.backend, local: data.checkedByServer }
  const fileOf = (values: Values, fields: readonly Field[]): string =>
    withMark(toFile(values, fields), values, data.timeZone)
  editor.registerEventListener({
    name: 'preSave',
    handler: async (event) => {
      rememberSaved((event.entry.get('data') as ImmutableMap).toJS().body)
      refuseEmpty(event, (values, name) => {
        const form = formsOf(data.config).find((one) => one.name === name)
        return form && fileOf(values, form.fields)
      })
      nameNextProposal(titleOfProposal(event, data.config))
      await Promise.all([refuseOverwriting(event, source), copyIsStored()])
      whenGivenBack(await keepTyped(String(event.entry.get('slug'))))
    },
  })
  editor.registerFieldType(bodyInput, createBodyField(data))
  for (const { name, format, extension = 'yaml', fields } of formsOf(data.config)) {
    editor.registerCustomFormat(format, String(extension), {
      fromFile: (text) => {
        rememberRead(text)
        return {
          ...fromFile(text, fields),
          ...isOutdated(text, data.sourceHashes),
        }
      },
      toFile: async (values) => {
        const text = await formatContent(`.${String(extension)}`, fileOf(values, fields))
        rememberMade(text)
        return text
      },
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
  await editor.init({ config: data.config })
}

void start()
