/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { goodText } from './good-site'

const path = 'guides/scam-call/index.mdx'

describe('a guide', () => {
  testBadFiles(path, {
    'of another type than the card can say': ['type: PDF Download', 'type: Video'],
    'without a text': goodText(path).replace('Hang up. Call {phone}.\n', ''),
    'with a picture, which only articles hold': [
      'Hang up. Call {phone}.',
      '![A phone that rings](./phone.png)',
    ],
    'with a part that articles may not have either': ['Call {phone}.', 'Tap `Call`.'],
    'with our number written out': ['{phone}', '(202) 555-0142'],
  })
  testBadFiles('guides/scam-call/phone.png', {
    'with a picture file beside it': 'any bytes',
  })
  testBadFiles('guides/video-call/index.mdx', {
    'with a link to a page that is not there': ['(/contact)', '(/contacts)'],
  })
  testBadFiles('blog.yaml', {
    'that is named and was never written': ['- scam-call', '- scam-cal'],
  })
})
