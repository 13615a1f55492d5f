import { resolve } from 'node:path'
import { pathPrefixOf } from '../../src/content-model/site-origin'
import { sitePort } from '../../tools/ports'

/** Origin of the whole site of the tests here: below a path, as a project page of GitHub is. */
export const origin = 'https://hearthside.example/techhelp'

export const pathPrefix = pathPrefixOf(origin)

/** Folder of the project's copy that is built, and of the built site in it. */
export const projectFolder = resolve('.tmp', 'sub-path')
export const builtFolder = resolve(projectFolder, 'public')

export const port = sitePort + 3
export const address = `http://localhost:${port}${pathPrefix}`

/**
 * Clock of the build, in seconds since 1970: the last minutes of November 20 in Florida, where the site is at
 * home, and November 21 by universal time.
 */
export const clock = Date.parse('2026-11-21T04:55:00Z') / 1000

/** The alerts by their files: two begin on one day, one is for a city, one has ended, one is to come. */
export const alerts: Readonly<Record<string, string>> = {
  'alerts/fake-bank-calls.yaml': `title: Fake calls about your bank card
happens: Somebody calls and says that your bank card is blocked. Then they ask for the number on its back.
todo: Hang up. Call {phone}, or the number on your own card.
link:
  label: How to tell who is calling
  to: /is-this-really-us
from: 2026-11-10
until: 2026-11-20
`,
  'alerts/parcel-texts.yaml': `title: Text messages about a parcel
happens: A text says that a parcel waits for you, and that you must pay two dollars.
todo: Do not open the link. Delete the text.
link:
  label: What the post office says
  address: https://www.uspis.gov/news/scam-article/smishing
from: 2026-11-10
until: 2026-12-10
`,
  'alerts/roofers.yaml': `title: Roofers at the door in San Marco
happens: Men in yellow vests say that your roof is broken, and want cash.
todo: Do not open the door. Ask us, or somebody you trust.
places: [/jacksonville]
from: 2026-11-15
until: 2026-11-25
`,
  'alerts/storm.yaml': `title: False helpers after the storm
happens: People offered to dry out homes and took a first payment.
todo: Pay nothing before the work is done.
from: 2026-09-01
until: 2026-10-01
`,
  'alerts/tax-calls.yaml': `title: Calls about your taxes
happens: A voice says that you owe taxes.
todo: Hang up.
from: 2026-11-21
until: 2026-12-05
`,
}
