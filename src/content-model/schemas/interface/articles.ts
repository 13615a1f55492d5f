import * as z from 'zod'
import { label, text } from '../fields'
import { plural, template } from './template'

/** Dates as they are written. */
export const dates = z.strictObject({
  months: z.array(label()).length(12).describe('The months, from January on.'),
  day: template('month', 'day', 'year').describe('A day: October 21, 2026. {month} {day} {year}'),
  month: template('month', 'year').describe('A month: October 2026. {month} {year}'),
})

/** The list of articles, and its search. The words of the search field are in blog.yaml. */
export const articleList = z.strictObject({
  results: label().describe('Name of the list, for screen readers.'),
  topics: label().describe('Title of the buttons for topics.'),
  startHere: label().describe('Title above the featured article.'),
  more: label().describe('Title above the other articles.'),
  found: label().describe('Title above what a search has found.'),
  toDo: label().describe('Title above outcomes of step guides that fit a search.'),
  searching: text().describe('While the search looks.'),
  count: plural('count').describe('How many articles a search has found. {count}'),
  none: text().describe('The same where there are none.'),
  forSearch: template('search').describe('Follows either: the words looked for. {search}'),
  inTopic: template('topic').describe('Follows that: the topic. {topic}'),
  noTitles: template('search').describe('If only the text of articles has the words. {search}'),
  mentionIt: plural('count').describe('Follows that: how many articles have them. {count}'),
  mentioned: label().describe('Title above articles whose text has the words.'),
  mentions: plural('count').describe('The same for screen readers: how many there are. {count}'),
  moreMentions: label().describe('Button that shows more of these.'),
  lookInside: label().describe('Button that looks for the search inside articles too.'),
  noMentions: text().describe('Said where that finds nothing else.'),
  clear: label().describe('Button that shows all articles again.'),
  range: template('first', 'last', 'total').describe(
    'Which articles a page of the list shows. {first} to {last} of {total}',
  ),
})

/** Buttons between the pages of a list. */
export const pagination = z.strictObject({
  navigation: label().describe('Name of these buttons, for screen readers.'),
  previous: label().describe('Button to the page before.'),
  next: label().describe('Button to the page after.'),
  newest: label().describe('Link to the first page of all articles.'),
  oldest: label().describe('Link to the last page of all articles.'),
  page: template('page', 'pages').describe('Number of the page. {page} of {pages}'),
})

/** Cards and tops of articles. */
export const article = z.strictObject({
  all: label().describe('Link to the list of articles.'),
  featured: label().describe('Mark of the featured article.'),
  difficulties: z
    .strictObject({
      Beginner: label().describe('For beginners.'),
      Intermediate: label().describe('For people who know a little.'),
      Advanced: label().describe('For people who know more.'),
    })
    .describe('For whom an article is, by the difficulty in its file.'),
  statuses: z
    .strictObject({
      New: label().describe('An article that is new.'),
      Popular: label().describe('An article that many people read.'),
      Updated: label().describe('An article that was rewritten.'),
      Draft: label().describe('An article that is not published; only in a preview.'),
    })
    .describe('Mark beside the category, by the status in the file of the article.'),
  publishedOn: template('date').describe(
    'The same for an article with a day to come; only in a preview. {date}',
  ),
  minutes: template('minutes').describe('How long it takes to read. {minutes}'),
  facts: template('author', 'date', 'minutes').describe(
    'Last line of a card. {author}, {date} and {minutes}, which is the line above',
  ),
  author: template('author').describe('Who wrote it. {author}'),
  tags: label().describe('Name of the list of tags, for screen readers.'),
  checked: template('date').describe('When it was last checked. {date}'),
  nextCheck: template('month').describe('Follows that: when it is checked again. {month}'),
  related: label().describe('Title above related articles.'),
})

/** Ways to send an article to others. */
export const share = z.strictObject({
  title: label().describe('Title above the ways.'),
  intro: text().describe('Above the words that are sent.'),
  email: label().describe('Link that begins an email.'),
  message: label().describe('Link that begins a text message.'),
  print: label().describe('Button that prints the article.'),
  device: label().describe('Button that opens what the device has for sharing.'),
  copied: text().describe('Said once the link was copied.'),
  notCopied: template('address').describe('Said where it could not be copied. {address}'),
})

/** Inside the text of articles. */
export const articleBody = z.strictObject({
  keyPoints: label().describe('Title of the main points.'),
  contents: label().describe('Title of the list of contents.'),
  newTab: label().describe('Follows a link that opens a new tab, for screen readers.'),
  oneStep: label().describe('Button that shows one step at a time.'),
})

/** Around the questions and outcomes of a step guide. */
export const stepGuides = z.strictObject({
  title: template('step', 'guide').describe(
    'Title of a page in the browser: its heading, and the name of the guide. {step}, {guide}',
  ),
  verdicts: z
    .strictObject({
      act: label().describe('Above an outcome: what has to be done at once.'),
      stop: label().describe('Above an outcome: what is going on has to stop.'),
      check: label().describe('Above an outcome: what has to be checked first.'),
    })
    .describe('The badge above the heading of an outcome.'),
  acts: label().describe(
    'Heading of the steps, for screen readers, and what is copied and printed.',
  ),
  afterHours: label().describe('Above what can be done at night and on weekends.'),
  doNot: label().describe('Above the list of what not to do.'),
  expect: label().describe('Above what is realistic.'),
  report: label().describe('Above whom to call and where to report it.'),
  helping: label().describe('Link below the heading of an outcome, to what relatives can do.'),
  night: label().describe(
    'Link beside it, to what can be done at night. Both fit on one line of a phone.',
  ),
  sent: template('opening', 'act').describe(
    'To relatives: what the message says first, and the first step. {opening}, {act}',
  ),
  steps: label().describe('Link from what relatives can do to the steps above it.'),
  back: label().describe('Link to the question before.'),
  start: label().describe('Link to the first question.'),
})

/** The message in which readers of an outcome tell someone they trust. */
export const tell = z.strictObject({
  title: label().describe('The row that opens to the message.'),
  copy: label().describe('Button that copies the message.'),
  number: label().describe('Above the field for the number where the reader can be called.'),
  numberHint: text().describe('Below that: what happens with it.'),
  intro: text().describe('Above the buttons that send the message.'),
  subject: label().describe('Subject of an email.'),
  openings: z
    .strictObject({
      act: text().describe('Something has happened.'),
      stop: text().describe('Something is going on.'),
      check: text().describe('Something seems wrong.'),
    })
    .describe('How it begins, by the verdict.'),
  call: template('number').describe('Where to call. {number}'),
  blank: text().describe('In place of {number} while nothing is typed.'),
  steps: text().describe('Above the steps.'),
  proof: text().describe('How the relative knows who wrote it.'),
  link: template('address').describe('The last line. {address}'),
  copied: text().describe('Said once the message was copied.'),
  notCopied: text().describe('Said where it could not be copied.'),
})

/** Cards of the guides to print. */
export const guides = z.strictObject({
  types: z
    .strictObject({
      'PDF Download': label().describe('A file to download and print.'),
    })
    .describe('What a reader gets, by the type in the file of the guide.'),
  size: template('size').describe('Size of the file. {size} is a number of kilobytes.'),
  pages: plural('count').describe('Length of the file. {count}'),
  reprinting: text().describe('In place of both, while the file is older than its text.'),
})

/** Around the help lines of help-lines.yaml. */
export const helpLines = z.strictObject({
  always: label().describe('Hours of a line that always answers.'),
  hours: template('days', 'opens', 'closes', 'zone').describe(
    'Hours of any other line. {days} {opens} {closes} {zone}',
  ),
  days: z
    .strictObject({
      'every day': label().describe('In place of {days}.'),
      'Monday to Friday': label().describe('In place of {days}.'),
    })
    .describe('The days on which a line answers.'),
  zones: z
    .record(z.string(), label())
    .optional()
    .describe('In place of {zone}, where people call a time zone otherwise than browsers do.'),
  yourTime: label().describe('In place of {zone}: in the time zone of the caller.'),
  weekends: template('opens', 'closes').describe(
    'Follows those, if weekends differ. {opens} {closes}',
  ),
  openNow: template('time', 'zone').describe(
    'Below the hours, on a screen, while somebody most likely answers. {time} {zone}',
  ),
  closedNow: template('time', 'zone').describe(
    'Below the hours, on a screen, while nobody answers. {time}, with the day before it where that is not today, {zone}',
  ),
  languages: template('languages').describe('Languages in which somebody helps. {languages}'),
  unknown: text().describe('Above lines of which some have no hours or languages.'),
  big: label().describe('Link beside a number, which fills the screen with it.'),
  bigFor: template('name').describe('Follows that, for screen readers. {name}'),
  done: label().describe('Link that closes it.'),
  say: template('words').describe('Below the number: the words to say. {words}'),
})
