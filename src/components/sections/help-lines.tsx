import type { ReactElement } from 'react'
import type { HelpLines } from '../../content-model/schemas/sections/help'
import { HelpLineList } from '../ui/help-line-list'
import { SectionHead } from '../ui/section-head'

/** Renders whom to call, below a heading that says when. */
export function HelpLinesSection(props: HelpLines): ReactElement {
  return (
    <>
      <SectionHead title={props.title} {...(props.text ? { text: props.text } : {})} />
      <HelpLineList lines={props.lines} sheet />
    </>
  )
}
