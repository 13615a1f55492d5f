import { join, sep } from 'node:path'
import { editedFiles } from '../../src/folder-stand-in'

/** Content folder that the editor opens. The site brings an article with every component, and guides. */
export const contentFolder = join('__tests__', 'sites', 'small-site')

/** Content folder of a site in several languages, which `serve.ts` writes. */
export const languagesFolder = join('.tmp', 'write-test', 'languages', 'content')

/** Returns a text with that folder named as in a project: the editor reads no folder whose name begins with a dot. */
export const inProject = (text: string): string =>
  text.replaceAll(languagesFolder.split(sep).join('/'), 'content')

/** Returns the articles and guides of the folder with their pictures, by their paths in the project. */
export const siteFiles = (): Map<string, Buffer> => editedFiles(contentFolder)
