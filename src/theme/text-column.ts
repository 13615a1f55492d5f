import { textWidth } from './tokens'

/** CSS of a centered column as wide as running text. */
export const textColumn = `
  max-width: ${textWidth};
  margin-left: auto;
  margin-right: auto;
`
