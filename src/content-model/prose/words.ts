/** Facts in braces and web addresses; where neither sign stands, there is none to look for. */
const noWord = /\{\w+\}|\S+\.(gov|com|org)\S*/g
const mayHold = /\{|\.(?:gov|com|org)/

/** The words of a sentence: what has letters, facts in braces and web addresses left out. */
export function wordsOf(sentence: string): string[] {
  const text = mayHold.test(sentence) ? sentence.replace(noWord, ' ') : sentence
  return text.match(/\p{L}[\p{L}’'-]*/gu) ?? []
}
