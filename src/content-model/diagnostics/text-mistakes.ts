import type { Mistake } from './mistake'

/** The Markdown that an article may use, in words. */
export const markdown =
  'paragraphs, ## and ### headings, lists, > quotes, **bold**, *emphasis*, links'
const headings = '## for a part of the article, ### for a part of that part'
const link = '[words](/page) or [words](https://…)'

/** Mistakes in the text of articles and guides. */
export const articleMistakes = {
  'article-import': {
    title: 'An import or export line',
    why: 'Articles hold words. Program code could do anything on a reader’s tablet.',
    found: 'an import or export line',
    allowed: 'words only; the components need no import',
    fix: 'Remove the line.',
  },
  'article-code': {
    title: 'Code marks: ` or ```',
    why: 'They mark program code, which is shown in small letters that are hard to read.',
    allowed: markdown,
  },
  'article-link-apart': {
    title: 'A link whose address is in another place',
    why: 'Whoever changes the words later would not see where they lead.',
    allowed: link,
  },
  'article-dividing-line': {
    title: 'A dividing line',
    why: 'A line means nothing to people who listen. A heading says what comes next.',
    found: 'a dividing line',
    allowed: markdown,
    fix: 'Remove the line, or write a ## heading in its place.',
  },
  'article-line-break': {
    title: 'A forced line break',
    why: 'In large print the line breaks there and once more, in the middle of a thought.',
    found: 'two spaces, or a \\, at the end of a line',
    allowed: markdown,
    fix: 'Delete them. For a new paragraph, leave an empty line.',
  },
  'article-table': {
    title: 'A table',
    why: 'On a phone or in large print a table does not fit, and its columns fall apart.',
    found: 'a table drawn with |',
    allowed: markdown,
    fix: 'Write a list; a table is hard to read on a phone.',
  },
  'heading-level-one': {
    title: 'A heading with one #',
    why: 'The title already is that heading. People who listen move from heading to heading.',
    found: 'a heading with one #',
    allowed: headings,
    fix: 'Delete it if it repeats the title. Otherwise write ##.',
  },
  'heading-skips-level': {
    title: 'A heading that skips a level',
    why: 'People who listen would think they have missed a part.',
    found: '{{level}} below {{above}}',
    allowed: headings,
    fix: 'Write {{expected}} instead.',
  },
  'heading-underlined': {
    title: 'Words above a line of dashes or equal signs',
    why: 'Such a line makes the words a heading, also those of a whole paragraph. People who listen move from heading to heading.',
    found: 'words underlined with dashes or equal signs',
    allowed: headings,
    fix: 'Write ## {{words}} and remove the line below. If it is no heading, only remove the line.',
  },
  'heading-empty': {
    title: 'A heading without words',
    why: 'People who listen hear "heading" and nothing else.',
    found: 'a heading without words',
    allowed: headings,
    fix: 'Write its words.',
  },
  'link-empty': {
    title: 'A link without words',
    why: 'Nobody can see it, and people who listen hear only an address.',
    found: 'a link without words',
    allowed: link,
    fix: 'Write words that say where it leads.',
  },
  'link-malformed': {
    title: 'A link in the wrong form',
    why: 'It would lead nowhere, or use a connection that others can read.',
    found: 'a link to "{{url}}"',
    allowed: '[words](/page) for our own pages, [words](https://…) for others',
    fix: 'Write a path that starts with / or an address that starts with https://.',
  },
  'address-not-linked': {
    title: 'An address that is typed out',
    why: 'It is not a link, and retyping it is hard with stiff hands.',
    found: 'an address that is not a link',
    allowed: '[words](https://…)',
    fix: 'Write [words that say where it leads](https://…).',
  },
  'list-goes-on': {
    title: 'A numbered list that does not begin with 1',
    why: 'Words or a picture at the margin end a list. The numbers would go wrong, and one step at a time would stop there.',
    found: 'a numbered list that begins with {{start}}',
    allowed: 'a list that begins with 1; what belongs to a step is indented below it',
    fix: 'Indent all lines between this step and the one above it by three spaces. If this is a list of its own, begin with 1.',
  },
  'article-too-large': {
    title: 'More than fits on a page',
    why: 'No reader would get to its end, and the site would take hours to build.',
    allowed: 'what fits on a page',
  },
  'article-without-text': {
    title: 'An article without text',
    why: 'Readers would open an empty page.',
    found: 'no text below the front matter',
    allowed: 'the text of the article',
    fix: 'Write the text.',
  },
  'article-unreadable': {
    title: 'A part that cannot be read',
    why: 'Its meaning could only be guessed, and visitors would see a wrong guess.',
    allowed: 'Markdown and the components of docs/writing.md',
    fix: 'Compare it with another article.',
  },
} as const satisfies Record<string, Mistake>

/** Mistakes in the components of articles and guides, and characters that are taken for one. */
export const componentMistakes = {
  'braces-unknown': {
    title: 'Braces around something that is not a fact',
    why: 'Braces are for facts. Anything else in them would run as program code.',
    found: '{{{text}}}',
  },
  'component-unknown': {
    title: 'An unknown component',
    why: 'It has no appearance, so the words in it would be lost.',
  },
  'component-alone': {
    title: 'A component outside the one it belongs to',
    why: 'It takes its look and place from the one around it.',
    found: '<{{name}}> on its own',
    allowed: '<{{name}}> inside <{{parent}}>',
    fix: 'Put <{{parent}}> around it.',
  },
  'way-back-outside-step': {
    title: '<IfItGoesWrong> outside of a step',
    why: 'A reader who is stuck looks for help at the step, and could not tell which step this is for.',
    found: '<IfItGoesWrong> outside of a step',
    allowed: '<IfItGoesWrong> in a step of <Steps>, on indented lines of its own',
    fix: 'Put it below the words of its step, after an empty line, indented by three spaces.',
  },
  'ending-not-last': {
    title: '<ItWorked> before the end of the steps',
    why: 'Readers would look for it before they have done the last step.',
    found: '<ItWorked> before the end of <Steps>',
    allowed: 'one <ItWorked> in <Steps>, after the numbered list',
    fix: 'Move it after the last step, with an empty line above it and no indentation.',
  },
  'component-empty': {
    title: 'A component without words',
    why: 'Its label would appear with nothing below it.',
    found: '<{{name}}> without words',
    fix: 'Write the words, or remove it.',
  },
  'component-not-empty': {
    title: 'Words in a component that has its own',
    why: 'The words would not be shown.',
    found: 'words inside <{{name}}>',
    allowed: '{{example}}, which has its own words',
    fix: 'Move the words below it.',
  },
  'component-not-a-line': {
    title: 'More than a line in a button',
    why: 'The parts would stand beside each other in the button, each in a narrow column.',
    found: 'several paragraphs in <{{name}}>',
    allowed: '{{example}}, with words on one line',
    fix: 'Keep the words that readers press, and move the rest below the buttons.',
  },
  'attribute-twice': {
    title: 'The same attribute twice',
    why: 'Only one of the two can be shown.',
    found: 'the attribute "{{key}}" twice',
    allowed: 'each attribute once',
    fix: 'Remove one of the two.',
  },
  'attribute-unknown': {
    title: 'An attribute that the component does not have',
    why: 'It has no effect. Most often its name is misspelled.',
    found: 'an attribute "{{key}}"',
    fix: 'Write it as {{example}}',
  },
  'attribute-missing': {
    title: 'A missing attribute',
    why: 'The box would have no headline, or the button would lead nowhere.',
    found: 'nothing; the attribute is missing',
    fix: 'Write it as {{example}}',
  },
  'attribute-malformed': {
    title: 'An attribute in the wrong form',
    why: 'The button would lead nowhere, or the box would have no headline.',
    fix: 'Write it as {{example}}',
  },
  'attribute-with-fact': {
    title: 'A fact between the quotation marks of a component',
    why: 'Attributes are shown exactly as written: readers would see the braces, or an old number.',
    found: '"{{value}}"',
    allowed: 'words without facts; facts such as {phone} belong in the text inside',
    fix: 'Move the fact into the text between the tags.',
  },
  'markup-left': {
    title: 'Signs of markup that readers would see',
    why: 'Readers would see the signs in the middle of the words and take them for a mistake of theirs, or of the tablet.',
    found: '"{{sign}}": {{name}}',
    allowed:
      'plain words in fields; in the text of an article also the Markdown of docs/writing.md',
  },
  'html-comment': {
    title: 'An HTML comment',
    why: 'A note in an article would end up on the page, or make the article unreadable.',
    found: 'an HTML comment <!-- -->',
    allowed: 'words only',
    fix: 'Remove the comment.',
  },
  'html-tag': {
    title: 'An HTML tag',
    why: 'Articles are styled with Markdown, so that they all look alike and can be read aloud.',
    found: 'an HTML tag',
    allowed: 'Markdown',
    fix: 'Remove the tag. Leave an empty line to start a new paragraph.',
  },
  'angle-address': {
    title: 'An address between < and >',
    why: 'The < sign starts a component, so the rest of the article could not be read.',
    found: 'an address between < and >',
    allowed: '[words](https://…)',
    fix: 'Write [words that say where it leads](https://…).',
  },
  'less-than-sign': {
    title: 'A < sign in a sentence',
    why: 'The sign starts a component, so the rest of the article could not be read.',
    found: 'a < sign in a sentence',
    allowed: 'words, such as "less than five minutes"',
    fix: 'Write it in words, such as "less than".',
  },
  'brace-alone': {
    title: 'A single brace',
    why: 'A brace opens or closes a fact, so the rest of the article could not be read.',
    found: 'a single { or }',
    allowed: 'a fact such as {phone}, with both braces',
    fix: 'Remove the brace, or write the name of a fact between two of them.',
  },
  'words-beside-tag': {
    title: 'Words on the same line as a tag',
    why: 'A box cannot start or end in the middle of a paragraph.',
    found: 'words beside {{tag}}',
    allowed: 'tags and words with an empty line between them',
    fix: 'Put {{tag}} on a line of its own, with an empty line above and below it.',
  },
  'tag-not-closed': {
    title: 'A component that is not closed',
    why: 'Everything after it would end up in its box.',
    found: 'a tag without its partner',
    allowed: 'an opening tag, an empty line, words, an empty line, a closing tag',
    fix: 'Close the tag, or remove it.',
  },
} as const satisfies Record<string, Mistake>

/** Mistakes in the wording of texts for visitors. */
export const wordingMistakes = {
  spelling: {
    title: 'A word that is not in the dictionary',
    why: 'People learn to watch for spelling mistakes in fraudulent letters.',
    found: '"{{word}}"',
    fix: 'Fix the spelling. If the word is right, add it to {{list}} of the content folder, on a line of its own.',
    stops: 'check',
  },
  'avoided-word': {
    title: 'A word to avoid',
    why: 'It talks down to readers, says nothing, or makes them guess.',
    found: '"{{word}}"',
    allowed: 'words that are not in {{list}}',
    stops: 'check',
  },
  'reading-too-hard': {
    title: 'A text that is hard to read',
    why: 'Tired readers give up on hard texts, even those who could read them on a good day.',
    found: 'a text of {{measure}} {{score}}',
    fix: 'Read these sentences aloud, and rewrite them if you stumble: {{sentences}}',
    stops: 'nothing',
  },
  'template-words': {
    title: 'Words of a template in something that is published',
    why: 'They tell a writer what to write. Visitors would read them.',
    found: '"{{phrase}}"',
    allowed: 'words for visitors',
    fix: 'Write what it asks for, or remove the part.',
    stops: 'check',
  },
  'steps-without-way-back': {
    title: 'Steps that do not say what to do if they go wrong, or how to tell that they worked',
    why: 'A person who is stuck at a step gives up, and one who is not sure that it worked does it again.',
    found: '{{count}}; missing: {{lacking}}',
    stops: 'nothing',
  },
  'text-long': {
    title: 'A text of more than 2,000 words',
    why: 'That is more than ten minutes of reading. Tired readers stop before the end, where the help is.',
    found: '{{count}} words, which take about {{minutes}} minutes to read',
    allowed: 'any length, but up to {{most}} words are best',
    fix: 'Cut it, or split it into two {{kind}}s that link to each other. You may also leave it as it is.',
    stops: 'nothing',
  },
} as const satisfies Record<string, Mistake>
