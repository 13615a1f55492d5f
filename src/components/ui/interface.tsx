import { createContext, Fragment, type ReactNode, useContext } from 'react'
import type { PageInterface } from '../../content-model/schemas/interface'
import type { Plural, Template } from '../../content-model/schemas/interface/template'

/** Words of the interface in the language of the page. */
export const InterfaceContext = createContext<PageInterface | null>(null)

/** Returns the words of the interface. They come from content/interface/en.yaml. */
export function useInterface(): PageInterface {
  const texts = useContext(InterfaceContext)
  if (!texts) throw new Error('There is no InterfaceContext.Provider.')
  return texts
}

/** Fills the variables of a text. */
export function fillText<Name extends string>(
  template: Template<Name> | string,
  values: Readonly<Record<Name, string | number>>,
): string {
  return parts(template, values).join('')
}

/** Fills the variables of a text with elements, such as a link. */
export function fillNodes<Name extends string>(
  template: Template<Name> | string,
  values: Readonly<Record<Name, ReactNode>>,
): ReactNode {
  return parts(template, values).map((part, index) =>
    part === '' ? null : <Fragment key={index}>{part}</Fragment>,
  )
}

/** Returns the plural form for a number, which replaces its variable `count`. */
export function fillPlural(plural: Plural<'count'>, count: number, locale: string): string {
  const rule = new Intl.PluralRules(locale).select(count)
  return fillText(plural[rule] ?? plural.other, { count })
}

function parts<Value>(
  template: Template<string> | string,
  values: Readonly<Record<string, Value>>,
): (Value | string)[] {
  // Every second part is the name of a variable: split keeps what its group matched.
  return (template as string)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? (values[part] ?? '') : part))
}
