import {
  firstQuestion,
  onlyParent,
  reachableFrom,
  stepPath,
  stepsOf,
  type DecisionStep,
} from './decision-steps'
import type { DecisionContent, OfficialPlace, Outcome } from './schemas/decision'
import type { Action } from './schemas/fields'
import { fillLinks, type Links } from './variables/contact-links'

/** A link to another page of a decision guide. */
export interface StepLink {
  label: string
  path: string
}

/** One page of a decision guide: a question with its answers, or an outcome. */
export interface DecisionPage {
  path: string
  /** Title without the name of the site. */
  title: string
  description: string
  /** Whether search engines leave it out: a question makes no sense without those before it. */
  hidden: boolean
  heading: string
  text?: string
  /** What comes first whatever the answers are; its texts on the first page and on outcomes. */
  first?: { title: string; items: { title: string; text?: string }[] }
  question?: {
    /** Left out where the question is the heading of the page. */
    title?: string
    note?: string
    answers: (StepLink & { note?: string })[]
  }
  outcome?: Pick<Outcome, 'verdict' | 'do' | 'doNot'> & {
    report: OfficialPlace[]
    links: Action[]
  }
  /** The way that every page offers; left out on the pages that it leads to. */
  always?: StepLink
  /** The question that leads here, where there is one only. */
  back?: string
  /** Path of the first page; left out there. */
  start?: string
}

/**
 * Returns the pages of a decision guide.
 *
 * @param path of its first page: /is-this-a-scam
 * @param content facts filled in
 * @param targets where links lead: not those of answers, which name steps
 * @param titleOf title of a page, from its heading
 */
export function decisionPages(
  path: string,
  content: DecisionContent,
  targets: Links,
  titleOf: (heading: string) => string,
): DecisionPage[] {
  const first = firstQuestion(content)
  const afterAlways = content.always && reachableFrom(content, content.always.to)
  return stepsOf(content).map((step): DecisionPage => {
    const { id } = step
    const parent = onlyParent(content, id)
    const own = id === first ? firstPage(content) : laterPage(content, step, targets, titleOf)
    return {
      path: stepPath(path, content, id),
      ...own,
      ...firstSteps(content, id === first || step.kind === 'outcome'),
      ...answersOf(path, content, id),
      ...(content.always && !afterAlways?.has(id)
        ? {
            always: {
              label: content.always.label,
              path: stepPath(path, content, content.always.to),
            },
          }
        : {}),
      ...(id === first ? {} : { start: path }),
      ...(parent === undefined ? {} : { back: stepPath(path, content, parent) }),
    }
  })
}

/** Letters that a description for search engines has at least. */
const shortest = 70

/** Returns the first of some descriptions that search engines show, or the last. */
function longEnough(...descriptions: [string, ...string[]]): string {
  return descriptions.find(({ length }) => length >= shortest) ?? descriptions.at(-1)!
}

type OwnTexts = Pick<
  DecisionPage,
  'title' | 'description' | 'hidden' | 'heading' | 'text' | 'outcome'
>

function firstPage({ title, description, heading, text }: DecisionContent): OwnTexts {
  return { title, description, hidden: false, heading, text }
}

function laterPage(
  content: DecisionContent,
  { id }: DecisionStep,
  targets: Links,
  titleOf: (heading: string) => string,
): OwnTexts {
  const outcome = content.outcomes[id]
  if (!outcome) {
    const { question = '', answers = [] } = content.questions[id] ?? {}
    const choices = [question, ...answers.map(({ label }) => `${label}.`)].join(' ')
    const description = longEnough(choices, `${question} ${content.description}`)
    return { title: titleOf(question), description, hidden: true, heading: question }
  }
  const { title: heading, text, report = [], links = [], verdict, do: todo, doNot } = outcome
  return {
    title: titleOf(heading),
    description: longEnough(text, `${heading}. ${text}`, `${heading}. ${content.description}`),
    hidden: false,
    heading,
    text,
    outcome: {
      ...(verdict ? { verdict } : {}),
      ...(todo ? { do: todo } : {}),
      ...(doNot ? { doNot } : {}),
      report: report.flatMap((name) => content.reports?.[name] ?? []),
      links: fillLinks(links, targets),
    },
  }
}

function firstSteps({ first }: DecisionContent, whole: boolean): Pick<DecisionPage, 'first'> {
  if (!first) return {}
  const items = first.items.map(({ title, text }) => (whole ? { title, text } : { title }))
  return { first: { title: first.title, items } }
}

function answersOf(
  path: string,
  content: DecisionContent,
  id: string,
): Pick<DecisionPage, 'question'> {
  const asked = content.questions[id]
  if (!asked) return {}
  const { question, note, answers } = asked
  return {
    question: {
      ...(id === firstQuestion(content) ? { title: question } : {}),
      ...(note ? { note } : {}),
      answers: answers.map(({ to, ...answer }) => ({
        ...answer,
        path: stepPath(path, content, to),
      })),
    },
  }
}
