import type { Content } from 'mdast'
import * as z from 'zod'
import { helpLineName, sitePath, webAddress } from '../schemas/fields'
import type { Details, DiagnosticKind } from '../diagnostics/mistakes'

/** The kinds of values that attributes of article components hold. */
export type AttributeKind = 'words' | 'path' | 'target' | 'web-address' | 'help-line'

/** A component that an article may use. */
export interface ArticleComponent {
  /** Its attributes, all of them required. */
  attributes: Readonly<Record<string, AttributeKind>>
  /** true: it has its own words and can't contain any. */
  empty?: true
  /** true: its content becomes a paragraph even if it is written on one line. */
  paragraph?: true
  /** The only component that may contain it. */
  parent?: string
  /** true: the one around it contains at most one. */
  once?: true
  /** How it is written, for messages. */
  example: string
}

/** The components of articles. If one is missing in `src/components/article/mdx`, that file doesn't compile. */
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
    once: true,
    example: '<ItWorked>how the reader can tell that it worked</ItWorked>',
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

/** True if an article may use a component of that name. */
export function isArticleComponent(name: string): name is ArticleComponentName {
  return Object.hasOwn(articleComponents, name)
}

/** A node of an article, with its position in the file. */
export type Part = { position?: Content['position'] }

/** Reports a mistake at a part of an article. */
export type Add = <Kind extends DiagnosticKind>(
  part: Part,
  field: string,
  kind: Kind,
  ...details: Details<Kind>
) => void

/** Made once: creating a schema takes longer than using it. */
const schemas = {
  path: sitePath(),
  target: z.union([z.literal('consultation'), sitePath()]),
  'web-address': webAddress(),
  'help-line': helpLineName(),
}

/** True if a value is of the kind that an attribute or link needs. */
export function isValid(kind: AttributeKind, value: string): boolean {
  return kind in schemas
    ? schemas[kind as keyof typeof schemas].safeParse(value).success
    : value.trim() !== ''
}
