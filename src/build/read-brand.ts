import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandOf, type Brand } from '../content-model/brand'
import { formatDiagnostics } from '../content-model/diagnostic'
import { readFile } from '../content-model/parse/read-file'
import { ContentRecords } from '../content-model/record'
import { checkBrandColors, checkBrandFiles } from '../content-model/rules/brand'
import { readFilesBelow } from './read-content'
import { contentDir } from './settings'

/**
 * Reads what the site looks like: content/brand.yaml and the folder content/brand.
 *
 * @throws Error that lists the mistakes in them
 */
export function readBrand(folder = contentDir()): Brand {
  const path = 'brand.yaml'
  if (!existsSync(join(folder, path))) throw new Error(`${path} is missing.`)
  const { record, diagnostics } = readFile({ path, bytes: readFileSync(join(folder, path)) })
  const brandFolder = join(folder, 'brand')
  const files = existsSync(brandFolder) ? readFilesBelow(brandFolder) : []
  const records = new ContentRecords(
    record ? [record] : [],
    [],
    [],
    undefined,
    files.map((file) => ({ ...file, path: `brand/${file.path}` })),
  )
  const mistakes = [...diagnostics, ...checkBrandColors(records), ...checkBrandFiles(records)]
  if (mistakes.length > 0) throw new Error(formatDiagnostics(mistakes))
  return brandOf(records)
}
