/** Attributes of the box of a drawing: what it says to those who do not see it, or that it says nothing. */
export function described(alt: string | undefined) {
  return alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
}
