import { fieldLabels } from '../config/label-of'
import type { SiteData, SiteFile } from '../editor-data'
import { placeInText } from './check'
import type { Values } from './format'
import { textOnSite, type SavedFile } from './newest-texts'
import { readProposal, type Answers, type Proposal } from './proposal'
import { h } from './sveltia/sveltia'
import { dayInWords, digestOf, todayIn } from './translation'

/** What the writer hears of a proposal. */
export interface News {
  proposal: Proposal
  answers: Answers
  /** True once the site serves the words that were accepted. */
  isServed: boolean
}

/** Returns what there is to hear of a file; nothing without a proposal, or if the host does not answer. */
export async function readNews(
  { config: { backend, media_folder } }: SiteData,
  file: SavedFile,
): Promise<News | undefined> {
  const found = await readProposal(backend, file).catch(() => undefined)
  if (!found) return undefined
  const below = file.path.slice(media_folder.replace(/[^/]*$/, '').length)
  const isAccepted = found.proposal.state === 'accepted'
  return { ...found, isServed: isAccepted && (await isServed(backend, file.path, below)) }
}

/** Returns whether the newest build of the site was made of the accepted text of a file. */
async function isServed(
  backend: SiteData['config']['backend'],
  path: string,
  below: string,
): Promise<boolean> {
  const [text] = await textOnSite(backend, path)
  const built = await fetch(new URL('site.json', import.meta.url), { cache: 'no-store' })
    .then((response) => response.json() as Promise<SiteFile>)
    .catch(() => undefined)
  return text !== undefined && built?.digests[below] === (await digestOf(text))
}

/** Returns several names in a sentence. */
const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names)

/** Says in a few words what a proposal waits for, or what has become of it. */
export function outcomeOf(
  { state, time, reviewers }: Proposal,
  timeZone: string,
  { accepts, asksForChanges }: Partial<Answers> = {},
): string {
  const day = dayInWords(time, timeZone)
  const reader = reviewers.length > 0 ? listed(reviewers) : 'somebody to read it'
  const next = asksForChanges
    ? `${asksForChanges} asks you to change something`
    : accepts
      ? `${accepts} has accepted it, and it is published next`
      : `Waiting for ${reader}`
  return {
    draft: `Saved as a draft on ${day}. Once it is ready, press “Status: Draft” above the text, and “In Review”.`,
    open: `Proposed on ${day}. ${next}.`,
    accepted: `Accepted on ${day}.`,
    refused: `Closed on ${day} without being accepted.`,
  }[state]
}

/** Says in a few words where accepted words are now. */
function placeOf(isServed: boolean, { draft, publishOn }: Values, timeZone: string): string {
  if (!isServed) return 'It is being published. This takes a few minutes.'
  if (draft === true) return 'Visitors don’t see it until you turn “Hidden” off.'
  const day = typeof publishOn === 'string' ? publishOn : ''
  return day > todayIn(timeZone) ? `On the site from ${dayInWords(day)}.` : 'It is on the site.'
}

const checksInWords: Readonly<Record<Answers['checks'], string>> = {
  '': '',
  running: 'The checks are running.',
  passed: 'The checks have passed.',
  failed: 'A check has failed.',
}

/** Path of a field, with which the check begins what it has found. */
const fieldAtStart = /^([\w.[\]]+): /

/** The entry that is open. */
interface Opened {
  /** Path of its file in the repository. */
  path: string
  /** Address of the page that it is. */
  page: string | undefined
  /** The file as it was read. */
  text: string
}

/** Draws what the writer hears of a proposal. */
export function newsSection(
  { proposal, answers, isServed }: News,
  values: Values,
  { timeZone, pages }: SiteData,
  { path: ownPath, page, text }: Opened,
): unknown {
  const { state, address } = proposal
  const { checks, mistakes, comments } = answers
  const isWaiting = state === 'draft' || state === 'open'
  const isShown = isServed && page !== undefined && pages.includes(page)
  const notes = [
    state === 'accepted' ? placeOf(isServed, values, timeZone) : '',
    isWaiting ? checksInWords[checks] : '',
  ].filter(Boolean)
  const link = (href: string, words: string): unknown =>
    h('a', { href, target: '_blank', rel: 'noopener' }, words)
  return h(
    'section',
    { className: 'porchlight-mistakes', 'aria-label': 'Your proposal' },
    h('h2', { role: 'status' }, outcomeOf(proposal, timeZone, answers)),
    ...notes.map((note) => h('p', { key: note }, note)),
    h(
      'ul',
      null,
      ...(isWaiting ? mistakes : []).map(({ path, line, words }) =>
        h(
          'li',
          { key: path + line + words },
          h('b', null, `${path === ownPath ? placeInText(text, line) : path}: `),
          words.replace(fieldAtStart, (_, field: string) => `${fieldLabels(field)}: `),
        ),
      ),
      ...(isServed ? [] : comments).map(({ by, words }) =>
        h('li', { key: by + words }, h('b', null, `${by}: `), words),
      ),
    ),
    h(
      'p',
      null,
      link(address, 'Open the proposal'),
      // The editor lies one folder below the site.
      ...(isShown
        ? [' · ', link(new URL(`..${page}`, import.meta.url).href, 'See it on the site')]
        : []),
    ),
  )
}
