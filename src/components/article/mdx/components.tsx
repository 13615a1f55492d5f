import type { IconNode } from 'lucide'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react'
import { fillText } from '../../../content-model/text'
import { LucideIcon } from '../../ui/lucide-icon'
import { answerId } from '../../ui/disclosure'
import type { Template } from '../../../content-model/schemas/interface/template'
import type { HelpLine as HelpLineTexts } from '../../../content-model/variables/contact-links'
import { breakAfter, spaced } from '../../ui/text'
import type { Promises } from '../../../content-model/schemas/sections/people'
import type { ArticleComponentName } from '../../../content-model/article/article-components'

/** Returns a component that only gives its content a class. */
function withClass(className: string): ComponentType<{ children?: ReactNode }> {
  return function Container({ children }) {
    return <div className={className}>{children}</div>
  }
}

interface BoxProps {
  title?: string
  /** Leaves out the icon: feed readers drop drawings, or show them at any size. */
  plain?: boolean
  children?: ReactNode
}

/** Key points at the top of an article, for readers in a hurry. Holds a list. */
export function KeyPoints({ title, children }: BoxProps): ReactElement {
  return (
    <section className="key-points" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Box(props: BoxProps & { className: string; icon: IconNode }): ReactElement {
  return (
    <aside className={props.className}>
      <p className="box-title">
        {props.plain ? null : <LucideIcon icon={props.icon} size={28} />}
        {props.title}
      </p>
      {props.children}
    </aside>
  )
}

/** Warning of something to beware of. */
export function Warning(props: BoxProps): ReactElement {
  return <Box {...props} className="warning" icon={TriangleAlert} />
}

/** Script for a phone call. Holds quotes. */
export function PhoneScript(props: BoxProps): ReactElement {
  return <Box {...props} className="phone-script" icon={Phone} />
}

/** Checklist of things to look for or to tick off. Holds a list. */
const Checklist = withClass('checklist')

interface LabeledProps {
  /** Label from the interface. */
  label?: string
  children?: ReactNode
}

/** Steps to do one after the other. Holds a numbered list, and `ItWorked` at its end. */
const Steps = withClass('steps')

function LabeledNote(props: LabeledProps & { className: string }): ReactElement {
  return (
    <div className={props.className}>
      <p>
        <strong>{props.label}</strong>
      </p>
      {props.children}
    </div>
  )
}

/** Note on what can go wrong at a step, and how to get back. */
export function IfItGoesWrong(props: LabeledProps): ReactElement {
  return <LabeledNote {...props} className="way-back" />
}

/** Note at the end of steps on how to tell that they worked. */
export function ItWorked(props: LabeledProps): ReactElement {
  return <LabeledNote {...props} className="it-worked" />
}

/** Questions of which one is open at a time. Holds `Question`. */
const Questions = withClass('questions')

/** One question. The shared `name` lets the browser keep a single one open. */
function Question(props: { ask?: string; children?: ReactNode }): ReactElement {
  return (
    <details name="article-questions">
      <summary>
        <span>{props.ask}</span>
      </summary>
      <div className="answer" id={answerId(props.ask ?? '')}>
        {props.children}
      </div>
    </details>
  )
}

/**
 * Card with a link to another site. It opens in a new tab, so that the article stays open, and says
 * so.
 */
export function LinkCard(props: {
  href?: string
  title?: string
  /** Notice that the link opens in a new tab. */
  newTab?: string
  children?: ReactNode
}): ReactElement {
  return (
    <div className="link-card">
      <p className="link-card-title">
        <a href={props.href} target="_blank" rel="noopener noreferrer">
          <strong>{props.title}</strong> <span className="new-tab">{props.newTab}</span>
        </a>
      </p>
      {props.children}
    </div>
  )
}

export interface HelpLineProps {
  /** Name of the line. */
  line?: string
  /** Why the reader should call. */
  children?: ReactNode
}

/** Card of a help line: its website, which opens in a new tab, its number, hours and languages. */
export function HelpLine(
  props: HelpLineProps & {
    helpLines?: Readonly<Record<string, HelpLineTexts>>
    texts?: { newTab: string; languages: Template<'languages'> }
  },
): ReactElement | null {
  const { line = '', children, helpLines, texts } = props
  const helpLine = helpLines?.[line]
  // A line of another state is not shown.
  if (!helpLine || !texts) return null
  const { name, phone, website, hours, languages } = helpLine
  const inWords = languages && fillText(texts.languages, { languages })
  return (
    <div className="link-card">
      <p className="link-card-title">
        {website ? (
          <a href={website.url} target="_blank" rel="noopener noreferrer">
            <strong>{`${name}:`}</strong> {breakAfter('/', website.label)}{' '}
            <span className="new-tab">{texts.newTab}</span>
          </a>
        ) : (
          <strong>{name}</strong>
        )}
      </p>
      {children}
      {phone ? (
        <p className="link-card-title">
          <a href={phone.href}>
            <strong>{phone.text}</strong>
          </a>
        </p>
      ) : null}
      {hours ? <p>{hours}</p> : null}
      {inWords ? <p>{inWords}</p> : null}
    </div>
  )
}

/** Row of next steps. Holds `ButtonLink`. */
function Buttons({ children }: { children?: ReactNode }): ReactElement {
  return <div className="buttons">{spaced(children)}</div>
}

/** Renders a link that looks like a button. */
function ButtonLink(props: { to?: string; children?: ReactNode }): ReactElement {
  return (
    <a className="button" href={props.to}>
      {props.children}
    </a>
  )
}

/**
 * Lists of what we always and never do, from content/shared/promises.yaml. Our number is a link.
 */
export function OurPromises(props: {
  copy?: Promises
  phone?: { text: string; href: string }
}): ReactElement | null {
  const { copy, phone } = props
  if (!copy) return null
  const linked = (text: string): ReactElement[] =>
    (phone ? text.split(phone.text) : [text]).map((part, index) => (
      <Fragment key={index}>
        {index > 0 ? <a href={phone?.href}>{phone?.text}</a> : null}
        {part}
      </Fragment>
    ))
  return (
    <aside className="our-promises">
      <p className="box-title">{copy.title}</p>
      <p>{linked(copy.text)}</p>
      <p className="list-title">{copy.alwaysTitle}</p>
      <ul className="always">
        {copy.always.map((promise) => (
          <li key={promise}>{linked(promise)}</li>
        ))}
      </ul>
      <p className="list-title">{copy.neverTitle}</p>
      <ul className="never">
        {copy.never.map((promise) => (
          <li key={promise}>{linked(promise)}</li>
        ))}
      </ul>
      <p className="doubt">
        <strong>{copy.doubtTitle}</strong> {linked(copy.doubt)}
      </p>
    </aside>
  )
}

/** React component of each name that articles may use. */
export const components: { [Name in ArticleComponentName]: ComponentType<object> } = {
  KeyPoints,
  Warning,
  Steps,
  IfItGoesWrong,
  ItWorked,
  Checklist,
  PhoneScript,
  LinkCard,
  HelpLine,
  Questions,
  Question,
  Buttons,
  ButtonLink,
  OurPromises,
}
