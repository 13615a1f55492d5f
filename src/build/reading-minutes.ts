/** Words a minute of a careful reader. */
const pace = 200

/** Whole minutes it takes to read an article, at least one; tags and marks are not counted. */
export function readingMinutes(body: string): number {
  const words = body.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)
  return Math.max(1, Math.round((words?.length ?? 0) / pace))
}
