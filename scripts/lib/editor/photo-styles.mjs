/** The button and the dialog of a photo. Both pages of the editor have them. */
export const photoStyles = `
/* In the strip below the form, beside what else is put in. */
#show-photo { position: fixed; z-index: 1; right: calc(var(--preview-width, 0px) + .75rem); bottom: calc(var(--below, 0px) + .375rem); padding: .375rem .875rem;
  font: 0.875rem/1.4 system-ui; color: #1b1d21; background: #fff; border: 1px solid #7d838c; border-radius: 4px; cursor: pointer; }
body:has(#show-photo:not([hidden])) #insert { padding-right: 6rem; }
#photo { width: min(40rem, 100vw - 4rem); box-sizing: border-box; padding: 1.25rem 1.5rem; font: 1rem/1.5 system-ui;
  color: #1b1d21; background: #fff; border: 1px solid #c5c9cf; border-radius: 6px; }
#photo::backdrop { background: rgb(0 0 0 / .5); }
#photo h2, #photo p { margin: 0; }
#photo form { display: grid; gap: .5rem; }
#photo label { margin-top: .5rem; font-weight: 600; }
#photo textarea, #photo button { padding: .5rem .75rem; font: inherit; color: inherit; background: #fff;
  border: 1px solid #7d838c; border-radius: 4px; }
#photo button { cursor: pointer; }
#photo button[disabled] { color: #6b7078; cursor: default; }
#photo [data-buttons] button:first-child:enabled { color: #fff; background: #0b4f9e; border-color: #0b4f9e; }
#photo [data-place] { min-height: 45vh; }
#photo [data-place]:empty { border: 2px dashed #7d838c; }
#photo img { display: block; max-width: 100%; max-height: 45vh; }
/* Sveltia CMS takes the outline from every element; this one darkens what lies outside of the frame with it. */
#photo cropper-shade { outline: 100vmax solid rgb(0 0 0 / .6) !important; }
#photo #photo-hint { font-size: .875rem; color: #4b5058; }
#photo [role=alert] { color: #8f1d14; font-weight: 600; white-space: pre-line; overflow-wrap: anywhere; }
#photo [data-buttons] { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .5rem; }
`;
