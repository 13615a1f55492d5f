import { useEffect, useState, type ReactElement } from 'react'
import type { Message } from '../content-model/shapes/fields'
import { Button } from '../primitives/button'
import { Grid, Stack } from '../primitives/layout'
import { Text } from '../primitives/text'
import { ArticleCard } from './article-card'
import type { ArticleSummary } from './article-summary'
import type { ListQuery } from './filter-articles'

/** Shown when search and category match nothing: a hint, a way back, and what may have been meant. */
export function NothingFound(props: {
  words: Message
  all: readonly ArticleSummary[]
  query: ListQuery
  onClear: () => void
}): ReactElement {
  const suggestions = useSuggestions(props.all, props.query.search)
  return (
    <Stack>
      <h2>{props.words.title}</h2>
      <Text>{props.words.text}</Text>
      <Button type="button" onClick={props.onClear}>
        Clear Filters
      </Button>
      {suggestions.length > 0 ? (
        <>
          <h3>No exact match. Did you mean these?</h3>
          <Grid $count={2}>
            {suggestions.map((article) => (
              <li key={article.path}>
                <ArticleCard article={article} />
              </li>
            ))}
          </Grid>
        </>
      ) : null}
    </Stack>
  )
}

/** Articles that may have been meant. The fuzzy search behind it is loaded only now. */
function useSuggestions(all: readonly ArticleSummary[], search: string): ArticleSummary[] {
  const [suggestions, setSuggestions] = useState<ArticleSummary[]>([])
  useEffect(() => {
    let current = true
    setSuggestions([])
    if (search.trim()) {
      import('./suggest-articles')
        .then(({ suggestArticles }) => {
          if (current) setSuggestions(suggestArticles(all, search))
        })
        .catch(() => undefined)
    }
    return () => {
      current = false
    }
  }, [all, search])
  return suggestions
}
