import type { ReactElement } from 'react'
import type { Newsletter as NewsletterContent } from '../../content-model/schemas/sections/forms'
import { NewsletterForm } from '../forms/newsletter-form'
import { TwoColumns, Stack } from '../ui/layout-primitives'
import { Lead } from '../ui/text'

/** Renders the newsletter sign-up. */
export function NewsletterSection(props: NewsletterContent): ReactElement {
  return (
    <TwoColumns $left="1fr" $right="1fr">
      <Stack $gap="0.75rem">
        <h2>{props.title}</h2>
        <Lead>{props.text}</Lead>
      </Stack>
      <NewsletterForm copy={props} />
    </TwoColumns>
  )
}
