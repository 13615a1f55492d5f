/** A small content folder without a mistake: one file of each kind, by path. */
export const goodFiles: Readonly<Record<string, string>> = {
  'site.yaml': `name: Porchlight
fullName: Porchlight Tech Help
tagline: Help at your kitchen table
origin: https://porchlight.example
phones:
  calls: (904) 555-0134
  texts: (904) 555-0178
emails:
  support: help@porchlight.example
  general: hello@porchlight.example
hours:
  days: 7 days a week
  time: 8 AM-7 PM
home: national
location:
  locality: Jacksonville
  region: FL
  country: US
consultation:
  label: Ask for a free talk
  to: /contact
navigation:
  - label: Home
    to: /
  - label: Services
    links:
      - label: Device setup
        to: /services/device-setup
      - label: Articles
        to: /blog
footer:
  text: Patient help.
  links:
    - label: Contact
      to: /contact
  social:
    label: Facebook
    url: https://www.facebook.com/porchlight.example
previewNotice: This is a preview of {name}.
`,
  'facts.yaml': `sessionFrom: $60
callback: within 24 hours
`,
  'social-images.yaml': socialImages(),
  'blog.yaml': `title: Scam alerts and tips
description: Articles on scams and everyday technology, in plain words and large type, for free.
label: Resources
hero:
  kind: hero
  title: Tips in plain words
  text: Read one over coffee.
  scene: reading
categories:
  - All Topics
  - Scams
search:
  label: Search the articles
  hint: Type a word or two.
  button: Search
  didYouMean: Did you mean these?
  missing:
    index: These are the newest only.
    worker: Search is slow today.
empty:
  title: Nothing found
  text: Try other words.
  help: Or ask a person.
  action:
    label: Call {phone}
    to: call
archive:
  title: All articles
  description: Every article of this site in one list, from the newest to the oldest, page by page.
  text: Every article there is.
  link: See all articles
comingSoon: Coming soon.
after:
  - kind: guides
    title: Guides to print
    guides:
      - scam-call
      - video-call
  - shared: close
`,
  'search-synonyms.yaml': `groups:
  - written: [robo call, spam call]
    means: [robocall]
  - written: [e-mail]
    means: [email, mail]
ignored: [how, the]
`,
  'glossary.yaml': `terms:
  - term: phishing
    explanation: a message that pretends to be from a friend
  - term: router
    forms: [routers]
    explanation: the small box that brings Wi-Fi to your home
`,
  'not-found.yaml': `page:
  heading: Page not found
  text: This address leads nowhere.
  links:
    - label: Home
      to: /
article:
  heading: Article not found
  text: It may have moved.
  links:
    - label: All articles
      to: /blog
`,
  'home/national.yaml': home('Technology help by phone', 'by phone and video in your city'),
  'home/local.yaml': home('Technology help at home', 'at your own table in Jacksonville'),
  'layouts/remote-city.yaml': `sections:
  - own: hero
  - own: topics
  - own: local
  - own: more
  - shared: remote-hours
  - shared: close
`,
  'pages/contact.yaml': `title: Contact us
description: Ask for a free first talk about your phone, tablet or computer. We call you back soon.
label: Contact
sections:
  - kind: hero
    title: Let us talk
    text: Call {phone} and ask.
    actions:
      - label: Call {phone}
        to: call
    scene: letter
  - kind: testimonials
    title: What clients say
    testimonials: jacksonville
`,
  'services/device-setup.yaml': `title: Device setup
description: We set up your new phone, tablet or computer and show you how to use it, step by step.
label: Device setup
sections:
  - kind: hero
    title: Your new device, explained
    text: From {sessionFrom} a session.
    scene: tablet
  - kind: packages
    title: Two ways
    packages:
      - name: Basic
        price: '{sessionFrom}'
        duration: 90 minutes
        includes:
          - Setup
          - Notes
        action:
          label: Choose Basic
          to: /contact?about=device-setup
      - name: Complete
        price: '{sessionFrom}'
        duration: Half a day
        includes:
          - Setup
          - A second visit
        action:
          label: Choose Complete
          to: /contact?about=device-setup
  - kind: faq
    title: Questions
    faqs:
      - device-setup
  - shared: close
`,
  'neighbourhoods/san-marco.yaml': `title: Technology help in San Marco
description: Patient help at home in San Marco with phones, computers and Wi-Fi, from a neighbor.
label: San Marco
sections:
  - kind: hero
    title: Help in San Marco
    text: We come to your home.
    scene: street
  - shared: figures
  - shared: offers
  - kind: prose
    title: We know the houses here
    paragraphs:
      - Thick walls block Wi-Fi.
  - shared: close
`,
  'cities/chicago.yaml': `title: Technology help in Chicago
description: Patient technology help for older Chicagoans, by phone and video, in plain words.
label: Chicago
city: Chicago
state: Illinois
happyClients: 1,800+
own:
  hero:
    kind: hero
    title: Help in {city}
    text: Trusted by {happyClients} people.
    scene: city
  topics:
    kind: cards
    title: What we help with
    cards:
      - icon: tablet
        title: Device setup
      - icon: video
        title: Video calls
  local:
    kind: prose
    title: Help that knows {city}
    paragraphs:
      - Brick walls slow down Wi-Fi.
`,
  'articles/scam-likely/index.mdx': `---
title: What Scam Likely means
excerpt: Your phone says Scam Likely. Here is what to do.
author: Ruth Delgado
date: 2026-10-21
category: Scams
tags: [Robocalls, Phone Settings]
difficulty: Beginner
featured: true
icon: phone-off
---

Call {phone} if you are not sure.
`,
  'guides/scam-call/index.mdx': guide('Signs of a scam call', 'Hang up. Call {phone}.'),
  'guides/video-call/index.mdx': guide('Your first video call', 'See [who we are](/contact).'),
  'shared/close.yaml': `kind: call-to-action
title: Shall we talk?
text: We call you {callback}.
actions:
  - label: Ask for a free talk
    to: /contact
`,
  'shared/remote-hours.yaml': `kind: hours
title: When we help
rows:
  - days: Monday-Friday
    time: 8 AM-8 PM
`,
  'shared/promises.yaml': `kind: promises
title: Is this us?
text: Keep this by your phone.
alwaysTitle: We always
always:
  - Say our name
  - Tell you the price first
neverTitle: We never
never:
  - Ask for a password
  - Ask for gift cards
doubtTitle: Not sure?
doubt: Hang up and call {phone}.
`,
  'shared/people.yaml': `kind: team
title: Who comes to you
team:
  - ruth-delgado
labels:
  specialties: Good at
  certifications: Trained in
  experience: Experience
  languages: Languages
  availability: Works on
  book: Book Session with {person}
  write: Send Message to {person}
  subject: A message for {person}
`,
  'team/ruth-delgado.yaml': `name: Ruth Delgado
title: Founder
image: ruth-delgado
bio: She likes to explain.
specialties:
  - Phones
  - Tablets
certifications:
  - First aid
experience: Ten years
languages:
  - English
availability: Monday
`,
  'shared/figures.yaml': `kind: stats
stats:
  - number: 98%
    label: satisfaction
  - number: '4.9'
    label: rating
`,
  'shared/offers.yaml': `kind: cards
title: How we help
cards:
  - icon: smartphone
    title: Set up a device
    to: /services/device-setup
  - icon: shield
    title: Stay safe
`,
  'faqs/device-setup.yaml': `title: Device setup
questions:
  - question: How long does it take?
    answer: An hour or two.
`,
  'testimonials/jacksonville.yaml': `testimonials:
  - quote: He was kind.
    name: Dorothy H.
    rating: '5'
`,
}

function guide(title: string, text: string): string {
  return `---
title: ${title}
description: Read it, print it and keep it by the telephone.
type: PDF Download
icon: phone
---

${text}
`
}

function socialImages(): string {
  const kinds = ['home', 'page', 'service', 'city', 'neighbourhood', 'blog', 'article']
  return kinds.map((kind) => `${kind}:\n  scene: porch\n  title: Help for ${kind}\n`).join('')
}

function home(title: string, where: string): string {
  return `title: ${title}
description: Patient technology help ${where}. The first talk is free, without a contract.
label: Home
sections:
  - kind: hero
    title: ${title}
    text: We sit beside you.
    scene: porch
  - shared: figures
  - shared: offers
  - kind: testimonials
    title: What clients say
    testimonials: jacksonville
  - shared: close
`
}
