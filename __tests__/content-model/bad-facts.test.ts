/** @jest-environment node */
import { testBadFiles, testBadSites, testGoodSites } from './bad-file'
import { changed, withFile, withFiles } from './good-site'

const factsPath = 'facts.yaml'
const withFact = (line: string): string => changed(factsPath, 'callback:', `${line}\ncallback:`)

describe('facts.yaml', () => {
  testBadFiles(factsPath, {
    'a file without a fact': '# Prices\n',
    'a name with a hyphen and a capital letter': withFact('Call-back: soon'),
    'a name that site.yaml has, since it would be without effect': withFact('phone: none'),
    'a name of a number of help-lines.yaml': withFact('policePhone: 202-555-0199'),
    'a price with the name of a fact, since one of them would be without effect':
      withFact('sessionFrom: soon'),
  })
  // They look like references to pages, groups of questions and shared sections.
  testGoodSites({
    'to: /5': withFile(factsPath, withFact('to: /5')),
    'faqs: 12': withFile(factsPath, withFact('faqs: 12')),
    'shared: all': withFile(factsPath, withFact('shared: all')),
  })
})

const pricesPath = 'prices.yaml'
const withPrice = (line: string): string =>
  changed(pricesPath, 'sessionFrom:', `${line}\nsessionFrom:`)
const price = 'name: Complete\n        price: sessionFrom'

describe('prices.yaml', () => {
  testBadFiles(pricesPath, {
    'a price with its sign': withPrice('visit: $60'),
    'a price with a comma': withPrice('visit: 1,060'),
  })
  testBadFiles('services/device-setup.yaml', {
    'a package with a price and words in its place': [price, `${price}\n        priceText: Ask us`],
    'a price before without a price of today': [
      price,
      'name: Complete\n        priceText: Ask us\n        was: sessionFrom',
    ],
  })
})

describe('a fact that not every city has', () => {
  const city = 'cities/chicago.yaml'
  const uncounted = changed(city, 'happyClients: 1,800+\n', '')
  const shared = 'shared/remote-hours.yaml'
  const text = changed(shared, 'title: When we help', 'title: When we help {happyClients} people')
  testGoodSites({
    'a city that says nothing of it': withFile(
      city,
      uncounted.replace('Trusted by {happyClients} people.', 'We call you.'),
    ),
    'a text that only cities with it show': withFile(shared, text),
  })
  testBadSites({
    'a city without it that says it': withFile(city, uncounted),
    'a text that a city without it shows, too': withFiles({ [shared]: text, [city]: uncounted }),
  })
})
