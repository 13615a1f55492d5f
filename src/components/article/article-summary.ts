import type { IconName } from '../../content-model/schemas/icons'

/** Fields of an article that lists and search need. */
export interface ArticleSummary {
  path: string
  title: string
  excerpt: string
  author: string
  /** Day of publication: 2026-10-21. */
  date: string
  /** Reading time in whole minutes. */
  minutes: number
  category: string
  tags: string[]
  difficulty: string
  status: string | null
  featured: boolean
  icon: IconName
}
