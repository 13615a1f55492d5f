import {
  articleComponents,
  type ArticleComponent,
  type ArticleComponentName,
} from '../../src/content-model/article/article-components'

/** Placeholder content of each component. `$0` is the final position of the cursor. */
const placeholders: Readonly<Record<ArticleComponentName, readonly string[]>> = {
  KeyPoints: ['- ${1:The first thing to remember.}', '- $0'],
  Warning: ['$0'],
  Steps: [
    '1. **${1:Say the step.}** ${2:Then say what the reader will see.}',
    '',
    '   <IfItGoesWrong>${3:What they may see instead, and the way back.}</IfItGoesWrong>',
    '',
    '2. $0',
    '',
    '<ItWorked>${4:How the reader knows that it worked.}</ItWorked>',
  ],
  IfItGoesWrong: ['$0'],
  ItWorked: ['$0'],
  Checklist: ['- $0'],
  PhoneScript: ['> $0'],
  LinkCard: ['$0'],
  HelpLine: ['$0'],
  Questions: ['<Question ask="${1:The question?}">', '', '$0', '', '</Question>'],
  Question: ['$0'],
  Buttons: ['<ButtonLink to="${1:consultation}">${0:Ask for help}</ButtonLink>'],
  ButtonLink: ['$0'],
  OurPromises: [],
}

/** Components that are written on one line. */
const onOneLine: readonly ArticleComponentName[] = [
  'LinkCard',
  'HelpLine',
  'ButtonLink',
  'IfItGoesWrong',
  'ItWorked',
]

/** Returns the lines of a component as a snippet, with `$0` and `${1:words}` where words are missing. */
export function componentBody(name: ArticleComponentName): string[] {
  const component: ArticleComponent = articleComponents[name]
  const attributes = Object.entries(component.attributes).map(
    ([key, kind], index) => ` ${key}="\${${index + 2}:${examples[kind]}}"`,
  )
  const opening = `<${name}${attributes.join('')}`
  if (component.empty) return [`${opening} />`, '$0']
  const body = placeholders[name]
  return onOneLine.includes(name)
    ? [`${opening}>${body.join('')}</${name}>`]
    : [`${opening}>`, '', ...body, '', `</${name}>`]
}

const examples = {
  words: 'words',
  path: '/contact',
  target: 'consultation',
  'web-address': 'https://www.example.com',
  'help-line': 'ftc',
} as const
