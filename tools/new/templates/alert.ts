import type { Answers } from '../question-type'
import { yamlScalar } from './yaml-scalar'

/** Returns a new alert. */
export function alertFile({ title, happens, todo, from, until }: Answers): string {
  return `title: ${yamlScalar(title)}
happens: ${yamlScalar(happens)}
todo: ${yamlScalar(todo)}
from: ${from ?? ''}
until: ${until ?? ''}
# Only where the alert is for some places, with the pages below them:
# places: [/springfield]
# Where to read more, on a page of ours ("to") or of others ("address"):
# link:
#   label: How to end such a call
#   to: /contact
`
}
