import type { LinkTargets } from '../link-targets'
import { yamlScalar } from './yaml-scalar'

/** The buttons that new pages begin with: the one of the bar, and our number. */
export function actions({ button }: LinkTargets): string {
  const all = [...(button ? [button] : []), { label: 'Call {phone}', to: 'call' }]
  return all
    .map(({ label, to }) => `      - label: ${yamlScalar(label)}\n        to: ${to}`)
    .join('\n')
}
