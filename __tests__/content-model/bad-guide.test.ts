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
      at: '4:7',
      field: 'type',
      says: ['"Video"', 'PDF Download'],
    },
    {
      mistake: 'without a text',
      path,
      whole: goodFiles[path]!.replace('Hang up. Call {phone}.\n', ''),
      at: '2:1',
      field: '',
      says: ['no text below the front matter', 'Write the text'],
    },
    {
      mistake: 'with a picture, which only articles hold',
      path,
      change: ['Hang up. Call {phone}.', '![A phone that rings](./phone.png)'],
      at: '8:1',
      field: 'picture',
      says: ['a picture', 'only articles hold pictures', 'Remove it'],
    },
    {
      mistake: 'with a picture file beside it',
      path: 'guides/scam-call/phone.png',
      whole: 'any bytes',
      at: '1:1',
      field: '',
      says: ['a file that belongs to no collection'],
    },
    {
      mistake: 'with a part that articles may not have either',
      path,
      change: ['Call {phone}.', 'Tap `Call`.'],
      at: '8:14',
      field: 'inlineCode',
      says: ['words between ` marks'],
    },
    {
      mistake: 'with our number written out',
      path,
      change: ['{phone}', '(202) 555-0142'],
      at: '8:15',
      field: 'text',
      says: ['"(202) 555-0142" written out', '{phone}'],
    },
    {
      mistake: 'with a link to a page that is not there',
      path: 'guides/video-call/index.mdx',
      change: ['(/contact)', '(/contacts)'],
      at: '8:5',
      field: 'link',
      says: ['a link to "/contacts", where there is no page', '/contact'],
    },
    {
      mistake: 'that is named and was never written',
      path: 'blog.yaml',
      change: ['- scam-call', '- scam-cal'],
      at: '42:9',
      field: 'after[1].guides[1]',
      says: ['there is no file guides/scam-cal/index.mdx', 'scam-call, video-call'],
    },
  ])
})
