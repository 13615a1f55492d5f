import { findMisspelt } from '../../tools/check/wording'

/** Prints the words of the arguments that a dictionary does not have, as JSON; a test runs it as a program. */
async function main([
  code = '',
  wordsFile = '',
  cacheFolder = '',
  ...words
]: string[]): Promise<void> {
  const misspelt = await findMisspelt(words, code, wordsFile, cacheFolder)
  process.stdout.write(JSON.stringify(misspelt ? [...misspelt] : null))
}

void main(process.argv.slice(2))
