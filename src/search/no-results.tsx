import { memo, type ReactElement } from 'react'
import type { BlogContent } from '../content-model/schemas/blog'
import { Actions } from '../components/ui/actions'
import { Button } from '../components/ui/button'
import { TwoColumns, Stack } from '../components/ui/layout-primitives'
import { SceneImage } from '../components/ui/scene-image'
import { Text } from '../components/ui/text'

/** Stands below the line that nothing fits, where nothing else may have been meant: a hint and our number. */
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

/** How to go on when nothing fits exactly. */
export function ClearFilters(props: { hint: string; onClear: () => void }): ReactElement {
  return (
    <>
      <Text>{props.hint}</Text>
      <Button type="button" onClick={props.onClear}>
        Clear Filters
      </Button>
    </>
  )
}
