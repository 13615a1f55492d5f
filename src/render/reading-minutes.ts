/** Words a minute of a careful reader. */
const pace = 200

/** Pictures with their words, tags, and the addresses of links. */
const unread = /!\[[^\]]*\]\((?:"[^"]*"|[^)"])*\)|<[^>]*>|(?<=\])\([^)]*\)/g

/** Whole minutes it takes to read an article, at least one; only what is shown is counted. */
export function readingMinutes(body: string): number {
  const words = body.replace(unread, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)
  return Math.max(1, Math.round((words?.length ?? 0) / pace))
}
