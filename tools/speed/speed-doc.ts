import { lastResult } from './results'
import { table } from './table'

interface Part {
  /** Name of the result's file. */
  name: string
  title: string
  command: string
  /** Description of the measurement and its targets. */
  about: string
}

const parts: readonly Part[] = [
  {
    name: 'bytes',
    title: 'What a visitor downloads',
    command: 'npm run bytes',
    about:
      'Every page of the built site at a first visit, in kB after gzip. "Script before" is what comes before the visitor does anything, "script after" what has come once a key was pressed; "unused CSS" is style that holds nowhere on the page, counted as it stands. "Besides words" is the HTML less 1.5 times its text, packed by itself: the text, its tags, and what structured data says again. Only that has a limit, because a page may be as long as its writer needs, and a long text is a hint of `npm run check`. Scripts, styles and markup are what is left, so 2 kB more of them on every page are over the limit, and a text three times as long is not. The limits stand in `tools/speed/budgets.ts`; the browser tests hold every page to them.',
  },
  {
    name: 'lighthouse',
    title: 'What Lighthouse says',
    command: 'npm run lighthouse',
    about:
      'One page of each kind; mobile, simulated throttling, median of 3. Wanted: 100 in all four, LCP at most 0.9 s, TBT 0, CLS at most 0.01.',
  },
  {
    name: 'feel',
    title: 'What a slow tablet feels',
    command: 'npm run feel',
    about:
      "Chromium at a quarter of this computer's speed; median of 3. The longest task while React takes over a page (wanted: under 50 ms), all of them together, and the time from the press of a link to the next page (wanted: under 100 ms).",
  },
  {
    name: 'build',
    title: 'Building',
    command: 'npm run bench -- --sizes 10,1000,5000 --peers eleventy,blog,gatsby',
    about:
      'Made-up articles of 12 sections, beside the pages of this site; every site builds the same ones. "Cold" is a build with nothing kept from before. "Each further" is what an article costs more than at the next smaller number. "One edit" is the build after one article was changed, the middle one of three. Memory is the most at one moment, of all processes. The bare Eleventy site is the leanest there can be: Markdown in a page, with no check of content, feed, search or styles; the other has the plugins of Eleventy\'s own base blog, for feed, anchors, links and pictures. Plain Gatsby follows the documentation of gatsby-plugin-mdx, and is left out above 1,000.',
  },
]

/** Returns the text of docs/speed.md: the last result of each measurement. */
export function speedDoc(): string {
  const sections = parts.map(({ name, title, command, about }) => {
    const result = lastResult(name)
    const found = result
      ? `Measured on ${result.day} on ${result.machine}, ${result.versions}.\n\n${table(result.rows)}`
      : 'Not measured yet.'
    return `## ${title}\n\n${about} Made by \`${command}\`.\n\n${found}`
  })
  return `${['# How fast it is', 'This page is written by the commands it names, from what they measured. Times depend on the machine; compare those of one table with each other.', ...sections].join('\n\n')}\n`
}
