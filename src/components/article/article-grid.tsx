import { memo, type ReactElement, type ReactNode } from 'react'
import { Grid } from '../ui/layout-primitives'
import { ArticleCard } from './article-card'
import type { ArticleSummary } from './article-summary'

interface ArticleGridProps {
  articles: readonly ArticleSummary[]
  /** Marks in titles and excerpts what was looked for. */
  mark?: ((text: string) => ReactNode) | undefined
}

/**
 * Articles as cards. They are drawn when an answer comes, and not at each letter of the question. The
 * card at a place stays and takes up the next article: to change its words costs a third of a new one.
 */
export const ArticleGrid = memo(function ArticleGrid(props: ArticleGridProps): ReactElement {
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
