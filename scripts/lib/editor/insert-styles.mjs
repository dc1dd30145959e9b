/** How what is inserted is asked for: a bar below the form, and dialogs. Both pages of the editor have them. */
export const insertStyles = `
/* Sveltia CMS has a dark theme: what stands on paper of its own keeps its ink, and so do its links and buttons. */
#preview, #show-preview, #publishing, #mistakes, #insert, #show-photo, body > dialog { color-scheme: light; }
#mistakes a { color: #0b4f9e; }
body { --insert-height: 0px; }
body:has(:is(#insert, #show-photo):not([hidden])) { --insert-height: 3rem; }
#insert, dialog.insert { font: .875rem/1.4 system-ui; color: #1b1d21; }
#insert { position: fixed; inset: auto var(--preview-width) var(--below, 0px) 0; height: 3rem; box-sizing: border-box; display: flex;
  align-items: center; gap: .5rem; padding: 0 1rem; background: #f1f2f4; border-top: 1px solid #c5c9cf; }
body:has(:is(#insert, #show-photo):not([hidden])) #show-preview { bottom: 4rem; }
/* Sveltia CMS leaves an empty one above the text. */
#nc-root [data-key-path=body] .toolbar { display: none; }
#insert[hidden], dialog.insert [hidden] { display: none; }
#insert p { margin: 0 0 0 .5rem; }
/* Beside four buttons a phone has no room for a sentence; the box of mistakes takes the width of the window. */
@media (max-width: 36rem) {
  #insert p { display: none; }
  #nc-root ~ #mistakes { inset-inline: .5rem; max-height: 45vh; padding: .75rem 1rem; font-size: .9375rem; }
}
#insert button, dialog.insert :is(button, input:not([type=checkbox], [type=radio]), select, textarea) { padding: .375rem .625rem; font: inherit;
  color: inherit; background: #fff; border: 1px solid #7d838c; border-radius: 4px; box-sizing: border-box; }
#insert button, dialog.insert button { cursor: pointer; }
#insert button:disabled { color: #6a6f77; background: none; cursor: default; }
:is(#insert, dialog.insert) :focus-visible { outline: 3px solid #0b4f9e; outline-offset: 1px; }
dialog.insert { width: min(46rem, 100vw - 2rem); max-height: calc(100vh - 2rem); padding: 0; border: 1px solid #7d838c; border-radius: 6px; box-sizing: border-box; background: #fff; }
dialog.insert form { padding: 1.25rem 1.5rem; }
dialog.insert h2 { margin: 0 0 1rem; font-size: 1.125rem; }
dialog.insert :is(label:has(+ :required), [data-required] > legend)::after { content: ' *' / ''; color: #9c1c1c; }
dialog.insert fieldset { margin: .75rem 0 1rem; padding: 0; border: 0; min-width: 0; }
dialog.insert form > div > div, dialog.insert fieldset > div > div:not([class]) { margin-bottom: .75rem; }
dialog.insert :is(legend, div > label[for]) { display: block; padding: 0; margin-bottom: .25rem; font-weight: 600; }
dialog.insert :is(div > input:not([type]), input[type=search], textarea, select) { width: 100%; }
dialog.insert small { display: block; margin-top: .25rem; color: #4a4f57; }
dialog.insert p { margin: .5rem 0; }
dialog.insert :is(.wrong, [role=alert]) { color: #9c1c1c; margin: .25rem 0 0; }
dialog.insert p:empty { display: none; }
dialog.insert form [aria-invalid=true][aria-invalid] { border: 2px solid #9c1c1c; }
dialog.insert .works { max-height: 16rem; overflow: auto; border: 1px solid #c5c9cf; margin-top: .5rem; }
dialog.insert .works label { display: block; padding: .375rem .625rem .375rem 2rem; text-indent: -1.375rem; overflow-wrap: anywhere; }
dialog.insert .works label:has(:checked) { background: #e3eefb; }
dialog.insert .works b { color: #0b4f9e; }
dialog.insert .grid { max-height: 18rem; overflow: auto; }
dialog.insert table { border-collapse: collapse; width: 100%; }
dialog.insert :is(th, td) { padding: 0 .125rem .125rem 0; border: 0; background: none; }
dialog.insert table input { width: 100%; min-width: 7rem; }
dialog.insert th input { font-weight: 600; }
dialog.insert .counts input { width: 4rem; margin-right: 1rem; }
dialog.insert footer { display: flex; justify-content: end; gap: .5rem; margin-top: 1rem; }
dialog.insert footer button:last-child { background: #0b4f9e; border-color: #0b4f9e; color: #fff; }
`;
