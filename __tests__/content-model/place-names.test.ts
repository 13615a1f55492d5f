import { keepPlaceWhole } from '../../src/content-model/place-names'

const page = {
  title: 'Help in Old Town, at home',
  text: 'We come to Old Town.',
  cards: [{ title: 'Old Town', points: ['Old Town'] }],
}

test('the name of the place stays whole in titles, and in them alone', () => {
  expect(keepPlaceWhole(page, 'Old Town')).toEqual({
    title: 'Help in Old\u00a0Town, at home',
    text: 'We come to Old Town.',
    cards: [{ title: 'Old\u00a0Town', points: ['Old Town'] }],
  })
})

test.each([undefined, 'Town', 'Help in Old Town, at'])('nothing changes for %s', (place) => {
  expect(keepPlaceWhole(page, place)).toBe(page)
})
