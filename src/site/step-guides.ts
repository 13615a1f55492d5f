import { actsOf, fillText } from '../content-model/text'
import {
  firstQuestion,
  onlyParent,
  reachableFrom,
  stepLink,
  stepPath,
  stepsOf,
  type GuideStep,
} from '../content-model/step-guide'
import { fillFacts } from '../content-model/facts'
import { type ContentRecord, urlOf } from '../content-model/record'
import type { StepGuideContent, Outcome } from '../content-model/schemas/step-guide'
import type { Action } from '../content-model/schemas/fields'
import type { IconName } from '../content-model/schemas/icons'
import { fillLinks, type HelpLine, type TextLink } from '../content-model/variables/contact-links'
import { fridgeDraft, shownSheet, type FridgeData } from './fridge-pages'
import { awakeFirst } from './help-lines'
import { breadcrumbsTo, pathOf, type LanguageScope } from './language-scope'
import type { PageDraft, ShownSheet } from './site'
import { breadcrumbList } from './structured-data'

/** A link to another page of a step guide. */
interface StepLink {
  label: string
  path: string
}

/** Data of the page of a question or an outcome. */
export interface StepData {
  heading: string
  text?: string
  /** What to do first, whatever the answers are; only on the first page. */
  first?: NonNullable<StepGuideContent['first']>
  question?: {
    /** Left out if the question is the heading of the page. */
    title?: string
    note?: string
    answers: (StepLink & { note?: string; icon?: IconName })[]
  }
  outcome?: Pick<Outcome, 'verdict' | 'tell' | 'do' | 'afterHours' | 'doNot' | 'expect'> & {
    family?: StepGuideContent['family']
    report: HelpLine[]
    links: Action[]
    /** Answers of the guide that the outcome quotes, with their quotation marks, and what they lead to. */
    quoted: TextLink[]
  }
  fridge?: ShownSheet
  /** Whom to call; on the first page and on outcomes. */
  help?: Action
  /** Link on every page except those that it leads to. */
  always?: StepLink
  /** In place of the way to the first page: the way back there, on the outcomes that it leads to. */
  again?: StepLink
  /** The question that leads here, if there is only one. */
  back?: string
  /** Path of the first page; left out there. */
  start?: string
}

/** Returns the pages of a step guide: one for each question and outcome, each outcome with its fridge sheet. */
export function stepPages(
  record: ContentRecord<'stepGuide'>,
  scope: LanguageScope,
): PageDraft<StepData | FridgeData>[] {
  const { facts, links, texts, config } = scope
  const path = pathOf(record)
  const source = urlOf(record) ?? ''
  const content = fillFacts(record.data, facts)
  const guide = breadcrumbsTo(scope, { label: content.label, path }, source)
  const titleOf = (step: string): string =>
    fillText(texts.stepGuides.title, { step, guide: content.label })
  const first = firstQuestion(content)
  const afterAlways = content.always && reachableFrom(content, content.always.to)
  return stepsOf(content).flatMap((step): PageDraft<StepData | FridgeData>[] => {
    const { id } = step
    const isAfter = afterAlways?.has(id)
    // Of several questions, the one that whoever has been hurt was asked.
    const parent = onlyParent(content, id) ?? onlyParent(content, id, isAfter ? afterAlways : [])
    const { always } = content
    const toAlways = always && { path: stepPath(path, content, always.to) }
    const { title, description, hidden, ...own } =
      id === first ? firstPage(content) : laterPage(path, content, step, titleOf, scope)
    const address = stepPath(path, content, id)
    const sources = [record.file]
    const sheet =
      content.sheets && own.outcome?.verdict === 'act'
        ? fridgeDraft(scope, {
            record,
            source: stepLink(source, content, id),
            sheet: {
              title: own.heading,
              sign: 'number',
              lines: actsOf(own.outcome),
              ...content.sheets,
            },
            whole: { label: own.heading, path: address },
            sources,
          })
        : undefined
    const breadcrumbs = id === first ? guide : [...guide, { label: own.heading, path: address }]
    const page: PageDraft<StepData> = {
      path: address,
      type: 'StepGuide',
      template: 'step-guide',
      sourcePath: stepLink(source, content, id),
      label: id === first ? content.label : own.heading,
      head: { title, description, image: 'page', hidden },
      jsonLd: [breadcrumbList(config, breadcrumbs)],
      breadcrumbs,
      sources,
      inSitemap: !hidden,
      data: {
        ...own,
        ...(content.first && id === first ? { first: content.first } : {}),
        ...(content.help && (id === first || step.kind === 'outcome')
          ? { help: fillLinks(content.help, links) }
          : {}),
        ...answersOf(path, content, id),
        ...(always && !isAfter ? { always: { label: always.label, ...toAlways! } } : {}),
        ...(always?.again && isAfter && step.kind === 'outcome' && id !== always.to
          ? { again: { label: always.again, ...toAlways! } }
          : {}),
        ...shownSheet(sheet),
        ...(id === first ? {} : { start: path }),
        ...(parent === undefined ? {} : { back: stepPath(path, content, parent) }),
      },
    }
    return sheet ? [page, sheet] : [page]
  })
}

/** Fewest characters of a description for search engines. */
const shortest = 70

/** Returns the first description that is long enough, or else the last. */
function longEnough(...descriptions: [string, ...string[]]): string {
  return descriptions.find(({ length }) => length >= shortest) ?? descriptions.at(-1)!
}

type OwnTexts = Pick<StepData, 'heading' | 'text' | 'outcome'> & {
  title: string
  description: string
  /** True if search engines must leave it out: a question makes no sense without the ones before it. */
  hidden: boolean
}

function firstPage({ title, description, heading, text }: StepGuideContent): OwnTexts {
  return { title, description, hidden: false, heading, text }
}

function laterPage(
  path: string,
  content: StepGuideContent,
  { id }: GuideStep,
  titleOf: (heading: string) => string,
  { articleContext: { helpLines }, links: targets }: LanguageScope,
): OwnTexts {
  const outcome = content.outcomes[id]
  if (!outcome) {
    const { question = '', answers = [] } = content.questions[id] ?? {}
    const choices = [question, ...answers.map(({ label }) => `${label}.`)].join(' ')
    const description = longEnough(choices, `${question} ${content.description}`)
    return { title: titleOf(question), description, hidden: true, heading: question }
  }
  const { title: heading, text, verdict, tell, do: acts, doNot, expect } = outcome
  const { report = [], links = [], afterHours } = outcome
  return {
    title: titleOf(heading),
    description: longEnough(text, `${heading}. ${text}`, `${heading}. ${content.description}`),
    hidden: false,
    heading,
    text,
    outcome: {
      ...(verdict ? { verdict } : {}),
      ...(tell ? { tell } : {}),
      ...(acts ? { do: acts } : {}),
      ...(afterHours ? { afterHours } : {}),
      ...(doNot ? { doNot } : {}),
      ...(expect ? { expect } : {}),
      ...(content.family ? { family: content.family } : {}),
      report: awakeFirst(report, helpLines),
      links: fillLinks(links, targets),
      quoted: quotedAnswers(path, content, outcome),
    },
  }
}

/** Returns the answers that an outcome quotes, “like this” or “like this.” */
function quotedAnswers(path: string, content: StepGuideContent, outcome: Outcome): TextLink[] {
  const written = JSON.stringify(outcome)
  const answers = Object.values(content.questions).flatMap((question) => question.answers)
  return [...answers, ...(content.always ? [content.always] : [])].flatMap(({ label, to }) =>
    [`“${label}”`, `“${label}.”`, `“${label},”`]
      .filter((text) => written.includes(text))
      .map((text) => ({ text, href: stepPath(path, content, to) })),
  )
}

function answersOf(
  path: string,
  content: StepGuideContent,
  id: string,
): Pick<StepData, 'question'> {
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
