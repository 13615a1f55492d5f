import type { ReactElement } from 'react'
import type { Newsletter as NewsletterContent } from '../../content-model/schemas/sections/newsletter'
import { NewsletterForm } from '../forms/newsletter-form'
import { Columns, Stack } from '../ui/layout'
import { Lead } from '../ui/text'

/** The newsletter sign-up. */
export function NewsletterSection(props: NewsletterContent): ReactElement {
  return (
    <Columns $left="1fr" $right="1fr">
      <Stack $gap="0.75rem">
        <h2>{props.title}</h2>
        <Lead>{props.text}</Lead>
      </Stack>
      <NewsletterForm copy={props} />
    </Columns>
  )
}
