import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageInterface } from '../src/content-model/schemas/interface'
import { listFiles } from '../src/output/list-files'

interface StaticQuery {
  data: { sites?: { nodes: { folder: string; interface?: PageInterface }[] } }
}

/**
 * Reads the words of the interface out of a built site, so that tests hold for whatever they are.
 *
 * @param path address of a page, in whose language the words are
 */
export function builtInterface(path = '/', folder = 'public'): PageInterface {
  const queries = listFiles(join(folder, 'page-data', 'sq', 'd'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as StaticQuery)
  const sites = queries.flatMap(({ data }) => data.sites?.nodes ?? [])
  const ofLanguage = (name = ''): PageInterface | undefined =>
    sites.find((site) => site.folder === name)?.interface
  const texts = ofLanguage(path.split('/')[1]) ?? ofLanguage()
  if (!texts) throw new Error(`${folder} holds no words of the interface. Build the site first.`)
  return texts
}
