import { articleStyles } from '../../../src/components/article/article-styles'
import { parseArticleBody } from '../../../src/content-model/article/article-body'
import { renderTree } from '../../../src/site/article/render-article'
import { articleBody } from '../../sites/small-site'

/** One article for each component, and a rule that it needs. */
const parts: [name: string, body: string, rule: string][] = [
  ['key points', '<KeyPoints>\n\n- One\n\n</KeyPoints>', '.key-points'],
  ['a warning', '<Warning title="Stop">\n\nHang up.\n\n</Warning>', '.warning'],
  ['words for the telephone', '<PhoneScript title="Say">\n\n> No.\n\n</PhoneScript>', '.box-title'],
  ['a checklist', '<Checklist>\n\n- Done\n\n</Checklist>', '.checklist'],
  ['steps', '<Steps>\n\n1. One\n2. Two\n\n</Steps>', '.steps'],
  [
    'a way back',
    '<Steps>\n\n1. One\n\n   <IfItGoesWrong>Back.</IfItGoesWrong>\n\n</Steps>',
    '.way-back',
  ],
  [
    'an ending of steps',
    '<Steps>\n\n1. One\n\n<ItWorked>Yes.</ItWorked>\n\n</Steps>',
    '.it-worked',
  ],
  [
    'a card',
    '<LinkCard href="https://example.org" title="A site">\n\nWhy.\n\n</LinkCard>',
    '.link-card',
  ],
  [
    'questions',
    '<Questions>\n\n<Question ask="Why?">\n\nSo.\n\n</Question>\n\n</Questions>',
    'details',
  ],
  ['buttons', '<Buttons>\n\n<ButtonLink to="/contact">Write</ButtonLink>\n\n</Buttons>', '.button'],
  ['a list of contents', '## One\n\n## Two\n\n## Three\n\n## Four', '.contents'],
]

const namesOf = (body: string): string[] =>
  renderTree(parseArticleBody(body), {}, { texts: articleBody }).names

const stylesOf = (body: string): string => JSON.stringify(articleStyles(namesOf(body)))

test.each(parts)('an article with %s gets its styles', (_, body, rule) => {
  expect(stylesOf(body)).toContain(rule)
})

test('an article of plain text gets none of them', () => {
  expect(articleStyles(namesOf('Words, **bold** ones too.'))).toEqual([])
})
