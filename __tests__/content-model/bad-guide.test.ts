/** @jest-environment node */
import { testBadFiles } from './bad-file'
import { goodFiles } from './good-files'

const path = 'guides/scam-call/index.mdx'

describe('a guide', () => {
  testBadFiles([
    {
      mistake: 'of another type than the card can say',
      path,
      change: ['type: PDF Download', 'type: Video'],
    },
    {
      mistake: 'without a text',
      path,
      whole: goodFiles[path]!.replace('Hang up. Call {phone}.\n', ''),
    },
    {
      mistake: 'with a picture, which only articles hold',
      path,
      change: ['Hang up. Call {phone}.', '![A phone that rings](./phone.png)'],
    },
    {
      mistake: 'with a picture file beside it',
      path: 'guides/scam-call/phone.png',
      whole: 'any bytes',
    },
    {
      mistake: 'with a part that articles may not have either',
      path,
      change: ['Call {phone}.', 'Tap `Call`.'],
    },
    {
      mistake: 'with our number written out',
      path,
      change: ['{phone}', '(202) 555-0142'],
    },
    {
      mistake: 'with a link to a page that is not there',
      path: 'guides/video-call/index.mdx',
      change: ['(/contact)', '(/contacts)'],
    },
    {
      mistake: 'that is named and was never written',
      path: 'blog.yaml',
      change: ['- scam-call', '- scam-cal'],
    },
  ])
})
