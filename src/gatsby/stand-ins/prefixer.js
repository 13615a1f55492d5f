/** Stylis' vendor prefixes, which styled-components leaves switched off. */
export const prefix = (declaration) => declaration
