import type { ReactElement } from 'react'
import type { Newsletter as NewsletterContent } from '../content-model/sections/newsletter'
import { NewsletterForm } from '../forms/newsletter-form'
import { Columns, Stack } from '../primitives/layout'
import { Lead } from '../primitives/text'

/** The newsletter sign-up. */
export function Newsletter(props: NewsletterContent): ReactElement {
  return (
    <Columns $left="1fr" $right="1fr">
      <Stack $gap="0.75rem">
        <h2>{props.title}</h2>
        <Lead>{props.text}</Lead>
      </Stack>
      <NewsletterForm words={props} />
    </Columns>
  )
}
