import { memo, type ReactNode } from 'react'
import { Grid } from '../ui/layout-primitives'
import { ArticleCard } from './article-card'
import type { ArticleSummary } from '../../site/site'

interface ArticleGridProps {
  articles: readonly ArticleSummary[]
  /** Highlights matches in titles and excerpts. */
  mark?: ((text: string) => ReactNode) | undefined
}

/**
 * Renders articles as cards. They are rendered when results arrive, and not at each keystroke. Keys
 * are indexes, so that a card stays and gets the next article: to change its text costs a third of
 * a new card.
 */
export const ArticleGrid = memo(function ArticleGrid(props: ArticleGridProps) {
  if (props.articles.length === 0) return null
  return (
    <Grid $count={2}>
      {props.articles.map((article, index) => (
        <li key={index}>
          <ArticleCard article={article} mark={props.mark} />
        </li>
      ))}
    </Grid>
  )
})
