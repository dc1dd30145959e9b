import { events } from '@/lib/content/types/event';

it('an event has the day and the hours that stand in its file', () => {
  expect(events().length).toBeGreaterThan(1);
  for (const { slug, start, end, day, dayLabel, clock } of events()) {
    // As the file says it, with the firm's offset: nothing is converted here.
    const [, date = '', from] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):00\+03:00$/.exec(start) ?? [];
    const [weekday, ...words] = new Date(`${date}T00:00:00Z`).toUTCString().split(/[ ,]+/);
    const [number = '', month = '', year = ''] = words;
    expect([slug, clock]).toEqual([slug, { start: from, end: end.slice(11, 16) }]);
    expect([slug, Number(day.day), day.month.slice(0, 3), day.year]).toEqual([
      slug,
      Number(number),
      month,
      year,
    ]);
    expect(dayLabel).toMatch(
      new RegExp(`^${weekday}\\w*,? ${Number(number)} ${month}\\w* ${year}$`),
    );
  }
});
