import { actAndRest } from '../../src/content-model/text'

test.each([
  ['one sentence', 'Hang up.', ['Hang up.', '']],
  ['words to say', 'Say, “I’m lost.” Wait.', ['Say, “I’m lost.”', 'Wait.']],
  ['an abbreviation', 'Llame a EE. UU. ahora. Espere.', ['Llame a EE. UU. ahora.', 'Espere.']],
  ['lines', 'Hang up\n\nTurn it off. Wait.', ['Hang up', '', 'Turn it off. Wait.']],
])('the act of a step is the first sentence of its first line: %s', (_, step, parts) =>
  expect(actAndRest(step)).toEqual(parts),
)
