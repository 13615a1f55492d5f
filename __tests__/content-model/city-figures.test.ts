/** @jest-environment node */
import { changed, locationsOf, problemsOf, withFile, withFiles } from './good-site'

const city = 'cities/chicago.yaml'
const uncounted = changed(city, 'happyClients: 1,800+\n', '')

test('a city where no clients have been counted says nothing of them', () => {
  const text = uncounted.replace('Trusted by {happyClients} people.', 'We call you.')
  expect(problemsOf(withFile(city, text))).toEqual([])
})

test('{happyClients} is unknown where none have been counted', () => {
  expect(locationsOf(problemsOf(withFile(city, uncounted)))).toEqual([
    `${city}:10:11  own.hero.text`,
  ])
})

test('a text that several pages show may use only what each of them has', () => {
  const shared = 'shared/remote-hours.yaml'
  const text = changed(shared, 'title: When we help', 'title: When we help {happyClients} people')
  const inShared = (files: ReturnType<typeof withFiles>): string[] =>
    locationsOf(problemsOf(files)).filter((place) => place.startsWith(shared))
  expect(inShared(withFile(shared, text))).toEqual([])
  expect(inShared(withFiles({ [shared]: text, [city]: uncounted }))).toEqual([
    `${shared}:2:8  title`,
  ])
})
