import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandFile } from '../../command-file.cjs'
import { copyEnv, copySite } from '../../copy-site'
import type { Peer } from '../peer'
import { writeArticles } from '../write-articles'

/** This project, with made-up articles beside its own. */
export const thisSite: Peer = {
  name: 'this site',
  version: () => `Gatsby ${gatsbyVersion()}`,
  prepare: (folder, count) => {
    copySite(folder)
    rmSync(join(folder, 'public'), { recursive: true, force: true })
    writeArticles(count, (name) => join(folder, source(name)))
  },
  command: [commandFile('gatsby'), 'build', '--prefix-paths'],
  env: copyEnv,
  source,
  output: 'public',
  page: (name) => `blog/${name}/index.html`,
}

function source(name: string): string {
  return `content/articles/${name}/index.mdx`
}

/** Returns the installed version of Gatsby. */
export function gatsbyVersion(): string {
  const { version } = JSON.parse(readFileSync('node_modules/gatsby/package.json', 'utf8')) as {
    version: string
  }
  return version
}
