import { color } from '../../../src/theme/tokens'

/**
 * Style of the page of changes, on top of the global style. Removed text is struck through and
 * added text is underlined: nothing is told by color alone.
 */
export const changesStyle = `
  .changes { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
  .changes > * + *, .changes section > * + *, .file > * + * { margin-top: 1rem; }
  .changes section { margin-top: 2.5rem; }
  .file h4 { margin: 1.5rem 0 0; font-size: 1.25rem; line-height: 1.4; }
  .file code, .changes .address { font: inherit; overflow-wrap: anywhere; }
  .changes .address { color: ${color.muted}; }
  .change-list { list-style: none; margin: 0; padding: 0; }
  .change { padding: 1rem 1.25rem; border: 0.0625rem solid ${color.line}; border-radius: 0.75rem; background: ${color.card}; }
  .change + .change { margin-top: 1rem; }
  .change h3 { margin: 0; font-size: 1.375rem; line-height: 1.4; }
  .change h3 + p, .change p + p { margin-top: 0.5rem; }
  .kind { display: inline-block; margin-right: 0.5rem; padding: 0.125rem 0.625rem; border: 0.125rem solid; border-radius: 1rem; background: ${color.mist}; color: ${color.mistText}; }
  .kind.removed { background: ${color.brickBackground}; color: ${color.brick}; }
  .file .text { max-width: 34em; margin-top: 1rem; padding: 1rem 1.25rem; border: 0.0625rem solid ${color.line}; border-radius: 0.75rem; background: ${color.card}; white-space: pre-wrap; overflow-wrap: anywhere; }
  .file .text small { display: block; margin: 0.5rem 0; font-size: inherit; color: ${color.muted}; }
  .changes ins { background: ${color.mist}; color: ${color.mistText}; text-decoration: underline; text-decoration-thickness: 0.12em; text-underline-offset: 0.2em; font-weight: 700; }
  .changes del { background: ${color.brickBackground}; color: ${color.brick}; text-decoration: line-through; text-decoration-thickness: 0.12em; }
  @media print { .change { break-inside: auto; } }
`
