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
    },
    {
      mistake: 'a price with a comma',
      path,
      whole: withPrice('visit: 1,060'),
    },
    {
      mistake: 'a price with the name of a fact, since one of them would be without effect',
      path: 'facts.yaml',
      whole: changed('facts.yaml', 'callback:', 'sessionFrom: soon\ncallback:'),
    },
    {
      mistake: 'a package with a price and words in its place',
      path: 'services/device-setup.yaml',
      whole: changed(
        'services/device-setup.yaml',
        'name: Complete\n        price: sessionFrom',
        'name: Complete\n        price: sessionFrom\n        priceText: Ask us',
      ),
    },
    {
      mistake: 'a price before without a price of today',
      path: 'services/device-setup.yaml',
      whole: changed(
        'services/device-setup.yaml',
        'name: Complete\n        price: sessionFrom',
        'name: Complete\n        priceText: Ask us\n        was: sessionFrom',
      ),
    },
  ])
})
