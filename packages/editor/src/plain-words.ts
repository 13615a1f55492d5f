import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** Replacements for words of Sveltia CMS that mean nothing to a writer. */
const words: Readonly<Record<string, string>> = {
  'Enter your token below. It must have read/write access to the repository content.':
    'A token is a long password for this editor alone.',
  'Since Editorial Workflow is enabled, it must also have read/write access to pull requests.':
    'The link opens the page that makes one. Press the button at its bottom, copy the token, and paste it below.',
  'You can generate a token on the <a>{$service} user settings page</a>.':
    '<a>Make a token at {$service}</a>',
  'Entry Assets': 'Pictures of this text',
  'Global Assets': 'Other pictures',
  'No files found.': 'No pictures here yet.',
  'Unpublished Entries': 'Not published yet',
  'Published Entries': 'Published',
}

/** Replaces those words in the bundle. Fails if a newer version no longer has one of them. */
export const plainWords: Plugin = {
  name: 'plain-words',
  setup(build) {
    build.onLoad({ filter: /@sveltia.cms.npm.index\.js$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8')
      for (const [from, to] of Object.entries(words)) {
        const changed = contents.replaceAll(`\`${from}\``, `\`${to}\``)
        if (changed === contents) throw new Error(`Sveltia CMS no longer says "${from}".`)
        contents = changed
      }
      return { contents, loader: 'js' }
    })
  },
}
