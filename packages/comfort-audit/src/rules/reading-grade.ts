import { hardestSentence, readingGrade, splitSentences } from '../reading-grade'
import type { PageData, SiteRule } from '../rule'

const limits = { wanted: 7, most: 9 }

/**
 * The visible running text of a page in English is easy to read; the formula fits no other language.
 * Proper names are not counted. Of a page whose main part has no running text, such as a question with
 * answers, every sentence is judged: else its grade would be that of the footer.
 */
export const readingGradeRule: SiteRule = {
  kind: 'site',
  name: 'reading-grade',
  summary: 'The words are plain',
  requirement: `in English: Flesch-Kincaid grade ${limits.wanted} wanted, ${limits.most} at most`,
  evidence: 'WCAG 2.2, 3.1.5 Reading Level (AAA: 9); plainlanguage.gov',
  limits,
  collect: (): string[] | null => {
    if (!/^(en\b|$)/i.test(document.documentElement.lang)) return null
    const { textBlocks, textNodes, containingBlock } = window.comfortAudit
    const textOf = (block: Element): string => block.textContent?.trim() ?? ''
    const running = textBlocks()
    const main = document.querySelector('main') ?? document.body
    if (running.some((block) => main.contains(block))) return running.map(textOf)
    const blocks = new Set(textNodes().map(({ element }) => containingBlock(element)))
    return [...blocks]
      .filter((block) => !block.closest('nav, button, summary, label, legend, pre, table'))
      .map(textOf)
      .filter((text) => /[.!?]["”’)]?$/.test(text))
  },
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
