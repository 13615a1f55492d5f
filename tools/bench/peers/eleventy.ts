import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { installPackages } from '../../install-packages.cjs'
import type { Peer } from '../peer'
import { writeArticles } from '../write-articles'

/** Folder of the package.json that names Eleventy and the plugins of its base blog. */
const packages = resolve('tools', 'bench')

const bareConfig = `export default function (config) {
  config.addCollection('posts', (api) => api.getFilteredByGlob('posts/**/*.md'))
}
`

const blogConfig = `import { HtmlBasePlugin, IdAttributePlugin, InputPathToUrlTransformPlugin } from '@11ty/eleventy'
import { eleventyImageTransformPlugin } from '@11ty/eleventy-img'
import navigation from '@11ty/eleventy-navigation'
import { feedPlugin } from '@11ty/eleventy-plugin-rss'
import syntaxHighlight from '@11ty/eleventy-plugin-syntaxhighlight'

export default function (config) {
  config.addCollection('posts', (api) => api.getFilteredByGlob('posts/**/*.md'))
  config.addPlugin(syntaxHighlight, { preAttributes: { tabindex: 0 } })
  config.addPlugin(navigation)
  config.addPlugin(HtmlBasePlugin)
  config.addPlugin(InputPathToUrlTransformPlugin)
  config.addPlugin(feedPlugin, {
    type: 'atom',
    outputPath: '/feed/feed.xml',
    collection: { name: 'posts', limit: 10 },
    metadata: { language: 'en', title: 'Blog', base: 'https://example.com/', author: { name: 'A' } },
  })
  config.addPlugin(eleventyImageTransformPlugin, { formats: ['avif', 'webp', 'auto'] })
  config.addPlugin(IdAttributePlugin)
}
`

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "plain-eleventy", "private": true, "type": "module" }\n',
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

/** Markdown in a bare page: the leanest site that can be built with Eleventy. */
export const bareEleventy = eleventySite('Eleventy, bare', bareConfig)

/** Bare pages with the plugins of Eleventy's base blog: feed, anchors, links, images. */
export const eleventyBlog = eleventySite('Eleventy, its blog', blogConfig)

function eleventySite(name: string, config: string): Peer {
  return {
    name,
    version: () => `Eleventy ${packageVersion()}, Markdown`,
    prepare: (folder, count) => {
      installPackages('tools/bench')
      rmSync(folder, { recursive: true, force: true })
      for (const [file, text] of Object.entries({ ...files, 'eleventy.config.js': config })) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), text)
      }
      symlinkSync(join(packages, 'node_modules'), join(folder, 'node_modules'))
      writeArticles(count, (article) => join(folder, source(article)))
    },
    command: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    env: { ...process.env, NODE_ENV: 'production' },
    source,
    output: '_site',
    page: (article) => `${article}/index.html`,
  }
}

function source(name: string): string {
  return `posts/${name}.md`
}

function packageVersion(): string {
  const file = join(packages, 'node_modules', '@11ty', 'eleventy', 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
