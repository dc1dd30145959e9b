import { sw } from '@/content/audit-words/sw';
import { compareWords } from '@/lib/content/engine/compare-words';
import {
  accessibilityFacts,
  accessibilityResults,
} from '@/lib/content/types/accessibility-results';
import { legalPage } from '@/lib/content/types/legal';
import { engineFacts } from '../../scripts/lib/a11y/engines.mjs';
import { exceptions } from '../../scripts/lib/a11y/exceptions.mjs';

/** A run that did not end well is not something to publish. */
it('the statement is about a run without violations, by the engines installed here', () => {
  const { engines } = accessibilityResults();
  expect(engines.map(({ violations }) => violations)).toEqual([0, 0, 0]);
  // After an update of an engine: npm run a11y.
  expect(engines.map(({ name, version }) => `${name} ${version}`)).toEqual(
    engineFacts.map(({ name, version }) => `${name} ${version}`),
  );
});

it('the statement gives the reason for every finding that is set aside', () => {
  const { engines, exceptions: listed } = accessibilityResults();
  // After a change of the list: npm run a11y.
  expect(listed.map(({ rule, reason, link }) => ({ rule, reason, link }))).toEqual(
    exceptions.map(({ rule, reason, link }) => ({ rule, reason, link })),
  );
  for (const { name, exceptions: aside } of engines) {
    const counts = listed.filter(({ engine }) => engine === name).map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(aside);
  }
});

it('the figures stand in the text of the statement', () => {
  const { sections } = legalPage('accessibility');
  const tested = sections.find(({ id }) => id === 'tested')?.body ?? '';
  for (const fact of Object.values(accessibilityFacts())) expect(tested).toContain(fact);
});

/** What a run writes is English; the build in another language stops at words it does not have. */
it('the Kiswahili statement has words of its own for all that a run writes, with the same figures', () => {
  const { engines, exceptions: listed } = accessibilityResults();
  const written = [
    ...engines.map(({ standard }) => standard),
    ...listed.flatMap(({ reason, source }) => [reason, source]),
  ];
  expect(new Set(written)).toEqual(new Set(Object.keys(sw)));
  const differing = Object.entries(sw).filter(
    ([english, own]) =>
      english === own || compareWords(english, own, { from: 'en-KE', to: 'sw-KE' }).length > 0,
  );
  expect(differing).toEqual([]);
});
