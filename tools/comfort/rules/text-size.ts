import type { PageRule } from '../rule'

const limits = { body: 20, least: 16 }

/** No text is small, and none is smaller on a phone than on a desk. */
export const textSize: PageRule = {
  kind: 'page',
  name: 'text-size',
  asks: 'Words are large, on phones too',
  number: `body ${limits.body} px or more, nothing below ${limits.least} px`,
  source: 'NIA, Making Your Website Senior Friendly; NN/g, Usability for Older Adults',
  limits,
  looks: 'every',
  measure: ({ body, least }: typeof limits) => {
    const { texts, offender, memory, look } = window.comfort
    const size = (element: Element): number => parseFloat(getComputedStyle(element).fontSize)
    const bodySize = size(document.body)
    const all = texts()
    const offenders = all
      .filter(({ element }) => size(element) < least)
      .map(({ element }) =>
        offender(element, `${size(element).toFixed(1)} px`, least - size(element)),
      )
    if (bodySize < body) {
      offenders.push(offender(document.body, `body ${bodySize} px`, body - bodySize))
    }
    const other = (memory[`body-${look.width}`] = bodySize) && Math.max(...Object.values(memory))
    if (bodySize < other) {
      offenders.push(
        offender(
          document.body,
          `body ${bodySize} px here, ${other} px elsewhere`,
          other - bodySize,
        ),
      )
    }
    return { count: all.length, offenders }
  },
}
