import type { IconName } from '../../content-model/schemas/icons'

/** What a list knows of an article. */
export interface ArticleSummary {
  path: string
  title: string
  excerpt: string
  author: string
  /** The day it was published: 2026-10-21. */
  date: string
  /** Whole minutes of reading. */
  minutes: number
  category: string
  tags: string[]
  difficulty: string
  status: string | null
  featured: boolean
  icon: IconName
}
