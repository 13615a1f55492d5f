import type { LinkTargets } from '../link-targets'
import { yamlScalar } from './yaml-scalar'

/** Returns the buttons of a new page: the button of the header, and our number. */
export function actions({ button }: LinkTargets): string {
  const all = [...(button ? [button] : []), { label: 'Call {phone}', to: 'call' }]
  return all
    .map(({ label, to }) => `      - label: ${yamlScalar(label)}\n        to: ${to}`)
    .join('\n')
}
