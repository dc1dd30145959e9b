import { savesData } from './saves-data';

/**
 * Lets a capable browser render the page behind a link while the pointer rests on it. The rules are
 * inserted here and not written into the page so that Save-Data gets none.
 * @param rules speculation rules as JSON
 */
export function speculate(rules: string) {
  if (savesData() || !HTMLScriptElement.supports?.('speculationrules')) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = rules;
  document.head.append(script);
}
