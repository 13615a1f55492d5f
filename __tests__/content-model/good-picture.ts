import type { PictureFacts } from '../../src/content-model/picture-file'
import type { SourceFile } from '../../src/content-model/record'
import { articlePath, articleWith, withFile } from './good-site'

/** What a fitting picture is. */
export const goodFacts: PictureFacts = { format: 'png', width: 1360, height: 900, whole: true }

/** A picture file in the folder of the good article. */
export function pictureBeside(name: string, facts = goodFacts, bytes = 1000): SourceFile {
  const path = articlePath.replace('index.mdx', name)
  return { path, bytes: new Uint8Array(bytes), picture: facts }
}

/** The good site; its article holds another text, which starts in line 13, and lies beside pictures. */
export function siteWithPictures(body: string, ...pictures: readonly SourceFile[]): SourceFile[] {
  return [...withFile(articlePath, articleWith(body)), ...pictures]
}
