import { explainOwnFact, findOwnFact } from '../../../src/content-model/variables/written-facts'

const facts = { name: 'Orange', fullName: 'Orange Tech Help', locality: 'Orange Park' }

function cureOf(text: string, known: Record<string, string> = facts): string | undefined {
  const found = findOwnFact(text, known)
  return found && explainOwnFact(found).fix
}

const either = 'Write {name} for the organization, and {locality} for the place.'

test.each([
  ['equals that of its city', { ...facts, locality: 'Orange' }],
  ['stands in that of its city', facts],
])('a name that %s may mean either', (_, known) => {
  expect(cureOf('We visit homes in Orange Park.', known)).toBe(either)
})

test('a name that no place has means the organization', () => {
  expect(cureOf('Ask Orange Tech Help.')).toMatch(/^Write \{fullName\}, so that/)
  expect(cureOf('Ask Orange.', { ...facts, locality: 'Springfield' })).toMatch(/^Write \{name\},/)
})

test('a name is not found in a longer word', () => {
  expect(cureOf('Orangeville is near.')).toBeUndefined()
  expect(cureOf('It is Orange’s.')).toBe(either)
})
