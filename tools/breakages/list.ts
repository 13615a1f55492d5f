import type { Breakage } from './breakage'
import { articles } from './rooms/articles'
import { files } from './rooms/files'
import { forms } from './rooms/forms'
import { head } from './rooms/head'
import { languages } from './rooms/languages'
import { layout } from './rooms/layout'
import { preferences } from './rooms/preferences'
import { readingContent } from './rooms/reading-content'
import { rules } from './rooms/rules'
import { scripts } from './rooms/scripts'
import { search } from './rooms/search'
import { tools } from './rooms/tools'

const rooms = [
  ...[rules, readingContent, articles, forms, search, preferences],
  ...[layout, scripts, files, head, languages, tools],
]

/** All breakages, each with the name of its room. */
export const breakages: readonly (Breakage & { room: string })[] = rooms.flatMap(
  ({ name, breakages }) => breakages.map((breakage) => ({ ...breakage, room: name })),
)
