import type { ReactElement } from 'react'
import type { Newsletter as NewsletterContent } from '../content-model/sections/newsletter'
import { NewsletterForm } from '../forms/newsletter-form'
import { Columns } from '../primitives/layout'
import { Lead } from '../primitives/text'

/** The newsletter sign-up. */
export function Newsletter(props: NewsletterContent): ReactElement {
  return (
    <Columns $left="1fr" $right="1fr">
      <div>
        <h2>{props.title}</h2>
        <Lead>{props.text}</Lead>
      </div>
      <NewsletterForm words={props} />
    </Columns>
  )
}
