import { colour } from '../../../src/theme/tokens'

/**
 * The style of the page of changes, on the ground of the site's own. Words that were taken out are
 * struck through, those that were put in are underlined, and a mark before each part says in words
 * what became of it: nothing is told by colour alone.
 */
export const changesStyle = `
  .changes { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
  .changes > * + *, .changes section > * + *, .file > * + * { margin-top: 1rem; }
  .changes section { margin-top: 2.5rem; }
  .changes .changed-text { margin-top: 2rem; padding-top: 1.5rem; border-top: 0.125rem solid ${colour.line}; }
  .file > .rows { margin-top: 1rem; }
  .file h4 { margin: 1.5rem 0 0; font-size: 1.25rem; line-height: 1.4; }
  .file code, .changes .address { font: inherit; overflow-wrap: anywhere; }
  .changes .address { color: ${colour.muted}; }
  .change-list, .rows { list-style: none; margin: 0; padding: 0; }
  .change { padding: 1rem 1.25rem; border: 0.0625rem solid ${colour.line}; border-radius: 0.75rem; background: ${colour.card}; }
  .change + .change { margin-top: 1rem; }
  .change p + p { margin-top: 0.5rem; }
  .kind { display: inline-block; margin-right: 0.5rem; padding: 0.125rem 0.625rem; border: 0.125rem solid; border-radius: 1rem; background: ${colour.mist}; color: ${colour.mistText}; }
  .kind.removed { background: ${colour.brickGround}; color: ${colour.brick}; }
  .rows { border: 0.0625rem solid ${colour.line}; border-radius: 0.75rem; background: ${colour.card}; overflow: hidden; }
  .lines, .left-out { padding: 0.5rem 1rem; }
  .row + .row, .left-out, .left-out + .row { border-top: 0.0625rem solid ${colour.hairline}; }
  .lines .text { display: block; max-width: 30em; white-space: pre-wrap; overflow-wrap: anywhere; }
  .lines .mark { font-weight: 700; }
  .lines.same .mark, .left-out { color: ${colour.muted}; }
  .lines.added { border-left: 0.375rem solid; background: ${colour.mist}; color: ${colour.mistText}; }
  .lines.removed { border-left: 0.375rem double; background: ${colour.brickGround}; color: ${colour.brick}; }
  .changes ins { text-decoration: underline; text-decoration-thickness: 0.12em; text-underline-offset: 0.2em; font-weight: 700; }
  .changes del { text-decoration: line-through; text-decoration-thickness: 0.12em; }
  /* Where all of it is new, or gone, its mark says so once. */
  .row.added ins, .row.removed del { font-weight: 400; text-decoration: none; }
  @media print { .rows, .change { break-inside: auto; } }
`
