/** The options that the address asks for (`?industry=energy`) in the lists of a form. */
export function askedOptions(form: HTMLFormElement): HTMLOptionElement[] {
  return [...new URLSearchParams(location.search)].flatMap(([name, value]) => {
    const list = form.elements.namedItem(name) as Partial<HTMLSelectElement> | null;
    return [...(list?.options ?? [])].find((option) => option.value === value) ?? [];
  });
}
