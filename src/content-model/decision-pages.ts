import {
  firstQuestion,
  onlyParent,
  reachableFrom,
  stepPath,
  stepsOf,
  type DecisionStep,
} from './decision-steps'
import type { DecisionContent, Outcome } from './schemas/decision'
import type { Action } from './schemas/fields'
import { fillLinks, type Links } from './variables/contact-links'
import type { FindHelpLine, HelpLine } from './variables/help-lines'

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
  /** What comes first whatever the answers are; only on the first page. */
  first?: NonNullable<DecisionContent['first']>
  question?: {
    /** Left out where the question is the heading of the page. */
    title?: string
    note?: string
    answers: (StepLink & { note?: string })[]
  }
  outcome?: Pick<Outcome, 'verdict' | 'do' | 'afterHours' | 'doNot' | 'expect'> & {
    report: HelpLine[]
    links: Action[]
  }
  /** Whom to call; on the first page and on outcomes. */
  help?: Action
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
 * @param helpLine finds whom to call and where to report
 */
export function decisionPages(
  path: string,
  content: DecisionContent,
  targets: Links,
  titleOf: (heading: string) => string,
  helpLine: FindHelpLine,
): DecisionPage[] {
  const first = firstQuestion(content)
  const afterAlways = content.always && reachableFrom(content, content.always.to)
  return stepsOf(content).map((step): DecisionPage => {
    const { id } = step
    const parent = onlyParent(content, id)
    const own =
      id === first ? firstPage(content) : laterPage(content, step, targets, titleOf, helpLine)
    return {
      path: stepPath(path, content, id),
      ...own,
      ...(content.first && id === first ? { first: content.first } : {}),
      ...(content.help && (id === first || step.kind === 'outcome')
        ? { help: fillLinks(content.help, targets) }
        : {}),
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
  helpLine: FindHelpLine,
): OwnTexts {
  const outcome = content.outcomes[id]
  if (!outcome) {
    const { question = '', answers = [] } = content.questions[id] ?? {}
    const choices = [question, ...answers.map(({ label }) => `${label}.`)].join(' ')
    const description = longEnough(choices, `${question} ${content.description}`)
    return { title: titleOf(question), description, hidden: true, heading: question }
  }
  const { title: heading, text, verdict, do: steps, doNot, expect } = outcome
  const { report = [], links = [], afterHours } = outcome
  return {
    title: titleOf(heading),
    description: longEnough(text, `${heading}. ${text}`, `${heading}. ${content.description}`),
    hidden: false,
    heading,
    text,
    outcome: {
      ...(verdict ? { verdict } : {}),
      ...(steps ? { do: steps } : {}),
      ...(afterHours ? { afterHours } : {}),
      ...(doNot ? { doNot } : {}),
      ...(expect ? { expect } : {}),
      report: report.flatMap((name) => helpLine(name) ?? []),
      links: fillLinks(links, targets),
    },
  }
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
