import type { PageRule } from '../rule'

const limits = { ratio: 3 }

/** Fields have a visible edge. */
export const controlContrast: PageRule = {
  kind: 'page',
  name: 'control-contrast',
  summary: 'You can see where a box to fill in begins and ends',
  requirement: `border or background ${limits.ratio}:1`,
  evidence: 'WCAG 2.2, 1.4.11 Non-text Contrast (AA)',
  limits,
  variants: 'colors',
  measure: ({ ratio }: typeof limits) => {
    const { isVisible, violation } = window.comfortAudit
    type Color = number[]
    const parse = (text: string): Color => (text.match(/[\d.]+/g) ?? []).map(Number)
    const isSolid = ([, , , alpha = 1]: Color): boolean => alpha === 1
    const backgroundOf = (element: Element | null): Color => {
      for (let one = element; one; one = one.parentElement) {
        const color = parse(getComputedStyle(one).backgroundColor)
        if (isSolid(color)) return color
      }
      return [255, 255, 255]
    }
    const luminance = (color: Color): number => {
      const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ratioOf = (one: Color, other: Color): number => {
      const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
      return (high + 0.05) / (low + 0.05)
    }
    const controls = [
      ...document.querySelectorAll('input:not([type=hidden]), select, textarea'),
    ].filter(isVisible)
    const violations = controls.flatMap((control) => {
      const { borderTopColor, borderBottomColor, borderTopWidth, borderBottomWidth } =
        getComputedStyle(control)
      const outside = backgroundOf(control.parentElement)
      const edges = [backgroundOf(control)]
      if (parseFloat(borderTopWidth) > 0 || parseFloat(borderBottomWidth) > 0) {
        edges.push(parse(parseFloat(borderTopWidth) > 0 ? borderTopColor : borderBottomColor))
      }
      const found = Math.max(...edges.filter(isSolid).map((edge) => ratioOf(edge, outside)))
      return found < ratio ? [violation(control, `${found.toFixed(1)}:1`, ratio - found)] : []
    })
    return { count: controls.length, violations }
  },
}
