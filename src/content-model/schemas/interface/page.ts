import * as z from 'zod'
import { id, label, text } from '../fields'
import { template } from './template'

/** How to reach us: the bar at the top of every page, its menu and the footer. */
export const contact = z.strictObject({
  bar: label().describe('Name of the bar with number and hours, for screen readers.'),
  call: template('phone').describe('Before our number. {phone}'),
  write: template('email').describe('Before our email address, in the footer. {email}'),
  open: template('hours').describe('Before our hours: 7 days a week, 8 AM-7 PM. {hours}'),
  answers: template('hours')
    .optional()
    .describe('Before the hours at which somebody answers who speaks the language. {hours}'),
})

/** The bar with the name of the site and its menus. */
export const header = z.strictObject({
  home: template('name').describe('Name of the link to the home page, for screen readers. {name}'),
  navigation: label().describe('Name of the main navigation, for screen readers.'),
  menu: label().describe('Button that opens the menu of a narrow screen.'),
  closeMenu: label().describe('The same button while the menu is open.'),
})

/** Around the content of every page. */
export const page = z.strictObject({
  skip: label().describe('First link of every page, for keyboards: past the bars.'),
  breadcrumbs: label().describe('Name of the way from the home page, for screen readers.'),
  footerNavigation: label().describe('Name of the links in the footer, for screen readers.'),
  sample: template('name').describe('In the footer of a site with `sample: true`. {name}'),
  ended: template('day').describe('On top of a page whose last day is over. {day}'),
  moved: text().describe('On a page that sends visitors on to its new address, above the link.'),
  backToTop: label().describe('Button at the end of a long list.'),
  preview: label().describe('Name of the notice of a preview, for screen readers.'),
  previewChanges: label().describe('Link of a preview to the page of what changed.'),
})

/** Messages that lie over a page, and other parts that come and go. */
export const notices = z.strictObject({
  close: label().describe('Button that takes a message away.'),
})

/** The page for the fridge. */
export const fridgePage = z.strictObject({
  address: id().optional().describe('The folder of these pages in addresses, if not fridge.'),
  link: label().describe('Link to the page for the fridge.'),
  linkFor: template('subject').describe(
    'Follows these words for screen readers, where a page has several such links. {subject}',
  ),
  title: template('title').describe('Title of the page in the browser. {title}'),
  beside: text().describe('Beside the sheet, where its text ends: what it is for.'),
  howToPrint: text().describe('Above the sheet: what is printed, and how.'),
  print: label().describe('Button that prints the sheet.'),
  back: template('page').describe('Link to the page that the sheet belongs to. {page}'),
  call: template('name').describe('Above our number at the end of the sheet. {name}'),
})

/** Small words inside the sections of pages. */
export const sectionParts = z.strictObject({
  source: template('source').describe('Where a figure comes from. {source}'),
  formerPrice: template('price').describe(
    'The price before, beside the price of a package. {price}',
  ),
  saved: template('amount').describe('How much less a package costs than its parts. {amount}'),
  rating: template('stars').describe('The stars of a quote, for screen readers. {stars}'),
})

/** Texts for search engines only. */
export const searchEngines = z.strictObject({
  serviceIn: template('place').describe('Name of what we do in a place, such as a city. {place}'),
})

/** A language among others. A site with one language shows none of it. */
export const language = z.strictObject({
  name: label().describe('Name of this language in itself: English, Español.'),
  home: label()
    .optional()
    .describe(
      'The same, where the link leads to the home page because the page has no translation.',
    ),
  elsewhere: template('language').describe(
    'Follows a link to a page that is written in another language only. {language}',
  ),
  stale: template('date').describe(
    'On top of a translation while its source has changed. {date} of the last look at it',
  ),
  original: template('language').describe('Link to that source. {language}'),
})

/** The alert on top of a page, and the list of alerts. A site without alerts shows none of it. */
export const alerts = z.strictObject({
  bar: label().describe('Name of the alert on top of a page, for screen readers.'),
  more: label().describe('After the title of the alert there: the way to the list.'),
  label: label().describe('The list in the footer and among all pages.'),
  title: text().max(60).describe('Title of the list.'),
  description: text().min(70).max(160).describe('The same for search engines, 70 to 160 letters.'),
  lead: text().describe('Below the title.'),
  on: label().describe('Heading above the alerts that are on.'),
  none: text().describe('There where none is on.'),
  ended: label().describe('Heading above the alerts that have ended in the last year.'),
  days: template('from', 'until').describe('From when to when an alert is on. {from} {until}'),
  day: template('from').describe('An alert of one day. {from}'),
  places: template('places').describe('The places that it is for. {places}'),
  todo: label().describe('Heading above what to do.'),
})

/** Pages of guides that a browser keeps for when the network is gone. */
export const kept = z.strictObject({
  notice: template('day').describe('On top of a kept page, where the network is gone. {day}'),
  title: label().describe('Title in place of a page that is not kept.'),
  text: text().describe('Below it, above links to the kept pages.'),
  retry: label().describe('Link that tries to load that page again.'),
})

/** Words of forms that are no words of one form. */
export const forms = z.strictObject({
  error: template('title').describe(
    'Title of the page in the browser while a form has mistakes. {title}',
  ),
  trap: label().describe('Label of a field that only programs fill in; nobody should see it.'),
  times: template('from', 'until').describe(
    'Hours in the label of an option: 8 AM-12 PM. {from} {until}',
  ),
  noon: label().optional().describe('How noon is said in such hours; without it, as a time.'),
  subject: template('name').describe('Subject of the message that a request makes. {name}'),
  slips: z
    .strictObject({
      phone: text().describe('Of a telephone number with fewer than ten digits: is it right?'),
      email: text().describe('Of an email address that looks mistyped.'),
      card: text().describe('Of what looks like the number of a payment card.'),
      socialSecurity: text().describe('Of what looks like a Social Security number.'),
      change: label().describe('Button that goes back to the field.'),
      send: label().describe('Button that sends the request as it is.'),
    })
    .describe('Asked about an answer before a request is sent, below the answer.'),
})
