import type { DecisionContext } from '../components/article/page-contexts'
import type { FridgeOwner } from './fridge-pages'
import type { LanguageTexts } from './resolve-language'

/** Language of a page, and its path in this language and in the default one. */
export interface OfLanguage {
  language: string
  path: string
  sourcePath: string
}

/** What pages are made of, in all languages. */
export interface PagesQuery {
  sites: { nodes: { language: string; home: string; languageTexts: LanguageTexts }[] }
  blogs: { nodes: OfLanguage[] }
  alerts: { nodes: { language: string }[] }
  allContentPage: {
    nodes: (FridgeOwner & OfLanguage & { id: string; label: string })[]
  }
  guides: { nodes: (FridgeOwner & { language: string })[] }
  decisions: { nodes: (OfLanguage & { recordId: string; pages: DecisionContext['page'][] })[] }
}

export const pagesQuery = `
  {
    sites: allContentSite {
      nodes {
        language
        home
        languageTexts
      }
    }
    blogs: allContentBlog {
      nodes {
        language
        path
        sourcePath
      }
    }
    alerts: allContentRecord(filter: { collection: { eq: "alert" } }) {
      nodes {
        language
      }
    }
    allContentPage {
      nodes {
        id
        language
        path
        sourcePath
        collection
        recordId
        label
        fridge
      }
    }
    guides: allContentRecord(filter: { collection: { eq: "guide" } }) {
      nodes {
        language
        collection
        recordId
        fridge
      }
    }
    decisions: allContentDecision {
      nodes {
        language
        path
        sourcePath
        recordId
        pages
      }
    }
  }
  `
