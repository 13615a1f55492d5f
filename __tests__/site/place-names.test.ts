import { keepPlaceWhole } from '../../src/site/sections'

const page = {
  title: 'Help in Old Town and Mill Creek, at home',
  text: 'We come to Old Town.',
  cards: [{ title: 'Old Town', points: ['Old Town'] }],
}

test('the names of the place stay whole in titles, and in them alone', () => {
  expect(keepPlaceWhole(page, 'Old Town & Mill Creek')).toEqual({
    title: 'Help in Old\u00a0Town and Mill\u00a0Creek, at home',
    text: 'We come to Old Town.',
    cards: [{ title: 'Old\u00a0Town', points: ['Old Town'] }],
  })
})

test.each([undefined, 'Town', 'Help in Old Town, at'])('nothing changes for %s', (place) => {
  expect(keepPlaceWhole(page, place)).toBe(page)
})
