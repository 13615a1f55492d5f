/** Style of our input. The colors are those of the editor, in its light and dark looks. */
export const editorStyle = `
  .porchlight-body { display: flex; flex-direction: column; gap: 0.5rem; width: 100%; }
  .porchlight-buttons { display: flex; flex-wrap: wrap; gap: 0.375rem; position: sticky; top: 0; z-index: 1;
    padding: 0.5rem 0; background: var(--sui-secondary-background-color); }
  .porchlight-body button { min-height: 2rem; padding: 0 0.75rem; font: inherit; color: inherit;
    background: var(--sui-primary-background-color); border: 1px solid var(--sui-textbox-border-color, currentColor);
    border-radius: 0.25rem; cursor: pointer; }
  .porchlight-body button:focus-visible, .porchlight-body textarea:focus-visible,
  .porchlight-body input:focus-visible { outline: 2px solid currentColor; outline-offset: 1px; }
  .porchlight-body textarea { width: 100%; min-height: 60vh; padding: 0.75rem; resize: vertical; color: inherit;
    font: 1rem/1.6 ui-monospace, monospace; background: var(--sui-primary-background-color);
    border: 1px solid var(--sui-textbox-border-color, currentColor); border-radius: 0.25rem; }
  .porchlight-picture { display: grid; gap: 0.75rem; padding: 0.75rem; border: 1px solid currentColor;
    border-radius: 0.25rem; }
  .porchlight-picture label { display: grid; gap: 0.25rem; }
  .porchlight-picture input { min-height: 2rem; padding: 0 0.5rem; font: inherit; color: inherit;
    background: var(--sui-primary-background-color); border: 1px solid currentColor; border-radius: 0.25rem; }
  .porchlight-picture p { margin: 0; font-weight: 700; }
`

/** Style of the part above an article in its preview. */
export const previewStyle = `
  .porchlight-preview { padding: 1rem; }
  .porchlight-preview > h1 { max-width: 41rem; margin: 1.5rem auto; }
  .porchlight-mistakes { padding: 0.75rem 1rem; font-size: 1rem; border: 0.125rem solid currentColor;
    border-radius: 0.5rem; }
  .porchlight-mistakes h2 { font-size: 1.125rem; margin: 0; }
  .porchlight-mistakes ul { padding-left: 1.25rem; }
  .porchlight-mistakes li { margin-top: 0.5rem; }
  .porchlight-mistakes small { display: block; font-size: inherit; }
`
