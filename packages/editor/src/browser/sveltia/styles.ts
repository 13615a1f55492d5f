/** Style of our input. The colors are those of the editor, in its light and dark looks. */
export const editorStyle = `
  /* What nobody may do here is not offered, nor said: to begin or remove entries, to change pictures at once, and to
     give up a proposal. "Ready", the last status, changes nothing for whoever accepts proposals. The fence refuses it, too. */
  #collection-container :is(.infobar.info, [role=toolbar] button:disabled, [role=checkbox]),
  [role=radio][aria-keyshortcuts="Alt+2"], #collection-assets,
  :is([aria-label="Show Assets"], [aria-label="Hide Assets"]), [aria-label="Create Entry or Assets"] :is([role=separator], [role=separator] ~ *),
  [aria-label="Create Entry or Assets"] .menuitem:has([aria-disabled=true]), [aria-label="Discard Changes"], [aria-label="Delete Entry"],
  [aria-label="Change Entry Status"] > :last-child:not(:has([aria-checked=true])) { display: none !important; }
  /* It names no build, and leads to a page that may not be there: the proposal says where the words are. */
  :is([data-label="View on Live Site"], [aria-label="View on Live Site"]) { display: none !important; }
  /* Of Sveltia’s dialog after a failure, only our message is shown. */
  [role=alertdialog] :has(> .error[role=none]) { font-size: 0; }
  [role=alertdialog] .error[role=none] { font-size: 1rem; }
  /* Where the preview hides the form, an eye alone leads to the mistakes. */
  button[aria-label=Preview] { width: auto !important; padding: 0 0.5rem !important; white-space: nowrap; }
  button[aria-label=Preview]::after { content: 'Mistakes, preview'; }
  button[aria-label=Preview][aria-pressed=true]::after { content: 'Back to the text'; }
  /* Names of lists are read in full, however narrow their column is. */
  .primary-sidebar [role=tree] { min-width: 0 !important; }
  .resizable-pane:has(> .primary-sidebar) { min-width: 14rem; }
  [role=treeitem] .row { height: auto !important; min-height: 2rem; }
  [role=treeitem] .label { padding-block: 0.25rem; line-height: 1.2; white-space: normal !important; }
  [data-key-path] .text-area > * { min-height: 2.5rem !important; }
  [data-unchanged] [data-label=Save] { opacity: 0.4; pointer-events: none; }
  .item-body > .summary { cursor: pointer; }
  .porchlight-facts { margin: 0.25rem 0; font-size: 0.875rem; }
  .porchlight-undo { position: fixed; bottom: 1rem; left: 1rem; z-index: 1000; padding: 1rem; border: 2px solid currentColor;
    border-radius: 0.25rem; font: 1rem var(--sui-font-family-default, sans-serif);
    color: var(--sui-primary-foreground-color, CanvasText); background: var(--sui-primary-background-color, Canvas); }
  .porchlight-unsaved { padding: 0.75rem 1rem; border: 1px solid currentColor; border-radius: 0.25rem; }
  .porchlight-unsaved :is(h3, p) { margin: 0.25rem 0; font-size: 1rem; }
  :is(.porchlight-undo, .porchlight-unsaved) button { margin-inline-start: 0.5rem; }
  .porchlight-body { display: flex; flex-direction: column; gap: 0.5rem; width: 100%; font-size: 1rem; }
  .porchlight-tools { position: sticky; top: 0; z-index: 2; padding: 0.5rem 0;
    background: var(--sui-secondary-background-color); }
  .porchlight-buttons, .porchlight-panel { display: flex; flex-wrap: wrap; gap: 0.375rem; }
  .porchlight-panel { margin-top: 0.5rem; padding: 0.75rem; border: 1px solid currentColor; border-radius: 0.25rem;
    background: var(--sui-primary-background-color); align-items: end; }
  :is(.porchlight-panel, .porchlight-foot)[hidden] { display: none; }
  .porchlight-panel [role=alert] { display: flex; flex-wrap: wrap; gap: 0.375rem; }
  .porchlight-panel label { flex: 1 1 16rem; }
  .porchlight-panel p { flex-basis: 100%; margin: 0; font-weight: 700; }
  :is(.porchlight-body, .porchlight-undo, .porchlight-unsaved) button { min-height: 2rem; padding: 0 0.75rem; font: inherit; color: inherit;
    background: var(--sui-primary-background-color); border: 1px solid var(--sui-textbox-border-color, currentColor);
    border-radius: 0.25rem; cursor: pointer; }
  .porchlight-body button[aria-pressed=true], .porchlight-body button[aria-expanded=true] {
    color: var(--sui-primary-background-color); background: var(--sui-primary-foreground-color, CanvasText); }
  .porchlight-body button[aria-disabled=true] { opacity: 0.5; cursor: default; }
  .porchlight-body :is(button, input, select):focus-visible { outline: 2px solid currentColor; outline-offset: 1px; }
  .porchlight-body label { display: grid; gap: 0.25rem; font-size: 0.875rem; }
  .porchlight-body :is(input, select) { width: 100%; min-height: 2rem; padding: 0 0.5rem; font: inherit;
    font-size: 1rem; color: inherit; background: var(--sui-primary-background-color);
    border: 1px solid var(--sui-textbox-border-color, currentColor); border-radius: 0.25rem; }
  .porchlight-trouble { margin: 0; font-weight: 700; }
  .porchlight-trouble[hidden] { display: none; }
  .porchlight-text { position: relative; min-height: 50vh; padding: 0.75rem 1rem; line-height: 1.6;
    overflow-wrap: break-word; white-space: break-spaces; font-variant-ligatures: none; user-select: text;
    background: var(--sui-primary-background-color);
    border: 1px solid var(--sui-textbox-border-color, currentColor); border-radius: 0.25rem; }
  /* The editor raises what has the focus; the toolbar stays above it. */
  .porchlight-text:focus { z-index: 0 !important; outline: 2px solid currentColor; outline-offset: 1px; }
  .porchlight-text > * { margin: 0.75rem 0; }
  .porchlight-text :is(p, h2, h3, h4, ul, ol, blockquote, figure, pre) { margin: 0.5rem 0; }
  .porchlight-text h2 { font-size: 1.375rem; line-height: 1.3; }
  .porchlight-text h3 { font-size: 1.1875rem; line-height: 1.3; }
  .porchlight-text :is(ul, ol) { padding-inline-start: 1.75rem; list-style-position: outside; }
  .porchlight-text ul { list-style-type: disc; }
  .porchlight-text ol { list-style-type: decimal; }
  .porchlight-text blockquote { padding-inline-start: 1rem; border-inline-start: 3px solid currentColor; }
  .porchlight-text a { color: inherit; text-decoration: underline; text-underline-offset: 0.15em; }
  .porchlight-block { margin: 0.75rem 0; padding: 0.5rem 0.75rem; border: 1px solid currentColor;
    border-inline-start-width: 4px; border-radius: 0.25rem; white-space: normal; }
  .porchlight-block > div:not([class]) { white-space: break-spaces; }
  .porchlight-block.ProseMirror-selectednode { outline: 2px solid currentColor; outline-offset: 2px; }
  .porchlight-head { display: grid; gap: 0.5rem; user-select: none; }
  .porchlight-name { display: flex; justify-content: space-between; align-items: center; }
  .porchlight-name strong { cursor: pointer; }
  .porchlight-head p { margin: 0; font-size: 0.875rem; }
  .porchlight-head img { max-width: 100%; max-height: 16rem; }
  .porchlight-block pre { white-space: pre-wrap; font: 0.9375rem/1.5 ui-monospace, monospace; }
  .porchlight-foot { display: inline-block; margin: 0.25rem 0.5rem 0 0; user-select: none; }
  .porchlight-variable { padding: 0 0.375rem; border: 1px dashed currentColor; border-radius: 0.25rem; }
  .porchlight-variable span { font-size: 0.8125rem; opacity: 0.8; }
  .ProseMirror-gapcursor { position: relative; display: none; pointer-events: none; }
  .ProseMirror-gapcursor::after { content: ''; display: block; width: 1.5rem; border-top: 2px solid currentColor; }
  .ProseMirror-focused .ProseMirror-gapcursor { display: block; }
  .ProseMirror-hideselection *::selection { background: transparent; }
`

/** Style of the part above an article in its preview. */
export const previewStyle = `
  .porchlight-preview { padding: 1rem; }
  /* Nobody could see the answer that they write. */
  .porchlight-preview details::details-content { content-visibility: visible; }
  .porchlight-preview > h1 { max-width: 41rem; margin: 1.5rem auto; }
  .porchlight-pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.5rem; zoom: 0.75;
    margin-top: 1.5rem; }
  .porchlight-pair > :last-child { padding: 0 1rem; border-left: 0.25rem solid currentColor; opacity: 0.85; }
  .porchlight-pair > p { margin: 0; font-size: 1.25rem; }
  .porchlight-pair small { display: block; font-size: 1rem; }
  .porchlight-pair ins { text-decoration: underline; font-weight: 700; }
  .porchlight-pair del { text-decoration: line-through; }
  .porchlight-mistakes { padding: 0.75rem 1rem; font-size: 1rem; background: Canvas; border: 0.125rem solid currentColor;
    border-radius: 0.5rem; }
  .porchlight-mistakes + .porchlight-mistakes { margin-top: -0.125rem; }
  /* The preview follows the cursor; the mistakes and the proposal stay in sight. */
  .porchlight-notes { position: sticky; top: 0; z-index: 1; max-height: 40vh; overflow: auto; color: CanvasText; }
  .porchlight-mistakes li { white-space: pre-line; overflow-wrap: anywhere; }
  .porchlight-mistakes h2 { font-size: 1.125rem; margin: 0; }
  .porchlight-mistakes ul { padding-left: 1.25rem; }
  .porchlight-mistakes li { margin-top: 0.5rem; }
  .porchlight-mistakes button { padding: 0.125rem 0; font: inherit; font-weight: 700; color: inherit; background: none;
    border: 0; text-align: start; text-decoration: underline; cursor: pointer; }
  .porchlight-mistakes small { display: block; font-size: inherit; }
`
