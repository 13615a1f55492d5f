import type { PageRule } from '../rule'

const limits = { ratio: 3 }

/** The edge of a field or button can be seen. */
export const controlContrast: PageRule = {
  kind: 'page',
  name: 'control-contrast',
  asks: 'You can see where a box to fill in begins and ends',
  number: `border or ground ${limits.ratio}:1`,
  source: 'WCAG 2.2, 1.4.11 Non-text Contrast (AA)',
  limits,
  looks: 'colors',
  measure: ({ ratio }: typeof limits) => {
    const { seen, offender } = window.comfort
    type Color = number[]
    const parse = (text: string): Color => (text.match(/[\d.]+/g) ?? []).map(Number)
    const isSolid = ([, , , alpha = 1]: Color): boolean => alpha === 1
    const groundOf = (element: Element | null): Color => {
      for (let one = element; one; one = one.parentElement) {
        const color = parse(getComputedStyle(one).backgroundColor)
        if (isSolid(color)) return color
      }
      return [255, 255, 255]
    }
    const light = (color: Color): number => {
      const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ratioOf = (one: Color, other: Color): number => {
      const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a)
      return (high + 0.05) / (low + 0.05)
    }
    const controls = [
      ...document.querySelectorAll('input:not([type=hidden]), select, textarea'),
    ].filter(seen)
    const offenders = controls.flatMap((control) => {
      const { borderTopColor, borderBottomColor, borderTopWidth, borderBottomWidth } =
        getComputedStyle(control)
      const around = groundOf(control.parentElement)
      const edges = [groundOf(control)]
      if (parseFloat(borderTopWidth) > 0 || parseFloat(borderBottomWidth) > 0) {
        edges.push(parse(parseFloat(borderTopWidth) > 0 ? borderTopColor : borderBottomColor))
      }
      const found = Math.max(...edges.filter(isSolid).map((edge) => ratioOf(edge, around)))
      return found < ratio ? [offender(control, `${found.toFixed(1)}:1`, ratio - found)] : []
    })
    return { count: controls.length, offenders }
  },
}
