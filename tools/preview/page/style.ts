import { color } from '../../../src/theme/tokens'

/**
 * Style of the page of changes, on top of the global style. Removed text is struck through, added
 * text is underlined, and a label before each part names the change: nothing is told by color
 * alone.
 */
export const changesStyle = `
  .changes { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
  .changes > * + *, .changes section > * + *, .file > * + * { margin-top: 1rem; }
  .changes section { margin-top: 2.5rem; }
  .changes .changed-text { margin-top: 2rem; padding-top: 1.5rem; border-top: 0.125rem solid ${color.line}; }
  .file > .rows { margin-top: 1rem; }
  .file h4 { margin: 1.5rem 0 0; font-size: 1.25rem; line-height: 1.4; }
  .file code, .changes .address { font: inherit; overflow-wrap: anywhere; }
  .changes .address { color: ${color.muted}; }
  .change-list, .rows { list-style: none; margin: 0; padding: 0; }
  .change { padding: 1rem 1.25rem; border: 0.0625rem solid ${color.line}; border-radius: 0.75rem; background: ${color.card}; }
  .change + .change { margin-top: 1rem; }
  .change p + p { margin-top: 0.5rem; }
  .kind { display: inline-block; margin-right: 0.5rem; padding: 0.125rem 0.625rem; border: 0.125rem solid; border-radius: 1rem; background: ${color.mist}; color: ${color.mistText}; }
  .kind.removed { background: ${color.brickBackground}; color: ${color.brick}; }
  .rows { border: 0.0625rem solid ${color.line}; border-radius: 0.75rem; background: ${color.card}; overflow: hidden; }
  .lines, .left-out { padding: 0.5rem 1rem; }
  .row + .row, .left-out, .left-out + .row { border-top: 0.0625rem solid ${color.hairline}; }
  .lines .text { display: block; max-width: 30em; white-space: pre-wrap; overflow-wrap: anywhere; }
  .lines .mark { font-weight: 700; }
  .lines.same .mark, .left-out { color: ${color.muted}; }
  .lines.added { border-left: 0.375rem solid; background: ${color.mist}; color: ${color.mistText}; }
  .lines.removed { border-left: 0.375rem double; background: ${color.brickBackground}; color: ${color.brick}; }
  .changes ins { text-decoration: underline; text-decoration-thickness: 0.12em; text-underline-offset: 0.2em; font-weight: 700; }
  .changes del { text-decoration: line-through; text-decoration-thickness: 0.12em; }
  /* Where a whole row is new or removed, its label says so once. */
  .row.added ins, .row.removed del { font-weight: 400; text-decoration: none; }
  @media print { .rows, .change { break-inside: auto; } }
`
