import { stepTitles } from '../../src/content-model/article/article-body'
import { fridgePath, fridgeSheet } from '../../src/content-model/fridge-sheet'

const steps = `Words.

<Steps>

1. **Open the *door*.** It sticks.
2. **Call {phone}.** Wait.
3. **Sit down.**

</Steps>

<Steps>

1. **Another list.**

</Steps>`

test('the lines of a sheet are the titles of the first steps, where none were written', () => {
  expect(stepTitles(steps)).toEqual(['Open the door.', 'Call {phone}.', 'Sit down.'])
  expect(stepTitles('1. **No steps.** Only a list.')).toEqual([])
  const written = { title: 'Ask for {name}', illustration: 'porch' as const }
  expect(fridgeSheet(written, { name: 'Anne', phone: '555' }, steps)).toEqual({
    title: 'Ask for Anne',
    illustration: 'porch',
    sign: 'number',
    lines: ['Open the door.', 'Call 555.', 'Sit down.'],
  })
})

test('written lines go before steps', () => {
  const lines = ['One', 'Two', 'Three']
  const sheet = fridgeSheet({ title: 'A', illustration: 'porch', sign: 'cross', lines }, {}, steps)
  expect(sheet).toMatchObject({ sign: 'cross', lines })
})

test('its address is one that no content file can have', () => {
  expect(fridgePath('service', 'fridge')).toBe('/fridge/service/fridge')
})
