/**
 * End of what a visitor sees first. The export puts the links to the page's sheets here, so that what
 * stands above is painted without waiting for them (docs/decisions/0031-first-styles-inline.md). What
 * the element holds is no business of React's: hence the inner HTML.
 */
export function AboveTheFoldEnd() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
    <span hidden data-fold-end suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
