import type { IconName } from '../content-model/schemas/icons'

/** An article as lists, the search and the feed know it. */
export interface ArticleSummary {
  path: string
  title: string
  excerpt: string
  author: string
  /** The day it was published: 2026-10-21. */
  date: string
  /** Whole minutes of reading, at 200 words a minute. */
  minutes: number
  category: string
  tags: string[]
  difficulty: string
  /**
   * A mark beside the category: New, Popular or Updated. Of an article that is not published yet Draft,
   * or the day on which it will be.
   */
  status: string | null
  featured: boolean
  icon: IconName
}
