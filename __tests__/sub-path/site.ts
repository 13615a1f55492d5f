import { resolve } from 'node:path'
import { pathPrefixOf } from '../../src/content-model/site-origin'
import { fixturePort } from '../../tools/ports'

/** Where the whole site of the tests lives here: below a path, as a project page of GitHub does. */
export const origin = 'https://hearthside.example/techhelp'

export const pathPrefix = pathPrefixOf(origin)

/** Folder of the project's copy that is built so, and of the built site in it. */
export const projectFolder = resolve('.tmp', 'sub-path')
export const builtFolder = resolve(projectFolder, 'public')

/** Where the tests serve it. */
export const port = fixturePort + 1
export const address = `http://localhost:${port}${pathPrefix}`
