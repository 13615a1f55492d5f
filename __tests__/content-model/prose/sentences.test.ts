/** @jest-environment node */
import { splitSentences } from '../../../src/content-model/prose/reading'

test.each([
  ['Pregunte por el Sr. Ruiz o la Sra. Paz. Ellos le ayudan.', 2],
  ['La Dra. Lima está en la Av. Central, núm. 12, tel. {phone}. Llame.', 2],
  ['Abrimos a las 9 a. m. y cerramos a las 5 p. m. los lunes. Venga.', 2],
  ['Llame de 9 a. m. a 5 p. m. {phone} es el número.', 1],
  ['Llame hasta las 5 p. m. Después escriba.', 2],
  ['Llame hasta las 5 p.m. ¿Prefiere escribir?', 2],
  ['El correo de EE. UU. (USPS) no pide dinero. Cuelgue.', 2],
  ['Vive en los EE. UU. desde 1990. Llame.', 2],
  ['¿Le llamaron? ¡Cuelgue! «No pague.» (Nunca pague.) ¿Duda?', 5],
  ['Use cartas, sobres, etc. y espere. Luego llame.', 2],
  ['Venga al mar. Mire.', 2],
])('"%s" has %i sentences in Spanish', (text, count) => {
  expect(splitSentences(text, 'es')).toHaveLength(count)
})

test('abbreviations of one language are not those of another', () => {
  expect(splitSentences('Sr. Ruiz calls.', 'en')).toHaveLength(2)
  expect(splitSentences('Sr. Ruiz calls.', 'ar')).toHaveLength(2)
  expect(splitSentences('Sr. Ruiz llama.', 'es')).toHaveLength(1)
})
