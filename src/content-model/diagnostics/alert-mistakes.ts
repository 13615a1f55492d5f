import type { Mistake } from './mistake'

/** Mistakes in alerts. */
export const alertMistakes = {
  'alert-too-long': {
    title: 'An alert of more than 90 days',
    why: 'What is always on top of a page is soon read by nobody.',
    in: 'alert',
    bad: 'from: 2026-11-02\nuntil: 2027-11-02',
    good: 'from: 2026-11-02\nuntil: 2026-12-02',
  },
  'alert-place-missing': {
    title: 'An alert for a place that has no page',
    why: 'No page would show it.',
    in: 'alert',
    bad: 'places: [/gotham]',
    good: 'places: [/chicago]',
  },
  'alert-ends': {
    title: 'An alert that ends within a week',
    why: 'Somebody may want to let it go on.',
    in: 'alert',
    bad: 'from: 2026-10-25\nuntil: 2026-11-03',
    good: 'from: 2026-10-25\nuntil: 2026-11-30',
    stops: 'nothing',
  },
} as const satisfies Record<string, Mistake>
