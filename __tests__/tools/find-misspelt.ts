import { findMisspelt } from '../../tools/check/wording'

/** Prints the words that a dictionary does not have, by language, as JSON; a test runs it as a program. */
async function main([words = '', wordsFile = '', cacheFolder = '']: string[]): Promise<void> {
  const languages = Object.entries(JSON.parse(words) as Record<string, string[]>)
  const found = languages.map(async ([code, some]) => {
    const misspelt = await findMisspelt(some, code, wordsFile, cacheFolder)
    return [code, misspelt ? Object.fromEntries(misspelt) : null]
  })
  process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(found))))
}

void main(process.argv.slice(2))
