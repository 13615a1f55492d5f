import { hardestSentence, readingGrade, splitSentences } from '../reading-grade'
import type { PageData, SiteRule } from '../rule'

const limits = { wanted: 7, most: 9 }

/**
 * The visible running text of a page in English is easy to read. Proper names are not counted. The
 * formula fits no other language.
 */
export const readingGradeRule: SiteRule = {
  kind: 'site',
  name: 'reading-grade',
  summary: 'The words are plain',
  requirement: `in English: Flesch-Kincaid grade ${limits.wanted} wanted, ${limits.most} at most`,
  evidence: 'WCAG 2.2, 3.1.5 Reading Level (AAA: 9); plainlanguage.gov',
  limits,
  collect: (): string[] | null =>
    /^(en\b|$)/i.test(document.documentElement.lang)
      ? window.comfortAudit.textBlocks().flatMap((block) => block.textContent?.trim() ?? [])
      : null,
  validate: (pages, { most }: typeof limits) =>
    pages.flatMap(({ path, data }: PageData) => {
      const sentences = (data as string[]).flatMap(splitSentences)
      const grade = readingGrade(sentences)
      if (grade <= most) return []
      const hardest = hardestSentence(sentences)
      const value = `grade ${grade.toFixed(1)}`
      return [{ path, selector: 'main', text: hardest.slice(0, 60), value, distance: grade - most }]
    }),
}
