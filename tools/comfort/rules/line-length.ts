import type { PageRule } from '../rule'

const limits = { letters: 75 }

/** No line of running text is so long that the eye loses it on the way back. */
export const lineLength: PageRule = {
  kind: 'page',
  name: 'line-length',
  asks: 'No line is too long to follow',
  number: `${limits.letters} letters or fewer in running text`,
  source: 'WCAG 2.2, 1.4.8 Visual Presentation (AAA: 80); USWDS typography (45 to 75)',
  limits,
  looks: 'layout',
  measure: ({ letters }: typeof limits) => {
    const { running, lineLengths, offender } = window.comfort
    const blocks = running()
    const offenders = blocks.flatMap((block) => {
      const longest = Math.max(0, ...lineLengths(block))
      return longest > letters ? [offender(block, `${longest} letters`, longest - letters)] : []
    })
    return { count: blocks.length, offenders }
  },
}
