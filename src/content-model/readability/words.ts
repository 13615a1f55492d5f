/** The words of a sentence: what has letters, facts in braces and web addresses left out. */
export function wordsOf(sentence: string): string[] {
  return sentence.replace(/\{\w+\}|\S+\.(gov|com|org)\S*/g, ' ').match(/\p{L}[\p{L}’'-]*/gu) ?? []
}
