import { createContext } from 'react'
import type { PageLanguage } from '../../content-model/page-language'

/** Language of the page, and the languages that it is written in. */
export const PageLanguageContext = createContext<PageLanguage>({})
