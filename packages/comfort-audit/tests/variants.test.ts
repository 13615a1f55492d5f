import { allRules } from '../src/all-rules'
import { allVariants, quickVariants, variantGroups, type Variant } from '../src/variants'

const pageRules = allRules.flatMap((rule) => (rule.kind === 'page' ? [rule] : []))

test.each([
  ['all', allVariants],
  ['the quick', quickVariants],
])('each rule is measured in some of %s variants', (_, variants: readonly Variant[]) => {
  const never = pageRules.filter((rule) => !variants.some(variantGroups[rule.variants]))
  expect(never.map(({ name }) => name)).toEqual([])
})

test('contrast is measured in every theme, and text size in none with enlarged text', () => {
  const themesOf = (group: keyof typeof variantGroups): Set<string> =>
    new Set(allVariants.filter(variantGroups[group]).map(({ theme }) => theme))
  expect(themesOf('colors')).toEqual(new Set(['light', 'dark', 'more contrast']))
  const states = allVariants.filter(variantGroups.usual).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['plain', 'answers open', 'menus open']))
})
