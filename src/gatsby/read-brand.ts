import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandOf, type Brand } from '../content-model/brand'
import { formatDiagnostics } from '../content-model/diagnostic'
import { readFile } from '../content-model/parse/read-file'
import { ContentRecords, type SourceFile } from '../content-model/record'
import { checkBrandColors } from '../content-model/rules/brand'
import { checkBrandFiles } from '../content-model/rules/brand-files'
import { contentDir } from './settings'

/**
 * Reads what the site looks like: content/brand.yaml and the folder content/brand.
 *
 * @throws Error that lists the mistakes in them
 */
export function readBrand(folder = contentDir()): Brand {
  const { record, diagnostics } = readFile(sourceFile(folder, 'brand.yaml'))
  const brandFolder = join(folder, 'brand')
  const names = existsSync(brandFolder) ? readdirSync(brandFolder) : []
  const files = names.map((name) => sourceFile(folder, `brand/${name}`))
  const records = new ContentRecords(record ? [record] : [], [], [], undefined, files)
  const mistakes = [...diagnostics, ...checkBrandColors(records), ...checkBrandFiles(records)]
  if (mistakes.length > 0) throw new Error(formatDiagnostics(mistakes))
  return brandOf(records)
}

function sourceFile(folder: string, path: string): SourceFile {
  return { path, bytes: readFileSync(join(folder, path)) }
}
