import { likest } from '../parse/spelling'

/** The other cure, where nothing is to stand behind a name: that of a fact or a price. */
export const orTakeOut = 'Or take out the sentence, card or link that names it.'

/** Facts that a message names at most. */
const shown = 8

/**
 * Says which facts may stand where one is not known: those that are spelled most like it, and
 * where the others are. Empty where there are none.
 */
export function factChoices(name: string, known: readonly string[]): string {
  const likely = likest(name, known)
    .slice(0, shown)
    .map((fact) => `{${fact}}`)
    .join(' ')
  return known.length > shown
    ? `${likely}, and those of site.yaml, facts.yaml and prices.yaml`
    : likely
}
