import { join } from 'node:path'
import { contentDir } from '../../src/gatsby/settings'
import { editedFiles } from '../../tools/cms/folder-stand-in'

/** Content folder that the editor opens. The site brings an article with every component, and guides. */
export const contentFolder = join('__tests__', 'sites', 'small-site')

/** Content folder of this site itself. */
export const ownFolder = contentDir()

/** Returns the articles and guides of the folder with their pictures, by their paths in the project. */
export const siteFiles = (): Map<string, Buffer> => editedFiles(contentFolder)
