import type { Given } from '../given'
import { scalar } from './scalar'

/** The buttons that new pages begin with: the one of the bar, and our number. */
export function actions({ button }: Given): string {
  const all = [...(button ? [button] : []), { label: 'Call {phone}', to: 'call' }]
  return all.map(({ label, to }) => `      - label: ${scalar(label)}\n        to: ${to}`).join('\n')
}
