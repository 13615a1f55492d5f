import { deriveSchemes } from '../../src/palette/derive-schemes'
import { customProperties, headStyles } from '../../src/theme/theme-styles'
import { fontOf } from '../../src/theme/font'

const schemes = deriveSchemes({ main: '#12355B', accent: '#F2B84B' })
const { light } = schemes

test('of a scheme on top of another, only differences are written', () => {
  const one = { ...light, ink: '#000001' }
  expect(customProperties(one, light)).toBe('--ink:#000001;')
  expect(customProperties(one)).toContain(`--paper:${light.paper};`)
})

test('each scheme has a style of its own, which says whether it is light or dark', () => {
  const styles = headStyles(schemes, fontOf(null))
  const said = styles.map(({ id, css }) => [id, /color-scheme:\s?(\w+)/.exec(css)?.[1]])
  expect(said).toEqual([
    [undefined, 'light'],
    ['theme-dark', 'dark'],
    ['theme-more', 'light'],
    ['theme-more-dark', 'dark'],
  ])
  expect(styles[0]?.css).toContain('--link:#12355B;')
  expect(styles[1]?.css).toContain(`--paper:${schemes.dark.paper};`)
  expect(styles[2]?.css).toContain('--ink:#000000;')
})

test('an organization may have a typeface of its own', () => {
  const font = fontOf({ family: 'Own Letters', file: '/brand/own.woff2' })
  const css = headStyles(schemes, font)[0]?.css ?? ''
  expect(css).toContain("font-family:'Own Letters';src:url(/brand/own.woff2)")
  expect(css).toMatch(/font:400 [^;]*'Own Letters',Arial,sans-serif/)
  expect(css).not.toContain('Atkinson Hyperlegible')
})
