import {
  articleComponents,
  type ArticleComponent,
  type ArticleComponentName,
} from '../../src/content-model/article/article-components'
import { iconNames } from '../../src/content-model/schemas/icons'
import { article } from '../../src/content-model/schemas/article'

interface Snippet {
  scope: 'mdx'
  prefix: string
  description: string
  body: string[]
}

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

/**
 * Returns snippets for VS Code: the front matter of an article, and every component that it may
 * use.
 */
export function editorSnippets(): Record<string, Snippet> {
  const names = Object.keys(articleComponents) as ArticleComponentName[]
  return {
    'Front matter of an article': {
      scope: 'mdx',
      prefix: 'article',
      description: 'Front matter of an article, not published yet',
      body: frontMatter(),
    },
    'Picture of an article': {
      scope: 'mdx',
      prefix: 'picture',
      description: 'Picture that lies beside the article, with what it tells',
      body: ['![${1:What the picture tells}](./${2:name}.png)', '$0'],
    },
    ...Object.fromEntries(
      names.map((name): [string, Snippet] => {
        const body = componentBody(name)
        return [name, { scope: 'mdx', prefix: name, description: `Component <${name}>`, body }]
      }),
    ),
  }
}

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

function frontMatter(): string[] {
  return [
    '---',
    'title: ${1:At most 80 letters}',
    'excerpt: ${2:One or two sentences, 90 to 160 letters}',
    'author: ${3:Who wrote it}',
    'date: $CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE',
    'category: ${4:One of the categories of blog.yaml}',
    'tags: [${5:Most telling first, Second}]',
    `difficulty: \${6|${article.shape.difficulty.options.join(',')}|}`,
    `icon: \${7|${iconNames.join(',')}|}`,
    'draft: true',
    '---',
    '',
    '$0',
  ]
}
