import { resolve } from 'node:path'
import { sitePort } from '../../tools/ports'

/** Port of the site in three languages. */
export const port = sitePort + 6
export const address = `http://localhost:${port}`

/** Folder of the copy of the project. */
export const projectFolder = resolve('.tmp', 'languages')
