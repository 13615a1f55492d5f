import type { ReactElement, ReactNode } from 'react'
import type { BlogContent } from '../content-model/shapes/blog'
import { Actions } from '../primitives/actions'
import { Button } from '../primitives/button'
import { Columns, Stack } from '../primitives/layout'
import { Scene } from '../primitives/scene'
import { Text } from '../primitives/text'
import { ArticleGrid } from './article-grid'
import type { ArticleSummary } from './article-summary'

/** Shown when nothing fits exactly: what may have been meant, or else a hint and our number. */
export function NothingFound(props: {
  words: Pick<BlogContent, 'search' | 'empty'>
  suggested: readonly ArticleSummary[]
  mark: (text: string) => ReactNode
  onClear: () => void
}): ReactElement {
  const { suggested, mark } = props
  const { search, empty } = props.words
  const clear = (
    <Button type="button" onClick={props.onClear}>
      Clear Filters
    </Button>
  )
  if (suggested.length > 0) {
    return (
      <Stack>
        <h2>{search.didYouMean}</h2>
        <ArticleGrid articles={suggested} mark={mark} />
        <Text>{empty.text}</Text>
        {clear}
      </Stack>
    )
  }
  return (
    <Columns $left="2.2fr">
      <Stack>
        <h2>{empty.title}</h2>
        <Text>{empty.text}</Text>
        {clear}
        <Text>{empty.help}</Text>
        <Actions actions={[empty.action]} allSecondary />
      </Stack>
      <Scene name="lost" />
    </Columns>
  )
}
