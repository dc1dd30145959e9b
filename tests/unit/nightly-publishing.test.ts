import fs from 'node:fs';
import { parse } from 'yaml';
import { FIRM_ZONE } from '@/lib/format/firm-zone.mjs';

it('the site is built and published each night, early in the firm’s day', () => {
  const { on, jobs } = parse(fs.readFileSync('.github/workflows/deploy.yml', 'utf8'));
  const [{ cron }] = on.schedule;
  const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(cron) ?? [];
  const local = new Intl.DateTimeFormat('en-GB', {
    timeZone: FIRM_ZONE,
    hour: 'numeric',
    hourCycle: 'h23',
  }).format(Date.UTC(2027, 0, 31, Number(hour), Number(minute)));
  expect(Number(local)).toBeLessThan(4);
  expect(JSON.stringify(jobs)).toContain('npm run build');
});
