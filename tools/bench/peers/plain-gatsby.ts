import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { commandFile } from '../../command-file.cjs'
import { copyEnv } from '../../copy-site'
import type { Peer } from '../peer'
import { writeArticles } from '../write-articles'
import { gatsbyVersion } from './this-site'

/**
 * Site as in the documentation of gatsby-plugin-mdx: a page for each file, MDX run as a program.
 */
const files: Readonly<Record<string, string>> = {
  // Gatsby's command runs only where package.json has Gatsby as a dependency.
  'package.json':
    '{ "name": "plain-gatsby", "private": true, "dependencies": { "gatsby": "5" } }\n',
  'gatsby-config.js': `module.exports = {
  siteMetadata: { title: 'Plain Gatsby' },
  plugins: [
    'gatsby-plugin-mdx',
    { resolve: 'gatsby-source-filesystem', options: { name: 'posts', path: __dirname + '/posts' } },
  ],
}
`,
  'gatsby-node.js': `const path = require('path')
exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql(\`
    { allMdx { nodes { id frontmatter { slug } internal { contentFilePath } } } }
  \`)
  const template = path.resolve('src/post.js')
  for (const { id, frontmatter, internal } of data.allMdx.nodes) {
    actions.createPage({
      path: '/' + frontmatter.slug,
      component: template + '?__contentFilePath=' + internal.contentFilePath,
      context: { id },
    })
  }
}
`,
  'src/post.js': `import * as React from 'react'
import { graphql } from 'gatsby'

export default function Post({ data, children }) {
  return (
    <main>
      <h1>{data.mdx.frontmatter.title}</h1>
      {children}
    </main>
  )
}

export const query = graphql\`
  query ($id: String!) {
    mdx(id: { eq: $id }) { frontmatter { title } }
  }
\`
export const Head = ({ data }) => <title>{data.mdx.frontmatter.title}</title>
`,
  'src/pages/index.js': `import * as React from 'react'
import { Link, graphql } from 'gatsby'

export default function Index({ data }) {
  return (
    <ul>
      {data.allMdx.nodes.map(({ frontmatter }) => (
        <li key={frontmatter.slug}><Link to={'/' + frontmatter.slug}>{frontmatter.title}</Link></li>
      ))}
    </ul>
  )
}

export const query = graphql\`
  { allMdx(sort: { frontmatter: { date: DESC } }, limit: 10) {
      nodes { frontmatter { title slug } } } }
\`
`,
}

export const plainGatsby: Peer = {
  name: 'plain Gatsby',
  most: 1000,
  version: () => `Gatsby ${gatsbyVersion()}, gatsby-plugin-mdx`,
  prepare: (folder, count) => {
    rmSync(folder, { recursive: true, force: true })
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    writeArticles(
      count,
      (name) => join(folder, source(name)),
      (name) => `slug: ${name}`,
    )
  },
  command: [commandFile('gatsby'), 'build'],
  env: copyEnv,
  source,
  output: 'public',
  page: (name) => `${name}/index.html`,
}

function source(name: string): string {
  return `posts/${name}/index.mdx`
}
