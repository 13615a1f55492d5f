/** What an attribute of an article component may hold. */
export type AttributeKind = 'words' | 'path' | 'target' | 'web-address' | 'help-line'

/** A component that an article may use. */
export interface ArticleComponent {
  /** Its attributes, all of them required. */
  attributes: Readonly<Record<string, AttributeKind>>
  /** true: it brings its own words and holds none. */
  empty?: true
  /** true: what it holds is a paragraph also where it is written on one line. */
  paragraph?: true
  /** The component it may stand in only. */
  parent?: string
  /** How it is written, for messages. */
  example: string
}

/**
 * The components of articles. `src/components/article/mdx` draws each of them and does not compile while one is
 * missing there.
 */
export const articleComponents = {
  KeyPoints: { attributes: {}, example: '<KeyPoints> a list </KeyPoints>' },
  Warning: { attributes: { title: 'words' }, example: '<Warning title="Do not pay"> … </Warning>' },
  Steps: { attributes: {}, example: '<Steps> a numbered list </Steps>' },
  IfItGoesWrong: {
    attributes: {},
    paragraph: true,
    example: '<IfItGoesWrong>what may happen instead, and the way back</IfItGoesWrong>',
  },
  ItWorked: {
    attributes: {},
    paragraph: true,
    parent: 'Steps',
    example: '<ItWorked>how the reader knows that it worked</ItWorked>',
  },
  Checklist: { attributes: {}, example: '<Checklist> a list </Checklist>' },
  PhoneScript: {
    attributes: { title: 'words' },
    example: '<PhoneScript title="What to say"> > words to say </PhoneScript>',
  },
  LinkCard: {
    attributes: { href: 'web-address', title: 'words' },
    example: '<LinkCard href="https://…" title="Report fraud"> … </LinkCard>',
  },
  HelpLine: {
    attributes: { line: 'help-line' },
    paragraph: true,
    example: '<HelpLine line="ftc">what to report there</HelpLine>',
  },
  Questions: { attributes: {}, example: '<Questions> several <Question> </Questions>' },
  Question: {
    attributes: { ask: 'words' },
    parent: 'Questions',
    example: '<Question ask="…?"> the answer </Question>',
  },
  Buttons: { attributes: {}, example: '<Buttons> one or more <ButtonLink> </Buttons>' },
  ButtonLink: {
    attributes: { to: 'target' },
    parent: 'Buttons',
    example: '<ButtonLink to="/contact">Call us</ButtonLink>',
  },
  OurPromises: { attributes: {}, empty: true, example: '<OurPromises />' },
} as const satisfies Record<string, ArticleComponent>

export type ArticleComponentName = keyof typeof articleComponents

/** Whether an article may use a component of that name. */
export function isArticleComponent(name: string): name is ArticleComponentName {
  return Object.hasOwn(articleComponents, name)
}
