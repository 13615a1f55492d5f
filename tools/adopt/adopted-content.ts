import { dirname, join } from 'node:path'
import { languageFolder } from '../../src/content-model/language'
import type { SourceFile } from '../../src/content-model/record'
import { collectionOf } from '../../src/content-model/record-key'
import { fillIn, fillInBrand } from './fill-in'
import type { Organization } from './options'
import { renewSourceHashes } from './renew-source-hashes'

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
  const filledIn = new Map(texts)
  fillIn(filledIn, organization)
  fillInBrand(filledIn, organization)
  renewSourceHashes(filledIn, texts)
  const images = sample.filter(
    (file) => !isText(file) && filledIn.has(join(dirname(file.path), 'index.mdx')),
  )
  const written = Array.from(filledIn, ([path, text]) => ({
    path,
    bytes: new TextEncoder().encode(text),
  }))
  return [...written, ...images]
}
