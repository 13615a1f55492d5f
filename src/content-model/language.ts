/** Name of the interface of the default language, whatever its locale. */
const defaultInterface = 'interface/en.yaml'

/**
 * Returns the folder of the language that a content file is written in: `es` for `es/pages/contact.yaml`
 * and for `interface/es.yaml`, nothing for a file of the default language, which has no folder.
 *
 * @param path of the file, relative to the content folder
 */
export function languageFolder(path: string): string {
  if (path === defaultInterface) return ''
  const [, folder = '', code = ''] =
    /^(?:([a-z]{2})\/|interface\/([a-z]{2})\.yaml$)/.exec(path) ?? []
  return folder || code
}
