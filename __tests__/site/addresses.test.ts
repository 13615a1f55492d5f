/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { addressesOf, addressList } from '../../tools/release'

test('every address of the last version still leads to a page', () => {
  const there = new Set(addressesOf('content'))
  const last = readFileSync(addressList, 'utf8').trim().split('\n')
  expect(last.length).toBeGreaterThan(100)
  expect(last.filter((address) => !there.has(address))).toEqual([])
})
