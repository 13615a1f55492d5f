import { createContext, Fragment, type ReactNode, useContext } from 'react'
import type { PageInterface } from '../../content-model/schemas/interface'
import { textParts } from '../../content-model/text'
import type { Template } from '../../content-model/schemas/interface/template'

/** Words of the interface in the language of the page. */
export const InterfaceContext = createContext<PageInterface | null>(null)

/** Returns the words of the interface. They come from content/interface/en.yaml. */
export function useInterface(): PageInterface {
  const texts = useContext(InterfaceContext)
  if (!texts) throw new Error('There is no InterfaceContext.Provider.')
  return texts
}

/** Fills the variables of a text with elements, such as a link. */
export function fillNodes<Name extends string>(
  template: Template<Name> | string,
  values: Readonly<Record<Name, ReactNode>>,
): ReactNode {
  return textParts(template, values).map((part, index) =>
    part === '' ? null : <Fragment key={index}>{part}</Fragment>,
  )
}
