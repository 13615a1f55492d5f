import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { composeSite, wordLists } from '../../tools/adopt/compose'
import { library } from './adopters'
import { isTranslated, madeUpArabic, translateFile } from './made-up-translation'

const sites = '__tests__/sites'

/** Replaces a part of a file, which must be there. */
function edit(folder: string, path: string, from: string | RegExp, to: string): void {
  const file = join(folder, path)
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${path} does not hold ${String(from)}`)
  writeFileSync(file, changed)
}

function write(folder: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

const remove = (folder: string, path: string): void =>
  rmSync(join(folder, path), { recursive: true })

const article = `---
title: Larger Letters on a Tablet
excerpt: Small letters tire the eyes. Make the letters of a tablet larger in three steps, and change them back whenever you like.
author: Ann Lee
date: 2026-01-15
category: Device Setup
tags: [Tablets, Reading]
difficulty: Beginner
icon: laptop
---

## What to do

<Steps>

1. Open the settings of the tablet.
2. Choose the size of the text.
3. Move the slider until you can read with ease.

</Steps>

![The screen of a tablet with large white letters](tablet.png)

## Ask a person

Call {phone} with any question.
`

const page = `title: When we are closed
description: We rest on a few days of the year. See here on which days nobody answers the phone, and when we are back for you.
label: Holidays
sections:
  - kind: hero
    title: When we are closed
    text: We rest on a few days of the year, as you do.
    illustration: path
  - kind: prose
    title: Our days of rest
    paragraphs:
      - On these days nobody answers the phone. Leave your number, and we call you back.
`

/** Makes the changes that writers and owners make. Each leaves valid content, so no test may fail after it. */
function changeEverything(folder: string): void {
  const change = (path: string, from: string | RegExp, to: string): void =>
    edit(folder, path, from, to)

  // An article with a picture is added.
  write(folder, 'articles/larger-letters/index.mdx', article)
  const withdrawn = 'articles/scam-likely-phone-call-protection'
  const picture = join(folder, withdrawn, 'scam-likely-call.png')
  cpSync(picture, join(folder, 'articles/larger-letters/tablet.png'))

  // An article is withdrawn, with the links to it.
  remove(folder, withdrawn)
  change('services/scam-protection.yaml', / {6}- label: Read about Scam Likely calls\n.*\n/, '')

  // An article gets another title.
  const retitled = 'articles/board-placement-advance-fee-scam/index.mdx'
  change(retitled, /^title: .*$/m, 'title: A Calm Way to Begin')

  // A category is added that no article is in yet.
  change('blog.yaml', '  - Troubleshooting\n', '  - Troubleshooting\n  - Photos and Films\n')

  // Hours, number and price change.
  const hours = 'days: 7 days a week\n  time: 8 AM-7 PM'
  change('site.yaml', hours, 'days: Mon-Fri\n  time: 9 AM-4 PM')
  change('site.yaml', 'calls: (202) 555-0134', 'calls: (212) 555-0147')
  change('prices.yaml', 'sessionFrom: 75', 'sessionFrom: 80')

  // A member of the team goes.
  remove(folder, 'team/ellen-park.yaml')
  remove(folder, 'team/ellen-park.svg')
  change('pages/staff.yaml', '      - ellen-park\n', '')

  // A client takes a quote back.
  change('testimonials/contact.yaml', / {2}- quote: Not once .*\n.*\n/, '')

  // A page is added, and the menu leads to it.
  write(folder, 'pages/holidays.yaml', page)
  change('site.yaml', '  - label: Pricing\n', '  - label: Holidays\n    to: /holidays\n$&')

  // A neighborhood goes, with the links to it.
  remove(folder, 'neighbourhoods/jacksonville/beaches.yaml')
  change('pages/jacksonville.yaml', / {8}to: \/jacksonville\/beaches\n/, '')
  change('pages/contact.yaml', / {8}to: \/jacksonville\/beaches\n/g, '')

  // Homes are visited in a second city.
  cpSync(`${sites}/two-cities`, folder, { recursive: true })
  change(
    'site.yaml',
    '      - label: Chicago\n',
    '      - label: Lakeview\n        to: /lakeview\n$&',
  )
  change('pages/sitemap.yaml', 'Jacksonville, in your home', 'In your home')
}

/** Pages of the English site that are written in no other language. */
const onlyEnglish = ['pages/opening-day.yaml']

/** Adds Spanish, as it is written in the folder, and a language with made-up words in Arabic script. */
function addLanguages(folder: string): void {
  cpSync(`${sites}/languages`, folder, { recursive: true })
  cpSync(`${sites}/whole-site/interface/en.yaml`, join(folder, 'interface/en.yaml'))
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (statSync(join(folder, path)).isDirectory() || onlyEnglish.includes(path)) continue
    const source = { path: path.replaceAll('\\', '/'), bytes: readFileSync(join(folder, path)) }
    if (!isTranslated(source)) continue
    const translation = translateFile(source, madeUpArabic)
    write(folder, translation.path, translation.bytes)
  }
}

/** Writes the site of a library that has a form and help in two places. */
function writeAdopted(folder: string): void {
  rmSync(folder, { recursive: true })
  for (const { path, bytes } of composeSite(library, '2026-11-25')) write(folder, path, bytes)
  for (const [path, text] of wordLists(library)) write(folder, path, text)
}

/** Sites that differ from that of the project: the folder they begin with, and what is changed in it. */
export const changedSites = {
  /** The site of the browser tests after every change. */
  changed: { from: 'whole-site', make: changeEverything },
  /** Without a form, a blog, a team, cities and everything else that may be left out. */
  'nothing-optional': { from: 'nothing-optional', make: () => undefined },
  /** In three languages, one of them from right to left. */
  languages: { from: 'nothing-optional', make: addLanguages },
  /** As a new organization has it after `npm run adopt`, in two languages. */
  adopted: { from: 'nothing-optional', make: writeAdopted },
} satisfies Record<string, { from: string; make: (folder: string) => void }>

/** Writes the content of a site into a folder, which is emptied first. */
export function writeChangedSite(name: keyof typeof changedSites, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(sites, changedSites[name].from), folder, { recursive: true })
  changedSites[name].make(folder)
}
