import fs from 'node:fs';
import path from 'node:path';
import { legalPage, legalPages } from '@/lib/content/types/legal';
import { firm } from '@/lib/firm';
import { formatDate } from '@/lib/format/date';
import { contentFolder } from '../support/content-folder';

const folder = contentFolder({ filled: true, per: 'test' });

function change(id: string, day: string): void {
  const full = path.join(folder(), 'legal', `${id}.md`);
  const text = fs.readFileSync(full, 'utf8');
  fs.writeFileSync(full, text.replace(/^changed: .*$/m, `changed: ${day}`));
}

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

it.each(['privacy', 'terms'] as const)(
  '%s: the first edition’s date, and that of the last change',
  (id) => {
    change(id, '2026-03-04');
    expect(legalPage(id).dates).toContain(`Last updated ${firm.legalUpdated}.`);
    expect(legalPage(id).dates).toContain('most recently on 4 March 2026.');
  },
);

it('every legal page says on which day it last changed', () => {
  for (const { dates, changed } of legalPages()) expect(dates).toContain(formatDate(changed));
});

it('a change lies no later than the build', () => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse('2027-01-01T12:00:00Z') / 1000);
  change('terms', '2027-01-01');
  expect(legalPage('terms').changed).toBe('2027-01-01');
  change('terms', '2027-01-02');
  expect(() => legalPage('terms')).toThrow(/legal\/terms\.md.*\s+changed: found 2027-01-02/);
});
