import { dirname, join } from 'node:path'
import { languageFolder } from '../../src/content-model/language'
import type { SourceFile } from '../../src/content-model/record'
import { collectionOf } from '../../src/content-model/record-key'
import { fillIn, fillInAuthors, fillInBrand } from './fill-in'
import type { Organization } from './options'
import { addOwnCity } from './own-city'
import { pruneSample } from './prune-sample'
import { renewSourceHashes } from './renew-source-hashes'
import { partsToRemove } from './sample-parts'

/**
 * Returns the content of an organization, made from the sample. The words of the interface are not
 * copied: they stay those of the project. Of other languages there are those that it chose.
 *
 * @param sample files of the sample content
 */
export function adoptedContent(
  sample: readonly SourceFile[],
  organization: Organization,
): SourceFile[] {
  const isText = ({ path }: { path: string }): boolean => /\.(ya?ml|mdx|svg)$/.test(path)
  const isTaken = ({ path }: { path: string }): boolean =>
    ['', ...organization.languages].includes(languageFolder(path))
  const texts = new Map(
    sample
      .filter(isTaken)
      .filter((file) => isText(file) && collectionOf(file.path)?.name !== 'interface')
      .map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
  )
  const contacts = [
    ...(organization.textPhone ? [] : ['text']),
    ...(organization.email ? [] : ['email']),
    'general-email',
  ]
  const left = pruneSample(texts, partsToRemove(organization.without), contacts)
  fillIn(left, organization)
  fillInAuthors(left)
  fillInBrand(left, organization)
  if (!organization.without.includes('neighbourhoods')) addOwnCity(left, organization.locality)
  renewSourceHashes(left, texts)
  const images = sample.filter(
    (file) => !isText(file) && left.has(join(dirname(file.path), 'index.mdx')),
  )
  const written = Array.from(left, ([path, text]) => ({
    path,
    bytes: new TextEncoder().encode(text),
  }))
  return [...written, ...images]
}
