/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { changed } from './good-site'

const path = 'prices.yaml'
const withPrice = (line: string): string => changed(path, 'sessionFrom:', `${line}\nsessionFrom:`)

describe('prices.yaml', () => {
  testBadFiles([
    {
      mistake: 'a price with its sign',
      path,
      whole: withPrice('visit: $60'),
      at: '1:8',
      field: 'visit',
      says: ['"$60"', 'an amount without a currency sign, such as 60 or 12.50'],
    },
    {
      mistake: 'a price with a comma',
      path,
      whole: withPrice('visit: 1,060'),
      at: '1:8',
      field: 'visit',
      says: ['"1,060"', 'an amount without a currency sign'],
    },
    {
      mistake: 'a price with the name of a fact, since one of them would be without effect',
      path: 'facts.yaml',
      whole: changed('facts.yaml', 'callback:', 'sessionFrom: soon\ncallback:'),
      at: '1:1',
      field: 'sessionFrom',
      says: ['a fact named "sessionFrom"', 'names that prices.yaml does not bring: sessionFrom'],
    },
    {
      mistake: 'a package with a price and words in its place',
      path: 'services/device-setup.yaml',
      whole: changed(
        'services/device-setup.yaml',
        'name: Complete\n        price: sessionFrom',
        'name: Complete\n        price: sessionFrom\n        priceText: Ask us',
      ),
      at: '22:16',
      field: 'sections[2].packages[2].price',
      says: ['either a price or a priceText'],
    },
    {
      mistake: 'a price before without a price of today',
      path: 'services/device-setup.yaml',
      whole: changed(
        'services/device-setup.yaml',
        'name: Complete\n        price: sessionFrom',
        'name: Complete\n        priceText: Ask us\n        was: sessionFrom',
      ),
      at: '23:14',
      field: 'sections[2].packages[2].was',
      says: ['no "was" but beside a price'],
    },
  ])
})
