import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../../src/content-model/record-key'
import { slugOf } from '../new/question-factories'
import { edit } from './edit-yaml'

/** Part of the city that the sample shows how to write about. */
const area = 'downtown'

/**
 * Adds a page of the organization's own city with one of its parts, in place of those of the sample:
 * what is said of a city is true of no other.
 */
export function addOwnCity(files: Map<string, string>, locality: string): void {
  const city = slugOf(locality)
  const read = (name: string): string =>
    readFileSync(join(__dirname, 'own-city', `${name}.yaml`), 'utf8')
  const page = fileOf('page', city)
  files.set(page, read('city').replace(`to: /${area}`, `to: /${city}/${area}`))
  edit(files, page, (document) => document.set('label', locality))
  files.set(fileOf('neighbourhood', `${city}/${area}`), read(area))
  edit(files, 'site.yaml', (site) =>
    site.addIn(['navigation'], site.createNode({ label: locality, to: `/${city}` })),
  )
}
