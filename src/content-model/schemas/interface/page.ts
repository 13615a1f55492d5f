import { z } from 'zod'
import { label, text } from '../fields'
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
  link: label().describe('Link to the page for the fridge.'),
  linkFor: template('subject').describe(
    'Follows these words for screen readers, where a page has several such links. {subject}',
  ),
  title: template('title').describe('Title of the page in the browser. {title}'),
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

/** What only search engines are told. */
export const searchEngines = z.strictObject({
  serviceIn: template('place').describe('Name of what we do in a place, such as a city. {place}'),
})
