/** @jest-environment node */
import { kinds, type KindName } from '../../tools/new/kinds'

test.each(Object.keys(kinds) as KindName[])(
  'what is to be done after a new %s names files below the content folder, whatever its name',
  (kind) => {
    const steps = kinds[kind].nextSteps('/gifts', 'gifts')
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.join('\n')).not.toContain('content/')
  },
)
