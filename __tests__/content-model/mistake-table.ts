import type { DiagnosticKind } from '../../src/content-model/diagnostics/mistakes'
import type { SourceFile } from '../../src/content-model/record'
import { stepGuideFiles, goodStepGuide } from './good-step-guide'
import { goodAlert } from './good-alert'
import { goodMetadata, imageBeside, siteWithImages } from './good-image'
import { articlePath, changed, goodText, withFile, withFiles } from './good-site'

/** A mistake in the good site, and the same site after a writer has done what the message says. */
export interface Row {
  kind: DiagnosticKind
  /** What was written. */
  name: string
  before: readonly SourceFile[]
  after: readonly SourceFile[]
}

/** A mistake in the text of the good article. */
const text = (kind: DiagnosticKind, before: string, after: string): Row => ({
  kind,
  name: before,
  before: siteWithImages(`${before}\n`, ...imagesOf(before)),
  after: siteWithImages(`${after}\n`, ...imagesOf(after)),
})

const imagesOf = (body: string): SourceFile[] =>
  Array.from(new Set(body.match(/[\w-]+\.(?:png|JPG)/g)), (name) =>
    imageBeside(name, name.endsWith('JPG') ? { ...goodMetadata, format: 'jpeg' } : goodMetadata),
  )

/** A mistake in a part of a good file. Left out: the cure is what stood there. */
const edit = (
  kind: DiagnosticKind,
  path: string,
  good: string,
  bad: string,
  cure: string = good,
): Row => ({
  kind,
  name: `${path}: ${bad}`,
  before: withFile(path, changed(path, good, bad)),
  after: withFile(path, changed(path, good, cure)),
})

/** A file that is wrong as a whole, and the file in its place. */
const whole = (kind: DiagnosticKind, path: string, bad: string, cure?: string): Row => ({
  kind,
  name: `${path}: ${bad}`,
  before: withFile(path, bad),
  after: cure === undefined ? withFiles({}) : withFile(path, cure),
})

const page = 'pages/contact.yaml'
const form = 'shared/consultation-form.yaml'
const guide = 'guides/scam-call/index.mdx'
const title = 'title: What Scam Likely means'
const heading = (bad: string, cure: string, kind: DiagnosticKind = 'yaml-unreadable'): Row =>
  edit(kind, articlePath, title, bad, cure)
const hero = goodText(page).slice(goodText(page).indexOf('  - kind: hero'))
const stepGuide = (kind: DiagnosticKind, good: string, bad: string): Row => ({
  kind,
  name: bad,
  before: withFiles(stepGuideFiles(goodStepGuide.replace(good, bad))),
  after: withFiles(stepGuideFiles()),
})
const question = (name: string, to: string): string =>
  `  ${name}:\n    question: Is it ${name}?\n    answers:\n      - label: Yes\n        to: ${to}\n      - label: No\n        to: friend\n`
const box = (inside: string): string => `<Warning title="Stop">\n\n${inside}\n\n</Warning>`
const steps = (inside: string): string => `<Steps>\n\n${inside}\n\n</Steps>`
const sheet = (lines: string): string =>
  `fridge:\n  title: Before you pay\n  illustration: letter\n  lines: ${lines}\nsections:`

/** Signs of markup in a field of a page. */
const field = (bad: string, cure: string): Row =>
  edit('markup-left', page, 'title: Let us talk', `title: ${bad}`, `title: ${cure}`)

const files: Row[] = [
  whole('file-out-of-place', 'recipes/soup.yaml', 'title: Soup\n'),
  whole('file-out-of-place', 'articles/Scam Likely/index.mdx', goodText(articlePath)),
  whole('front-matter-missing', articlePath, 'Call {phone}.\n', goodText(articlePath)),
  edit('front-matter-missing', articlePath, 'icon: phone-off\n---', 'icon: phone-off\n—-'),
  edit('front-matter-missing', articlePath, 'icon: phone-off\n---', 'icon: phone-off\n'),
  edit('guide-without-text', guide, 'Hang up. Call {phone}.\n', ''),
  edit('sign-unseen', articlePath, 'category: Scams', 'category: Sc\u200bams'),
  edit('sign-unseen', page, 'title: Let us talk', 'title: Let us\u000btalk'),
  edit('sign-unseen', page, 'label: Contact\n', 'label: Con\u00adtact\n'),
  edit('sign-unseen', page, 'title: Let us talk', 'title: "Let us\\u202e talk"'),
  edit('sign-unseen', 'facts.yaml', 'within 24', 'with\ufeffin 24'),
  text('sign-unseen', 'Pay\u2028ment by card.', 'Payment by card.'),
  text('sign-unseen', 'Pay&#8203;ment by card.', 'Payment by card.'),
]

const yaml: Row[] = [
  edit('yaml-key-twice', page, 'label: Contact\n', 'label: Contact\nlabel: Write to us\n'),
  edit('yaml-tab', page, '  - kind: hero', '\t- kind: hero'),
  heading('title: Scam alert: do not pay', 'title: "Scam alert: do not pay"', 'yaml-second-colon'),
  edit('yaml-open-quote', page, 'title: Let us talk', 'title: "Let us talk'),
  edit('yaml-open-bracket', articlePath, 'Phone Settings]', 'Phone Settings'),
  edit('yaml-out-of-line', page, '    text: Call', '   text: Call'),
  heading("title: 'Don't pay'", 'title: "Don\'t pay"', 'yaml-words-behind-quote'),
  heading('title: "Say "no""', 'title: "Say “no”"', 'yaml-words-behind-quote'),
  edit('yaml-second-document', page, 'label: Contact\n', 'label: Contact\n---\n'),
  heading('title: - Dash', 'title: "- Dash"'),
  heading('title: @home', 'title: "@home"'),
  heading('title: %x', 'title: "%x"'),
  heading('title: `x`', 'title: "x"'),
  heading('title:Calls', 'title: Calls'),
  edit(
    'yaml-unreadable',
    articlePath,
    'tags: [Robocalls, Phone Settings]',
    'tags: [#A]',
    'tags: [A]',
  ),
  heading('title: *Calls*', 'title: "Calls"', 'yaml-alias'),
  heading('title: &Calls', 'title: "&Calls"', 'yaml-alias'),
  heading('title: !Calls', 'title: "!Calls"', 'yaml-tag'),
  heading('title: Tip #1', 'title: "Tip #1"', 'yaml-comment-behind'),
]

const fields: Row[] = [
  edit('field-missing', page, 'label: Contact\n', ''),
  edit('field-unknown', page, '    title: Let', '    titel: Let'),
  edit(
    'field-name-malformed',
    'facts.yaml',
    'callback:',
    'Call-back: soon\ncallback:',
    'callback:',
  ),
  edit('value-unknown', page, 'illustration: letter', 'illustration: lettr'),
  edit('name-former', page, 'illustration: letter', 'scene: letter'),
  edit(
    'value-of-other-form',
    articlePath,
    '[Robocalls, Phone Settings]',
    'Robocalls, Phone Settings',
  ),
  edit(
    'value-of-other-form',
    articlePath,
    'author: Nora Fielden',
    'author: [Nora, Otto]',
    'author: "Nora, Otto"',
  ),
  edit('value-too-short', page, 'label: Contact\n', 'label: ""\n'),
  edit('value-too-long', page, 'title: Contact us', `title: ${'Call '.repeat(12)}us`),
  edit('value-malformed', articlePath, '2026-10-21', '21.10.2026'),
  edit('value-malformed', articlePath, '[Robocalls, Phone Settings]', '[A; B]', '[A, B]'),
  edit('value-malformed', page, 'to: call', 'to: /blog/', 'to: /blog'),
  edit('value-malformed', page, 'to: call', 'to: /Blog.html', 'to: /blog'),
  edit('value-malformed', 'help-lines.yaml', '202-555-0143', '1-800-MEDICARE', '800-633-4227'),
  edit(
    'value-malformed',
    'help-lines.yaml',
    "telephone: '911'",
    'telephone: 7-1-1',
    'telephone: 711',
  ),
  edit('category-unknown', articlePath, 'category: Scams', 'category: Scam'),
  edit(
    'publish-before-date',
    articlePath,
    'icon: phone-off\n',
    'icon: phone-off\npublishOn: 2026-12-01\n',
  ),
  edit('date-ahead', articlePath, '2026-10-21', '2062-10-21'),
  whole(
    'days-turned',
    'alerts/calls.yaml',
    goodAlert.replace('2026-11-20', '2026-10-01'),
    goodAlert,
  ),
  edit(
    'review-days-contradict',
    articlePath,
    'icon: phone-off\n',
    'icon: phone-off\nnextReview: 2027-01-01\n',
  ),
]

const site: Row[] = [
  edit(
    'reference-missing',
    'services/device-setup.yaml',
    '      - device-setup\n',
    '      - device-setups\n',
  ),
  edit(
    'section-missing',
    'home/national.yaml',
    '    testimonials: brackenville\n  - shared: close\n',
    '    testimonials: brackenville\n',
  ),
  edit('section-not-first', page, '  - kind: hero', '  - shared: figures\n  - kind: hero'),
  whole('section-twice', page, goodText(page) + hero, goodText(page)),
  edit(
    'title-or-description-twice',
    'services/device-setup.yaml',
    'title: Device setup\n',
    'title: Contact Us\n',
  ),
  edit(
    'link-broken',
    page,
    'to: call',
    'to: /services/device-setups',
    'to: /services/device-setup',
  ),
  {
    kind: 'link-broken',
    name: 'a link to a former address',
    before: withFiles({
      [page]: changed(page, 'to: call', 'to: /setting-up'),
      'redirects.yaml': '/setting-up: /services/device-setup\n',
    }),
    after: withFile(page, changed(page, 'to: call', 'to: /services/device-setup')),
  },
  whole('former-address-in-use', 'redirects.yaml', '/Pricing/: /contact\n/blog: /contact\n'),
  whole(
    'former-address-twice',
    'redirects.yaml',
    '/Öffnungszeiten: /contact\n/%C3%96ffnungszeiten/: /chicago\n',
    '/Öffnungszeiten: /contact\n',
  ),
  whole('redirect-circle', 'redirects.yaml', '/a: /b\n/b: /a\n', '/a: /b\n/b: /contact\n'),
  whole('redirect-target-missing', 'redirects.yaml', '/a: /contacts\n', '/a: /contact\n'),
  edit('fact-taken', 'facts.yaml', 'callback:', 'phone: none\ncallback:', 'callback:'),
  edit(
    'fact-loop',
    'facts.yaml',
    'callback:',
    "a: 'See {b}'\nb: 'See {a}'\ncallback:",
    "a: 'See {b}'\nb: See us\ncallback:",
  ),
  edit('fact-unknown', page, 'Call {phone} and', 'Call {fone} and'),
  edit('fact-written-out', page, 'Call {phone} and', 'Call (202) 555-0142 and'),
  edit('figure-written-out', page, 'Call {phone} and', 'Pay $60 and', 'Pay {sessionFrom} and'),
  text('figure-written-out', 'Call 1-800-MEDICARE.', 'Call {policePhone}.'),
  text('figure-written-out', 'Dial 9-1-1.', 'Dial {emergencyPhone}.'),
  text('figure-written-out', '> Call 1-877-382-4357 now.', '> Call … now.'),
  edit(
    'fridge-too-long',
    page,
    'sections:',
    sheet('[Hang up., Call us., Wait until somebody you have known for years has read it.]'),
    sheet('[Hang up., Call us., Wait.]'),
  ),
  edit(
    'fridge-without-lines',
    guide,
    'icon: phone\n',
    'icon: phone\nfridge:\n  title: Before you pay\n  illustration: letter\n',
    'icon: phone\nfridge:\n  title: Before you pay\n  illustration: letter\n  lines: [One, Two, Three]\n',
  ),
  whole(
    'address-twice',
    'pages/chicago.yaml',
    changed(page, 'title: Contact us', 'title: Chicago').replace('Ask for', 'Get'),
  ),
  whole(
    'address-of-archive',
    'articles/all/index.mdx',
    changed(articlePath, 'title: ', 'title: Another ').replace('Here is', 'Here too is'),
  ),
  whole(
    'parent-page-missing',
    'pages/gifts/visits.yaml',
    changed(page, 'title: Contact us', 'title: Visits').replace('Ask for', 'Give'),
  ),
  whole(
    'alert-too-long',
    'alerts/calls.yaml',
    goodAlert.replace('2026-11-20', '2027-11-20'),
    goodAlert,
  ),
  whole(
    'alert-place-missing',
    'alerts/calls.yaml',
    `${goodAlert}places: [/lakeview]\n`,
    `${goodAlert}places: [/chicago]\n`,
  ),
  edit('form-name-twice', form, 'name: phone', 'name: name'),
  edit('form-name-reserved', form, 'name: issue', 'name: subject'),
  edit('form-error-missing', form, '    error: Type your name\n', ''),
  edit('form-options', form, 'value: evening', 'value: morning'),
  edit(
    'form-without-reply',
    form,
    '    required: true\n    error: Type your number',
    '    error: Type your number',
  ),
  stepGuide('step-guide-step-missing', 'to: thief', 'to: theif'),
  stepGuide('step-guide-name-twice', '  paid:\n    verdict', '  wants:\n    verdict'),
  stepGuide('step-guide-loop', 'to: thief', 'to: who'),
  stepGuide('step-guide-step-unreached', 'outcomes:\n', `${question('alone', 'thief')}outcomes:\n`),
  {
    ...stepGuide('step-guide-too-long', '', ''),
    name: 'five questions',
    before: withFiles(
      stepGuideFiles(
        goodStepGuide
          .replace('to: thief\n      - label: To talk', 'to: third\n      - label: To talk')
          .replace(
            'outcomes:\n',
            `${question('third', 'fourth')}${question('fourth', 'fifth')}${question('fifth', 'thief')}outcomes:\n`,
          ),
      ),
    ),
  },
]

const articles: Row[] = [
  text('article-import', 'import x from "./x"', 'Words.'),
  text('article-code', 'Tap `Settings`.', 'Tap **Settings**.'),
  text('article-code', 'Words.\n\n```\nrm\n```', 'Words.\n\nrm'),
  text('article-dividing-line', 'Words.\n\n---------\n\nMore.', 'Words.\n\nMore.'),
  text('article-dividing-line', '*********\n\nMore.', 'More.'),
  text('article-dividing-line', 'Words.\n\n- - - - - - - - - -\n\nMore.', 'Words.\n\nMore.'),
  text('article-line-break', 'One  \ntwo', 'One\n\ntwo'),
  text('article-table', '| a | b |\n| - | - |\n| 1 | 2 |', '- a: 1\n- b: 2'),
  text('heading-level-one', '# Scams', '## Scams'),
  text('heading-skips-level', '## A\n\n#### B', '## A\n\n### B'),
  text('heading-underlined', 'Signs\n-----\n\nWords.', '## Signs\n\nWords.'),
  text('heading-underlined', 'Signs\n=\n\nWords.', '## Signs\n\nWords.'),
  text('heading-empty', '## \n\nOne', '## One'),
  text('link-empty', 'One [](/contact) two', 'One [link](/contact) two'),
  text('link-malformed', '[a](/contact/)', '[a](/contact)'),
  text('link-malformed', '[a](/contact.html)', '[a](/contact)'),
  text('link-malformed', '[a](contact)', '[a](/contact)'),
  text('link-malformed', '[a](https://x.example/ü)', '[a](https://x.example/%C3%BC)'),
  text('link-malformed', '[a](http://ftc.example)', '[a](https://ftc.example)'),
  text('link-malformed', '[us](tel:+12025550142)', 'Call {phone}.'),
  text('list-goes-on', '1. a\n2. b\n\nWords.\n\n3. c', '1. a\n2. b\n\n   Words.\n\n3. c'),
  edit('article-without-text', articlePath, 'Call {phone} if you are not sure.\n', '', 'Words.\n'),
  {
    ...text('picture-in-guide', '', ''),
    name: 'a picture',
    before: withFile(guide, changed(guide, 'Hang up.', '![A phone](./phone.png)\n\nHang up.')),
    after: withFiles({}),
  },
  text('braces-unknown', 'Call {fone}.', 'Call {phone}.'),
  text('component-unknown', '<Warnng title="Stop">\n\nNo\n\n</Warnng>', box('No')),
  text('component-unknown', '<warning title="Stop">\n\nNo\n\n</warning>', box('No')),
  text(
    'component-unknown',
    '<details>\n<summary>Why</summary>\n\nSo.\n\n</details>',
    '## Why\n\nSo.',
  ),
  text('component-unknown', '<b>No</b>', '**No**'),
  text(
    'component-alone',
    '<Question ask="Why?">So</Question>',
    '<Questions>\n\n<Question ask="Why?">So</Question>\n\n</Questions>',
  ),
  text(
    'way-back-outside-step',
    steps('1. Tap\n\n<IfItGoesWrong>Back.</IfItGoesWrong>'),
    steps('1. Tap\n\n   <IfItGoesWrong>Back.</IfItGoesWrong>'),
  ),
  text(
    'ending-not-last',
    steps('<ItWorked>Yes.</ItWorked>\n\n1. Tap'),
    steps('1. Tap\n\n<ItWorked>Yes.</ItWorked>'),
  ),
  text(
    'component-empty',
    steps('1. Tap\n\n<ItWorked />'),
    steps('1. Tap\n\n<ItWorked>Yes.</ItWorked>'),
  ),
  text('component-not-empty', '<OurPromises>Ours</OurPromises>', '<OurPromises />\n\nOurs'),
  text(
    'component-not-a-line',
    '<Buttons>\n\n<ButtonLink to="/contact">\n\nCall us\n\nNow\n\n</ButtonLink>\n\n</Buttons>',
    '<Buttons>\n\n<ButtonLink to="/contact">Call us</ButtonLink>\n\n</Buttons>',
  ),
  text(
    'attribute-twice',
    '<Warning title="One" title="Two">No</Warning>',
    '<Warning title="One">No</Warning>',
  ),
  text('attribute-unknown', '<Steps onclick="x()">\n\n1. Tap\n\n</Steps>', steps('1. Tap')),
  text('attribute-missing', '<Warning>No</Warning>', '<Warning title="Stop">No</Warning>'),
  text('attribute-malformed', '<Warning title=“Stop”>\n\nNo\n\n</Warning>', box('No')),
  text(
    'attribute-malformed',
    '<LinkCard href="http://x.example" title="A">B</LinkCard>',
    '<LinkCard href="https://x.example" title="A">B</LinkCard>',
  ),
  text(
    'attribute-with-fact',
    '<Warning title="{phone}">No</Warning>',
    '<Warning title="Call">{phone}</Warning>',
  ),
  text('html-comment', 'Words <!-- later --> here.', 'Words here.'),
  text('html-tag', 'One<br><br>two', 'One\n\ntwo'),
  text('angle-address', 'Ask <name@host.example> now.', 'Ask name@host.example now.'),
  text('angle-address', 'See <https://ftc.example>.', 'See [them](https://ftc.example).'),
  text('less-than-sign', 'It takes <5 minutes.', 'It takes less than five minutes.'),
  text('less-than-sign', 'Say <your name> then.', 'Say your name then.'),
  text('brace-alone', 'Press { and {phone}.', 'Press and {phone}.'),
  text('brace-alone', '## A part {#id}\n\nWords.', '## A part\n\nWords.'),
  text('brace-alone', 'See {{< a >}} here.', 'See here.'),
  text('braces-unknown', 'Call {{ phone }}.', 'Call {phone}.'),
  heading('title: **Read** this', 'title: "Read this"', 'yaml-alias'),
  text('words-beside-tag', '<Warning title="Stop"> One.\n\n</Warning>', box('One.')),
  text('tag-not-closed', '<Warning title="Stop">\n\nOne', box('One')),
  text(
    'help-line-missing',
    "<HelpLine line='polise'>Ask</HelpLine>",
    '<HelpLine line="police">Ask</HelpLine>',
  ),
  text('address-not-linked', '> Go to https://x.example', '> Go to …'),
]

const markup: Row[] = [
  field('"**Let us** talk"', 'Let us'),
  field('"[Talk](/contact)"', 'Talk'),
  field('Now &amp; then', 'Now & then'),
  field('"`Talk` to us"', 'Talk to us'),
  field('"# Talk"', 'Talk'),
  field('<b>Talk</b>', 'Talk'),
  field('"Talk to <name@host.example>"', 'Talk to name@host.example'),
  edit('markup-left', articlePath, 'author: Nora Fielden', 'author: “Ann Lee”', 'author: Ann Lee'),
  text('markup-left', 'One[^1].\n\n[^1]: Two', 'One. Two.'),
  text('markup-left', 'One ~~two~~.', 'One two.'),
  text('markup-left', '- [x] Look', '- Look'),
  text('markup-left', '> [!NOTE]\n> Look', '> Look'),
  text('markup-left', ':::tip\nLook\n:::', 'Look'),
  text('markup-left', '!!! tip\n\nLook', 'Look'),
  text('markup-left', 'See [[contact]].', 'See [contact](/contact).'),
  text('markup-left', '==Look==', 'Look'),
  text('markup-left', 'Look ++here++ now', 'Look here now'),
  text('markup-left', 'Look %%a note%% here', 'Look here'),
  text('markup-left', 'Water is H~2~O.', 'Water is H2O.'),
  text('markup-left', 'Phishing\n: A trick', 'Phishing: A trick'),
  text('markup-left', '**English:**next', '**English:** next'),
  text('markup-left', 'Look :warning: out.', 'Look out.'),
  text('markup-left', 'One &amp;#8211; two', 'One – two'),
  text('markup-left', '**A **b', '**A** b'),
  text('markup-left', '警告：**注意：**我们', '警告： **注意：** 我们'),
  text('markup-left', '#Heading', '## Heading'),
  text('markup-left', '##\u00a0Heading', '## Heading'),
  text('markup-left', '• A', '- A'),
  text('markup-left', '1.Ask', '1. Ask'),
  text('markup-left', 'A\tB\nC\tD', '- A: B\n- C: D'),
  text('markup-left', '[a](https://x.example/a b)', '[a](https://x.example/a%20b)'),
  text('markup-left', '![A phone](Foto 1 (2).JPG)', '![A phone](./Foto-1-2.JPG)'),
  text('markup-left', '![A phone](./a.png “Ours”)', '![A phone](./a.png "Ours")'),
  text('markup-left', 'Look[/b] here', 'Look here'),
  text('markup-left', '<Warning title="**Stop**">\n\nNo\n\n</Warning>', box('No')),
  text('markup-left', '![A ~~red~~ phone](./a.png)', '![A red phone](./a.png)'),
  text('markup-left', 'I don`t', 'I don’t'),
]

const team = 'team/nora-fielden.yaml'
const media: Row[] = [
  edit(
    'photo-missing',
    page,
    '    illustration: letter\n',
    '    illustration: letter\n    photo: { file: photos/room.jpg, alt: Our room. }\n',
  ),
  edit('portrait-missing', team, 'image: team/nora-fielden.svg', 'image: team/nora-fieldem.svg'),
  {
    kind: 'portrait-twice',
    name: 'maria.png and maria.jpg',
    before: withPortraits('maria.png', 'maria.jpg'),
    after: withPortraits('maria.png', 'otto.jpg'),
  },
  edit('contrast-too-low', 'brand.yaml', '#12355B', '#2E8BC0'),
  edit('brand-file-missing', 'brand.yaml', 'brand/logo.svg', 'brand/lgo.svg', 'brand/logo.svg'),
]

/** The good site, whose two people have photos in place of drawings. */
function withPortraits(...names: readonly [string, string]): SourceFile[] {
  const people = ['nora-fielden', 'otto-lindgren']
  const photos = names.map((name): SourceFile => ({
    path: `team/${name}`,
    bytes: new Uint8Array(9),
    image: { ...goodMetadata, format: name.endsWith('png') ? 'png' : 'jpeg' },
  }))
  const files = people.map((person, index) => [
    `team/${person}.yaml`,
    changed(`team/${person}.yaml`, `team/${person}.svg`, `team/${names[index]}`),
  ])
  const site = withFiles(Object.fromEntries(files) as Record<string, string>)
  return [...site.filter(({ path }) => !/^team\/.*\.svg$/.test(path)), ...photos]
}

/** A few examples of every kind of mistake in content, or one. Others are in mistake-examples.ts. */
export const rows: readonly Row[] = [
  {
    kind: 'claim-open',
    name: 'a sentence that was copied',
    before: withFile('copied.yaml', 'open:\n  pages/contact.yaml: nlcgijlo\n'),
    after: withFile('copied.yaml', 'confirmed:\n  2026-10-21: nlcgijlo\n'),
  },
  edit('claim-tag', page, 'title: Contact us', 'title: !claim Contact us'),
  edit('yaml-tag', page, 'title: Contact us', 'title: !Contact us', 'title: "!Contact us"'),
  ...files,
  ...yaml,
  ...fields,
  ...site,
  ...articles,
  ...media,
  ...markup,
]
