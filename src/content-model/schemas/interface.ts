import * as z from 'zod'
import {
  alerts,
  forms,
  language,
  contact,
  fridgePage,
  header,
  kept,
  notices,
  page,
  searchEngines,
  sectionParts,
} from './interface/page'
import {
  article,
  articleBody,
  articleList,
  dates,
  pagination,
  share,
  stepGuides,
  tell,
  guides,
  helpLines,
} from './interface/articles'
import { listening, preferences, steps } from './interface/preferences'

const locale = () =>
  z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/, { error: 'language and country, such as en-US' })

/** content/interface/en.yaml: every word of the interface: all words that are not content of a page. */
export const interfaceTexts = z.strictObject({
  locale: locale().describe('Language and country, for plurals, names of days, and browsers.'),
  direction: z
    .enum(['ltr', 'rtl'])
    .optional()
    .describe('rtl where the language is written from right to left.'),
  language: language.describe('This language among others; shown only where the site has several.'),
  dates: dates.describe('How dates are written.'),
  contact: contact.describe('Number, address and hours, at the top and end of every page.'),
  header: header.describe('The bar with the name of the site and its menus.'),
  page: page.describe('Around the content of every page.'),
  notices: notices.describe('Messages that lie over a page.'),
  preferences: preferences.describe('The panel that makes pages easier to read.'),
  listening: listening.describe('Reading a page aloud.'),
  articleList: articleList.describe('The list of articles, and its search.'),
  pagination: pagination.describe('Buttons between the pages of a list.'),
  article: article.describe('Cards and tops of articles.'),
  articleBody: articleBody.describe('Inside the text of articles.'),
  steps: steps.describe('Steps of articles and sections, and steps shown one at a time.'),
  share: share.describe('Ways to send an article to others.'),
  sectionParts: sectionParts.describe('Small words inside the sections of pages.'),
  guides: guides.describe('Cards of the guides to print.'),
  fridgePage: fridgePage.describe('The page for the fridge.'),
  alerts: alerts.describe('Alerts on top of pages, and their list.'),
  searchEngines: searchEngines.describe('Words for search engines only.'),
  stepGuides: stepGuides.describe('Around the questions and outcomes of a step guide.'),
  tell: tell.describe('The message in which readers tell someone they trust.'),
  helpLines: helpLines.describe('Whom to call: hours and languages.'),
  kept: kept.describe('Pages that a browser keeps for when the network is gone.'),
  forms: forms.describe('Words of forms that are no words of one form.'),
})
export type Interface = z.infer<typeof interfaceTexts>

/**
 * The words of the interface that pages need: the text of articles is finished HTML, alerts, languages and the
 * service worker have theirs, and the data for search engines is finished.
 */
export type PageInterface = Omit<
  Interface,
  'articleBody' | 'alerts' | 'searchEngines' | 'language' | 'kept'
>

export function pageInterface({
  articleBody: _,
  alerts: __,
  searchEngines: ___,
  language: ____,
  kept: _____,
  ...texts
}: Interface): PageInterface {
  return texts
}
