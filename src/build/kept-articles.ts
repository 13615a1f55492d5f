import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from '../content-model/facts/fact-tokens'
import type { Promises } from '../content-model/sections/promises'
import type { Glossary } from '../content-model/shapes/glossary'
import { digestOf } from './digest'

/** Where finished articles are kept between builds. Gatsby empties it with the rest of its cache. */
const folder = join('.cache', 'articles')

/** The build's own code, as Gatsby has compiled it. */
export const compiledBuild = join('.cache', 'compiled', 'gatsby-node.js')

/** What the HTML of an article without pictures is made of, besides its body. */
export interface ArticleMeans {
  facts: Facts
  promises: Promises | undefined
  terms: Glossary['terms']
}

/** The code that makes articles, and the packages that it uses. */
let code: string | undefined
const codeVersion = (): string =>
  (code ??= digestOf([compiledBuild, 'package-lock.json'].map((file) => readIfThere(file) ?? '')))

/** The name under which an article is kept: nothing that its HTML depends on is left out. */
export function keptName(body: string, means: ArticleMeans): string {
  return digestOf([codeVersion(), JSON.stringify(means), body])
}

/** The HTML of an article; nothing where it is not kept. */
export const keptArticle = (name: string): string | undefined => readIfThere(join(folder, name))

/** Keeps the HTML of an article; others never see half of it. */
export function keepArticle(name: string, html: string): void {
  mkdirSync(folder, { recursive: true })
  const part = join(folder, `${name}.part`)
  writeFileSync(part, html)
  renameSync(part, join(folder, name))
}

/** The names of all articles that are kept. */
export function keptNames(): string[] {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder)
}

/** Forgets an article that no file asks for any more. */
export const forgetArticle = (name: string): void => rmSync(join(folder, name), { force: true })

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
