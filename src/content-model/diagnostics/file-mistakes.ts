import type { Mistake } from './mistake'

/** Mistakes of whole files. */
export const fileMistakes = {
  'file-out-of-place': {
    title: 'A file in the wrong folder, or with the wrong kind of name',
    why: 'The folder and name of a file decide its address. This file has none, so nobody would see it.',
    found: 'a file that belongs to no collection',
    fix: 'Move it to the folder of its kind, or fix its name: lower-case letters, digits, hyphens.',
  },
  'file-not-utf8': {
    title: 'A file in an old encoding',
    why: 'Accents, quotation marks and dashes would be shown as other characters.',
    found: 'bytes that are not UTF-8',
    allowed: 'UTF-8 text',
    fix: 'Save the file again as UTF-8.',
  },
  'sign-unseen': {
    title: 'An invisible character',
    why: 'Such characters can make one word look like another, which is a trick that scammers use, and search does not find the word.',
    found: 'a character that cannot be seen: {{code}}',
    allowed: 'visible characters only',
    fix: 'Run npm run check -- --fix, which removes it. Or delete the words around this place and retype them.',
  },
  'name-former': {
    title: 'A field by its name in the last version',
    why: 'The next version won’t know it any more.',
    found: '{{was}}:, which is called {{is}} now',
    allowed: '{{is}}:',
    fix: 'Run npm run check -- --fix, which replaces it. It also renames the folder decisions to step-guides.',
    stops: 'nothing',
    listed: true,
  },
  'file-missing': {
    title: 'A required file is missing',
    why: 'The site, or every page of a folder, takes words, colors or the order of its sections from it.',
    found: 'no such file',
    allowed: '{{by}} needs it',
    fix: 'Add the file; its fields are described in src/content-model/schemas.',
  },
  'front-matter-missing': {
    title: 'No front matter',
    why: 'Lists, search and the top of the page take the title, author and date from it.',
    found: 'no front matter',
    allowed: 'a first line ---, then the fields of the article, then a line ---',
    fix: 'Start the file with ---. Copy the first lines of another article.',
  },
  'guide-without-text': {
    title: 'A guide without text',
    why: 'Readers would print an empty page.',
    found: 'no text below the front matter',
    allowed:
      'the text of the guide, written as in an article, or "article:" with the name of an article',
    fix: 'Write the text, or remove the folder.',
  },
  'guide-not-printed': {
    title: 'A guide whose PDF file is missing or out of date',
    why: 'Readers would print outdated advice, such as a number that has changed.',
    found: '{{pdf}}, which is {{state}}',
    allowed: 'a PDF file made from the current guide',
    fix: 'Run npm run guides, and look at the pages that it makes.',
    stops: 'nothing',
  },
} as const satisfies Record<string, Mistake>

/** Mistakes in how fields are written down: YAML. */
export const yamlMistakes = {
  'yaml-key-twice': {
    title: 'The same field twice',
    why: 'Only one of the two can be shown, and nobody could tell which.',
    found: 'a key that is already used above',
    allowed: 'each key once',
    fix: 'Remove one of the two lines, or put both values into one.',
  },
  'yaml-tab': {
    title: 'A tab at the start of a line',
    why: 'Indentation shows what belongs to what, and the width of a tab differs from editor to editor.',
    found: 'a tab at the start of the line',
    allowed: 'spaces at the start of a line',
    fix: 'Indent the line with spaces: two more than the line it belongs to.',
  },
  'yaml-second-colon': {
    title: 'A colon inside a value',
    why: 'A colon followed by a space starts a new field, so the rest of the words would be lost.',
    found: 'a second ": " in the line',
    allowed: 'one ": " in a line',
    fix: 'Put the whole value in "double quotes", because it contains a colon.',
  },
  'yaml-open-quote': {
    title: 'A quotation mark that is never closed',
    why: 'Everything after it, to the end of the file, would become part of the same value.',
    found: 'a quote that is never closed',
    allowed: 'a quote at the start and the same quote at the end',
    fix: 'Close the quote, or remove it.',
  },
  'yaml-open-bracket': {
    title: 'A bracket that is never closed',
    why: 'Everything after it would become part of the same list.',
    found: 'a [ or { that is never closed',
    allowed: '[one, two] on one line',
    fix: 'Close it, or put words that start with { or [ in "double quotes".',
  },
  'yaml-out-of-line': {
    title: 'A line that starts in the wrong column',
    why: 'Indentation shows what a line belongs to.',
    found: 'a line that starts in a different column than its neighbors',
    allowed: 'lines of one list or map start in the same column',
    fix: 'Line it up with its neighbors.',
  },
  'yaml-words-behind-quote': {
    title: 'Words after a closing quotation mark',
    why: 'A value that starts with a quotation mark ends at the next one. The words after it would be lost.',
    found: 'words after a closing quote, } or ]',
    allowed: 'nothing after it',
    fix: 'Put the whole value in "double quotes", because it starts with a quote, { or [.',
  },
  'yaml-second-document': {
    title: 'A line --- in the middle of a file',
    why: 'It starts a second document, which is never read.',
    found: 'a line --- or ..., which starts a second document',
    allowed: 'one document in a file',
    fix: 'Remove the line.',
  },
  'yaml-unreadable': {
    title: 'A line that cannot be read',
    why: 'Its meaning could only be guessed, and visitors would see a wrong guess.',
    allowed: 'lines of the form "key: value", lists of "- item"',
    fix: 'Compare it with a similar file; quote a value that contains : or #.',
  },
  'yaml-alias': {
    title: 'A value that starts with & or *',
    why: 'In YAML these characters name a value or repeat one. The word after them would not be shown.',
    found: 'a value that starts with & or *, without quotes',
    allowed: 'plain values',
    fix: 'Write the value out, or put a value that starts with & or * in quotes.',
  },
  'yaml-tag': {
    title: 'A value that starts with !',
    why: 'In YAML this character announces the type of a value. The word after it would not be shown.',
    found: 'a tag ({{tag}})',
    allowed: 'plain values',
    fix: 'Put a value that starts with ! in quotes.',
  },
  'yaml-comment-behind': {
    title: 'A # after a value',
    why: 'Everything from the # on is a comment and is not shown, which is easy to miss.',
    found: '{{value}}, followed by a comment: #{{comment}}',
    allowed: 'comments on lines of their own',
    fix: 'If the # belongs to the words, put the whole value in "double quotes"; if not, move the comment to the line above.',
  },
} as const satisfies Record<string, Mistake>

/** Mistakes in single fields. */
export const fieldMistakes = {
  'field-missing': {
    title: 'A required field is missing',
    why: 'The page has a place for it, which would stay empty.',
    found: 'nothing; the field is missing',
  },
  'field-unknown': {
    title: 'An unknown field',
    why: 'It has no effect. Most often it is a misspelling, and the field that was meant is missing.',
    found: 'an unknown field "{{key}}"',
  },
  'field-name-malformed': {
    title: 'A fact with an invalid name',
    why: 'Pages use a fact by its name in braces, and only letters and digits work there.',
    found: 'the name "{{key}}"',
    fix: 'Change the name, here and wherever it is used.',
  },
  'value-unknown': {
    title: 'A value that is not on the list',
    why: 'Only listed values have an effect.',
  },
  'value-of-other-form': {
    title: 'Words in place of a list, or a list in place of words',
    why: 'Words, lists and groups of fields are shown in different ways, so each field takes only one of them.',
  },
  'value-too-short': {
    title: 'Too few letters or entries',
    why: 'The page would have a gap, or search engines would choose words of their own.',
    allowed: 'at least {{least}}',
  },
  'value-too-long': {
    title: 'Too many letters or entries',
    why: 'Lists and search engines cut off the end, which is often the part that matters most.',
    allowed: 'at most {{most}}',
    fix: 'Shorten it.',
  },
  'value-malformed': {
    title: 'A day, link or number in the wrong form',
    why: 'It is sorted, linked or dialed by its form. In another form it would be wrong on the page.',
    fix: 'Write it in that form.',
  },
  'category-unknown': {
    title: 'A category that the list does not have',
    why: 'Readers choose a category above the list. They would never find this article there.',
    found: '"{{category}}"',
  },
  'publish-before-date': {
    title: 'A date before the day of publication',
    why: 'Readers would find a new article among old ones and think it is old.',
    found: '"{{date}}"',
    allowed: '{{publishOn}}, the day of publishOn, or later',
    fix: 'Write the day of publishOn; readers and lists go by date.',
  },
  'date-ahead': {
    title: 'A published article with a date in the future',
    why: 'It stays at the top of the list until that day, above everything newer. Most often the year is a slip.',
    found: '"{{date}}", and today is {{today}}',
    allowed: 'a day that has come, or the same day in "publishOn"',
    fix: 'Write the day it was published. If it is for later, add "publishOn: {{date}}".',
    stops: 'nothing',
  },
  'days-turned': {
    title: 'A last day before the first one',
    why: 'It would be over before it starts, so nobody would ever see it.',
    found: '"{{until}}", which is before "{{from}}" in "from"',
    allowed: '{{from}} or later',
    fix: 'Write the first day in "from" and the last one here.',
  },
  'review-days-contradict': {
    title: 'Review days that contradict each other',
    why: 'The next review follows the last one, and readers are shown when that was.',
    found: '"{{nextReview}}"',
    fix: 'Write in reviewedOn when it was last checked, and here when it is due next.',
  },
  'review-overdue': {
    title: 'An article that is due for review',
    why: 'Settings move and scams change. Outdated advice can do harm.',
    found: '"{{nextReview}}", and today is {{today}}',
    allowed: 'a day in the future',
    fix: 'Read the article again, fix what has changed, and update both days.',
    stops: 'nothing',
  },
} as const satisfies Record<string, Mistake>
