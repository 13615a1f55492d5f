import { readSite, readWords, type SiteTexts } from './read-site'

/** The least valid site that has a page of every kind and a section of every kind. */
export const smallSite: SiteTexts = readSite('small-site')

/** The small site without guides. */
export const noGuides: SiteTexts = {
  ...Object.fromEntries(
    Object.entries(smallSite).filter(
      ([path]) => !path.startsWith('guides/') && path !== 'pages/every-section.yaml',
    ),
  ),
  'blog.yaml': exchanged('blog.yaml', /^ {2}- kind: guides\n(?: {4}.*\n)+/m, ''),
  'site.yaml': exchanged('site.yaml', /^ {8}- label: Every section\n.*\n/m, ''),
}

/** A file words-to-avoid.yaml. */
export const avoidUtilize = 'words:\n  - avoid: [utilize, utilizes]\n    write: Write "use".\n'

/** The small site as writers have it before them: also with the lists of words to use and to avoid. */
export const writersSite: SiteTexts = {
  ...noGuides,
  'words-to-avoid.yaml': avoidUtilize,
  'words.txt': readWords('small-site'),
}

function exchanged(path: string, from: string | RegExp, to: string): string {
  const text = smallSite[path] ?? ''
  const now = text.replace(from, to)
  if (now === text) throw new Error(`${path} of the small site does not hold ${String(from)}`)
  return now
}
