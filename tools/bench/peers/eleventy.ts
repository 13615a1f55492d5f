import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Peer } from '../peer'
import { writeArticles } from '../write-articles'

/** Eleventy is installed here once, for all runs. */
const install = join(tmpdir(), 'bench-eleventy')
const wanted = '3.1.7'

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "plain-eleventy", "private": true, "type": "module" }\n',
  'eleventy.config.js': `export default function (config) {
  config.addCollection('posts', (api) => api.getFilteredByGlob('posts/**/*.md'))
}
`,
  'posts/posts.json': '{ "layout": "post.njk", "permalink": "/{{ page.fileSlug }}/index.html" }\n',
  '_includes/post.njk': `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ title }}</title></head>
<body><main><h1>{{ title }}</h1>{{ content | safe }}</main></body>
</html>
`,
  'index.njk': `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Plain Eleventy</title></head>
<body><ul>
{% for post in collections.posts | reverse %}{% if loop.index <= 10 %}
<li><a href="{{ post.url }}">{{ post.data.title }}</a></li>
{% endif %}{% endfor %}
</ul></body>
</html>
`,
}

export const eleventy: Peer = {
  name: 'Eleventy',
  version: () => `Eleventy ${packageVersion()}, Markdown`,
  prepare: (folder, count) => {
    installOnce()
    rmSync(folder, { recursive: true, force: true })
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    symlinkSync(join(install, 'node_modules'), join(folder, 'node_modules'))
    writeArticles(count, (name) => join(folder, source(name)))
  },
  command: ['node_modules/.bin/eleventy', '--quiet'],
  env: { ...process.env, NODE_ENV: 'production' },
  source,
  output: '_site',
  page: (name) => `${name}/index.html`,
}

function source(name: string): string {
  return `posts/${name}.md`
}

function installOnce(): void {
  if (existsSync(packageFile())) return
  mkdirSync(install, { recursive: true })
  writeFileSync(join(install, 'package.json'), '{ "name": "bench-eleventy", "private": true }\n')
  const args = ['install', '--no-audit', '--no-fund', `@11ty/eleventy@${wanted}`]
  const { status } = spawnSync('npm', args, { cwd: install, stdio: 'inherit' })
  if (status !== 0) throw new Error('Eleventy could not be installed. Leave it out with --peers.')
}

const packageFile = (): string => join(install, 'node_modules/@11ty/eleventy/package.json')

function packageVersion(): string {
  return (JSON.parse(readFileSync(packageFile(), 'utf8')) as { version: string }).version
}
