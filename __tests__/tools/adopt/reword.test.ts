/** @jest-environment node */
import { rewording } from '../../../tools/adopt/reword'

test('words change whatever line breaks stand between them, and signs stand for themselves', () => {
  const reword = rewording({ ' and what it costs': '', 'Yes. (Or no)': 'Yes' })
  expect(reword('How we help\nand what\nit costs. Yes. (Or no)!')).toBe('How we help. Yes!')
})

test('without anything to change, a text stays', () => {
  expect(rewording({})('As it is.')).toBe('As it is.')
})
