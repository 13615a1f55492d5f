import type { ReactElement, ReactNode } from 'react'
import { Grid } from '../primitives/layout'
import { ArticleCard } from './article-card'
import type { ArticleSummary } from './article-summary'

/** Articles as cards. */
export function ArticleGrid(props: {
  articles: readonly ArticleSummary[]
  /** Marks in titles and excerpts what was looked for. */
  mark?: ((text: string) => ReactNode) | undefined
}): ReactElement {
  return (
    <Grid $count={2}>
      {props.articles.map((article) => (
        <li key={article.path}>
          <ArticleCard article={article} mark={props.mark} />
        </li>
      ))}
    </Grid>
  )
}
