import { memo, type ReactElement } from 'react'
import type { BlogContent } from '../content-model/schemas/blog'
import { Actions } from '../components/ui/actions'
import { Button } from '../components/ui/button'
import { useInterface } from '../components/ui/interface'
import { TwoColumns, Stack } from '../components/ui/layout-primitives'
import { SceneImage } from '../components/ui/scene-image'
import { Text } from '../components/ui/text'

/** Renders a hint and our number, where a search has neither results nor suggestions. */
export const NoResults = memo(function NoResults(props: {
  copy: BlogContent['empty']
  onClear: () => void
}): ReactElement {
  const { copy, onClear } = props
  return (
    <TwoColumns $left="2.2fr">
      <Stack>
        <ClearFilters hint={copy.text} onClear={onClear} />
        <Text>{copy.help}</Text>
        <Actions actions={[copy.action]} allSecondary />
      </Stack>
      <SceneImage name="lost" />
    </TwoColumns>
  )
})

/** Renders the button that clears the filters, below a hint where nothing was found. */
export function ClearFilters(props: {
  hint?: string | undefined
  onClear: () => void
}): ReactElement {
  const { articleList } = useInterface()
  return (
    <>
      {props.hint ? <Text>{props.hint}</Text> : null}
      <Button type="button" onClick={props.onClear}>
        {articleList.clear}
      </Button>
    </>
  )
}
