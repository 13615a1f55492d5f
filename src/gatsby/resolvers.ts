import type { GatsbyNode } from 'gatsby'
import { articleFields } from './resolve-article'
import { decisionFields } from './resolve-decision'
import { fridgeField } from './resolve-fridge'
import { blogFields, notFoundFields } from './resolve-blog'
import { pageFields } from './resolve-page'
import { field } from './resolve-field'
import { loadAlertBar, loadAlertList } from './resolve-alerts'
import { elsewhereField, languageTextsField } from './resolve-language'
import { siteFields } from './resolve-site'

const alertFields = {
  alerts: field((_site: object, nodeModel) => loadAlertBar(nodeModel)),
  alertList: field((_site: object, nodeModel) => loadAlertList(nodeModel)),
}

/**
 * Fields that need other records. They are resolved when a page is queried, so that Gatsby knows
 * what each page depends on and runs again just those that a change concerns.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  const add = args.createResolvers as (resolvers: object) => void
  add({
    ContentSite: {
      ...siteFields,
      ...alertFields,
      languageTexts: languageTextsField,
      elsewhere: elsewhereField,
    },
    ContentRecord: { fridge: fridgeField },
    ContentPage: { ...pageFields, fridge: fridgeField },
    ContentBlog: blogFields,
    ContentDecision: decisionFields,
    ContentNotFound: notFoundFields,
    ContentArticle: { ...articleFields, fridge: fridgeField },
  })
}
