import { stepTitles } from '../../src/content-model/article/article-body'
import { ContentRecords, type ContentRecord } from '../../src/content-model/record'
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

test('its address ends as that of its page, in a folder that the language can name', () => {
  const texts = (address?: string) =>
    ({ collection: 'interface', data: { fridgePage: { address } } }) as ContentRecord
  const records = (language: string, address?: string) =>
    new ContentRecords([texts(address)], [], [], [], [], language)
  const guide = { collection: 'guide', id: 'passwords' } as ContentRecord
  const paths = [
    fridgePath(records(''), guide, undefined),
    fridgePath(records(''), guide, '/blog/bank'),
    fridgePath(records('es', 'nevera'), guide, '/es/blog/banco'),
  ]
  expect(paths).toEqual(['/fridge/guide/passwords', '/fridge/blog/bank', '/es/nevera/blog/banco'])
})
