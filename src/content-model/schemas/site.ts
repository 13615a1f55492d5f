import * as z from 'zod'
import { publicOriginPattern } from '../site-origin'
import {
  day,
  label,
  mainTarget,
  place,
  properName,
  reference,
  refuseValue,
  sitePath,
  text,
  trueOrFalse,
  webAddress,
} from './fields'

const phone = () =>
  z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, { error: 'a number written as (202) 555-0134' })

const email = () =>
  z.string().regex(/^[^\s@]+@[^\s@]+\.[a-z]+$/i, { error: 'an address such as help@example.com' })

/** A time zone that this computer knows, and so does a browser. */
const timeZone = () =>
  z.string().refine(isTimeZone, { error: 'the name of a time zone, such as America/New_York' })

function isTimeZone(name: string): boolean {
  try {
    // Without a place, a zone has no summer time.
    return name.includes('/') && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

const navigationLink = z.strictObject({
  label: label().describe('The words of the link.'),
  to: sitePath().describe('Where it leads.'),
  note: text().optional().describe('A short mark beside it, such as In person.'),
})

const navigationMenu = z.strictObject({
  label: label().describe('The words of the button that opens the menu.'),
  links: z.array(navigationLink).min(2).describe('The links of the menu.'),
})

const navigationItem = z.union([navigationLink, navigationMenu])

/** The main button. Content names its words and its target, so it cannot name them itself. */
const mainButton = z.strictObject({
  label: label()
    .refine((words) => !words.includes('{consultation}'), {
      error: 'words without {consultation}, which is replaced by them everywhere else',
    })
    .describe('The words on the button; {consultation} in content.'),
  to: mainTarget().describe(
    'A path of this site, or `call`, `text`, `email` or `general-email` for our own lines. `to: consultation` leads there in content.',
  ),
})

/** Kinds of organizations for search engines. */
const organizations = [
  'business',
  'non-profit',
  'library',
  'community-center',
  'church',
  'school',
  'volunteers',
] as const
export type OrganizationKind = (typeof organizations)[number]

/** Hours of some days of the week. */
const hours = z.strictObject({
  days: text().describe('Days we are open: Monday to Friday.'),
  time: text().describe('Hours we are open: 8 AM-7 PM; 9 AM-noon and 1 PM-5 PM; by appointment.'),
})

/** content/site.yaml: who we are, how to reach us, and the frame around every page. */
export const site = z.strictObject({
  name: properName().describe('Short name of the business; {name} in content.'),
  fullName: properName().describe('Full name of the business; {fullName} in content.'),
  tagline: text().describe('One line that follows the name.'),
  language: z
    .enum(['es'])
    .optional()
    .describe(
      'es: the site is in Spanish. Left out, it is in English. Other languages are translations, in folders of their own.',
    ),
  sample: trueOrFalse()
    .optional()
    .describe(
      'true while the organization itself is invented: its claims may be published at a reserved address.',
    ),
  organization: z
    .enum(organizations)
    .optional()
    .describe('The kind of organization for search engines; without it, a business.'),
  origin: z
    .string()
    .regex(publicOriginPattern, {
      error: 'https:// and a host, perhaps a path behind it, no slash at the end',
    })
    .optional()
    .describe(
      'Where the site lives. Needed once it is published. The setting SITE_ORIGIN takes precedence.',
    ),
  phones: z.strictObject({
    calls: phone().describe('The number for calls, shown on every page; {phone} in content.'),
    texts: phone().optional().describe('The number for texts and chat; {textPhone} in content.'),
  }),
  emails: z
    .strictObject({
      support: email().optional().describe('For clients; {email} in content.'),
      general: email()
        .optional()
        .describe('For enquiries and the newsletter; {generalEmail} in content.'),
      security: email()
        .optional()
        .describe(
          'For people who find a security vulnerability of the website. It is in /.well-known/security.txt, and on no page.',
        ),
    })
    .optional()
    .describe('Where visitors may write to.'),
  hours: hours.describe(
    'The hours at the top of each page; {days} and {hours} in content, with those of `moreHours` {allHours}.',
  ),
  moreHours: z
    .array(hours)
    .min(1)
    .optional()
    .describe('Days that `hours` does not name, with their hours; at the foot of each page, too.'),
  branches: z
    .array(
      z.strictObject({
        street: properName().describe('Street and number, with the town if it is another one.'),
        hours: z.array(hours).min(1).optional().describe('When people can come there.'),
      }),
    )
    .min(2)
    .optional()
    .describe(
      'The places that people can come to, if there are several. In place of `street`; {address} in content lists them with their hours.',
    ),
  priceRange: text()
    .optional()
    .describe('What your help costs, in a few words for search engines: $55 an hour.'),
  seasons: z
    .array(
      z
        .strictObject({
          name: text().describe(
            'Words before its hours, such as In July and August; without hours, words that say it all: Closed from December 24 to January 1.',
          ),
          from: day().describe('Its first day: 2027-07-01.'),
          until: day().describe('Its last day.'),
          hours: z
            .array(hours)
            .min(1)
            .optional()
            .describe('The hours in place of all others. Left out: nobody answers.'),
        })
        .superRefine(({ from, until }, context) => {
          if (until < from) refuseValue(context, ['until'], `a day from ${from} on`)
        }),
    )
    .optional()
    .describe('Weeks or months with other hours. The foot of each page tells them until they end.'),
  requestsKept: text()
    .optional()
    .describe(
      'How long you and the form service keep what people send with the form: 12 months. Privacy pages can say it.',
    ),
  answers: z
    .strictObject({
      days: text().describe('The days: de lunes a jueves; {answerDays} in content.'),
      time: text().describe('The time of day: 9 a. m. a 1 p. m.; {answerTime} in content.'),
    })
    .optional()
    .describe(
      'The hours at which somebody who speaks the language answers. Only in the folder of another language, where they replace the opening hours.',
    ),
  timeZone: timeZone().describe('Where these hours hold, such as America/New_York.'),
  clock: text()
    .optional()
    .describe(
      'What people call that time: Eastern time. It follows the hours at the top and the foot of each page.',
    ),
  holidays: z
    .array(
      z.strictObject({
        date: day().describe('The day: 2026-12-25.'),
        name: properName().describe('What it is: Christmas Day.'),
      }),
    )
    .optional()
    .describe('Days on which nobody answers all day.'),
  openStatus: z
    .strictObject({
      on: text()
        .meta({ variables: ['time'] })
        .describe('While we are open, until a {time}.'),
      soon: text()
        .meta({ variables: ['time'] })
        .describe('While we are closed until later today. {time}'),
      tomorrow: text()
        .meta({ variables: ['time'] })
        .optional()
        .describe('While we are closed until the next day. {time} Left out: as `later`.'),
      later: text()
        .meta({ variables: ['day', 'time'] })
        .describe('While we are closed for longer. {day} {time}'),
      elsewhere: text()
        .meta({ variables: ['time'] })
        .optional()
        .describe(
          'How a {time} is written for visitors whose clocks differ, such as “{time} Eastern”.',
        ),
      closed: text()
        .meta({ variables: ['holiday'] })
        .describe('Before one of these, in the menu of a phone, on a {holiday}.'),
      whileClosed: z
        .strictObject({
          label: label().describe('Words of the link, such as “Who answers now?”'),
          to: sitePath().describe('The page.'),
        })
        .optional()
        .describe('Where links to call us lead while we are closed: to who answers then.'),
    })
    .describe('What the bar says in place of the hours, where a browser can tell the time.'),
  location: place.describe('Where we make visits in person; for search engines.'),
  legal: z
    .strictObject({
      name: properName().optional().describe('Your name in law: Fixit Evenings, Inc.'),
      address: properName().optional().describe('Where mail reaches you.'),
      insurer: properName().optional().describe('Who insures or bonds you.'),
      backgroundChecks: properName()
        .optional()
        .describe('Who checks the backgrounds of your helpers.'),
    })
    .optional()
    .describe(
      'Who you are in law, for careful visitors. The foot of each page has name and address, and a section of the kind who-we-are all that is given.',
    ),
  otherStates: z
    .array(z.string().regex(/^[A-Z]{2}$/, { error: 'the two letters of a state, such as NY' }))
    .optional()
    .describe(
      'Further states whose people we help, such as by telephone: the help lines of these states are shown, too.',
    ),
  sheetNote: text()
    .optional()
    .describe(
      'Below our number on every page for the fridge, in one or two lines: when we answer.',
    ),
  keepPages: trueOrFalse()
    .optional()
    .describe(
      'false: browsers no longer keep the pages of step guides and the page with help lines for when the network is gone, and remove those that they have. Only in the default language.',
    ),
  previewNotice: text().describe('What each page of a preview says at its top.'),
  home: reference('home').describe('Which file of the folder home is served at "/": its name.'),
  consultation: mainButton.describe('The main button, in the bar of every page.'),
  navigation: z.array(navigationItem).min(1).describe('Links and menus of the bar, in order.'),
  barLink: z
    .strictObject({
      label: label().describe('Words of the link, as short as can be.'),
      to: sitePath().describe('The page.'),
    })
    .optional()
    .describe('A link beside the number at the top of every page, such as help against scams.'),
  menuLinks: z
    .array(navigationLink)
    .optional()
    .describe('More links at the end of the menu of a narrow screen.'),
  footer: z.strictObject({
    text: text().describe('One sentence below the name.'),
    groups: z
      .array(
        z.strictObject({
          title: text().describe('What the links have in common.'),
          links: z.array(navigationLink).min(1).describe('The links, in order.'),
        }),
      )
      .min(1)
      .describe('Links of the footer, each group below its title.'),
    social: z
      .array(
        z.strictObject({
          label: label().describe('The words of the link.'),
          url: webAddress().describe('The social page.'),
        }),
      )
      .min(1)
      .optional()
      .describe('Our pages on social networks.'),
  }),
})
export type SiteContent = z.infer<typeof site>
export type NavigationItem = z.infer<typeof navigationItem>
export type NavigationLink = z.infer<typeof navigationLink>
