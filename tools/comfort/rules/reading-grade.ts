import { hardestSentences, readingGrade } from '../../../src/content-model/prose/reading-grade'
import { splitSentences } from '../../../src/content-model/prose/sentences'
import type { PageFacts, SiteRule } from '../rule'

const limits = { wanted: 7, most: 9 }

/** The running text of a page, as it is shown, is easy to read. Proper names are taken out. */
export const readingGradeRule: SiteRule = {
  kind: 'site',
  name: 'reading-grade',
  asks: 'The words are plain',
  number: `Flesch-Kincaid grade ${limits.wanted} wanted, ${limits.most} at most`,
  source: 'WCAG 2.2, 3.1.5 Reading Level (AAA: 9); plainlanguage.gov',
  limits,
  read: (): string[] =>
    window.comfort.running().flatMap((block) => block.textContent?.trim() ?? []),
  judge: (pages, { most }: typeof limits) =>
    pages.flatMap(({ path, facts }: PageFacts) => {
      const sentences = (facts as string[]).flatMap(splitSentences)
      const grade = readingGrade(sentences)
      if (grade <= most) return []
      const [hardest = ''] = hardestSentences(sentences, 1)
      const value = `grade ${grade.toFixed(1)}`
      return [{ path, selector: 'main', text: hardest.slice(0, 60), value, distance: grade - most }]
    }),
}
