/** @jest-environment node */
import { testBadFiles, testGoodSites } from './bad-file'
import { articlePath, changed, withFile } from './good-site'

const guide = 'guides/scam-call/index.mdx'
const page = 'pages/contact.yaml'
const long = 'Wait until somebody you have known for years has read it.'

/** The good guide with a page for the fridge, and another text. */
function guideWith(fridge: string, text: string): string {
  return changed(
    guide,
    'icon: phone\n---\n\nHang up. Call {phone}.\n',
    `icon: phone\nfridge:\n${fridge}\n---\n\n${text}\n`,
  )
}
const sheet = (lines: string): string =>
  `fridge:\n  title: Before you pay\n  scene: letter\n  lines: ${lines}\nsections:`
const steps = (...titles: string[]): string =>
  `<Steps>\n\n${titles.map((title, index) => `${index + 1}. ${title} More words.`).join('\n')}\n\n</Steps>`
const short = '  title: Before you pay\n  scene: letter'

describe('a page for the fridge', () => {
  testBadFiles(page, {
    'with a line that would not fit': ['sections:', sheet(`[Hang up., Call us., ${long}]`)],
    'with a line that would not fit once its facts are filled in': [
      'sections:',
      sheet("[Hang up., Call us., 'Ask for us by name at {phone} or {textPhone} before you pay.']"),
    ],
    'with a title that would not fit': [
      'sections:',
      sheet('[One, Two, Three]').replace('Before', 'What you should always do long before'),
    ],
    'with more lines than fit': ['sections:', sheet('[One, Two, Three, Four, Five, Six, Seven]')],
  })
  testBadFiles(guide, {
    'without lines, of a text without steps': guideWith(short, 'Hang up. Call {phone}.'),
    'without lines, of a text with a step that does not begin with bold words': guideWith(
      short,
      steps('**Hang up.**', '**Call us.**', 'Wait.'),
    ),
    'without lines, of a text with too many steps': guideWith(
      short,
      steps(...Array.from('1234567', (digit) => `**Step ${digit}.**`)),
    ),
    'without lines, of a text with a step that would not fit': guideWith(
      short,
      steps('**Hang up.**', '**Call us.**', `**${long}**`),
    ),
  })
})

testGoodSites({
  'a page for the fridge whose lines are the steps of the text': withFile(
    guide,
    guideWith(short, steps('**Hang up.**', '**Call {phone}.**', '**Wait.**')),
  ),
  'a page for the fridge of an article': withFile(
    articlePath,
    changed(
      articlePath,
      '---\n\nCall',
      `fridge:\n${short}\n  lines: [One, Two, Three]\n---\n\nCall`,
    ),
  ),
  'a page for the fridge of an article with our number': withFile(
    articlePath,
    changed(
      articlePath,
      '---\n\nCall',
      `fridge:\n${short}\n  lines: [One, Two, 'Call {phone}.']\n---\n\nCall`,
    ),
  ),
})
