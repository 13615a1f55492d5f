/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { changed } from './good-site'

const path = 'prices.yaml'
const withPrice = (line: string): string => changed(path, 'sessionFrom:', `${line}\nsessionFrom:`)

describe('prices.yaml', () => {
  testBadFiles(path, {
    'a price with its sign': withPrice('visit: $60'),
    'a price with a comma': withPrice('visit: 1,060'),
  })
  testBadFiles('facts.yaml', {
    'a price with the name of a fact, since one of them would be without effect': changed(
      'facts.yaml',
      'callback:',
      'sessionFrom: soon\ncallback:',
    ),
  })
  testBadFiles('services/device-setup.yaml', {
    'a package with a price and words in its place': changed(
      'services/device-setup.yaml',
      'name: Complete\n        price: sessionFrom',
      'name: Complete\n        price: sessionFrom\n        priceText: Ask us',
    ),
    'a price before without a price of today': changed(
      'services/device-setup.yaml',
      'name: Complete\n        price: sessionFrom',
      'name: Complete\n        priceText: Ask us\n        was: sessionFrom',
    ),
  })
})
