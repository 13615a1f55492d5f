import type { Room } from '../breakage'

export const rules: Room = {
  name: 'Rules',
  breakages: [
    {
      id: 'rules-link-to-draft',
      loss: 'Visitors follow a link to an article that is a draft, and find no page.',
      file: 'src/content-model/rules/links.ts',
      find: '.filter(({ data }) => !isPublished(data, today))',
      replace: '.filter(({ data }) => !data.draft && !isPublished(data, today))',
    },
    {
      id: 'rules-sample-published',
      loss: 'An adopter publishes invented people and prices under a real address.',
      file: 'src/content-model/rules/claims.ts',
      find: 'isSample(records) && reservedHost',
      replace: 'isSample(records) || reservedHost',
    },
    {
      id: 'rules-number-called',
      loss: 'Writers are told to call a number that somebody called this month.',
      file: 'src/content-model/rules/claims.ts',
      find: '.sort().at(-1)',
      replace: '.sort().at(0)',
    },
    {
      id: 'rules-price-written-out',
      loss: 'A price stays in a sentence after prices.yaml has changed it.',
      file: 'src/content-model/rules/facts.ts',
      find: String.raw`(/\$\d[\d,.]*/.exec(text)`,
      replace: String.raw`(/\$ \d[\d,.]*/.exec(text)`,
    },
    {
      id: 'rules-audit-other-number',
      loss: 'The audit for older readers passes a link that shows one number and calls another.',
      file: 'packages/comfort-audit/src/rules/phone-numbers.ts',
      find: 'if (shown && digits(shown) !== called)',
      replace: 'if (shown && digits(shown) !== called && known.length > 0)',
    },
  ],
}
