/** @jest-environment node */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { type CalendarEvent, calendarFile } from '@/lib/calendar/calendar';
import { contentLine } from '@/lib/calendar/content-line';

const event: CalendarEvent = {
  uid: 'seed-week@firm.example',
  title: 'Seed week',
  description: 'Three days.',
  url: 'https://www.firm.example/insights/events/seed-week/',
  place: 'Nairobi, Kenya',
  tentative: false,
  start: '2027-02-18T15:00:00+03:00',
  end: '2027-02-18T13:00:00Z',
  announced: '2026-11-02',
  updated: '2026-11-09',
  revision: 2,
};

const fileOf = (...events: CalendarEvent[]) =>
  calendarFile({ name: 'A firm: events', maker: 'A firm, Ltd', lang: 'en', events });

/** The events of a file as another program reads them. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

it('keeps time, zone, place and address of an event', () => {
  const [found] = read(fileOf(event));
  expect(found!.summary).toBe('Seed week');
  expect(found!.location).toBe('Nairobi, Kenya');
  expect(found!.startDate.zone.tzid).toBe('Africa/Nairobi');
  expect(found!.startDate.toJSDate().toISOString()).toBe('2027-02-18T12:00:00.000Z');
  expect(found!.endDate.toJSDate().toISOString()).toBe('2027-02-18T13:00:00.000Z');
  expect(found!.component.getFirstPropertyValue('url')).toBe(event.url);
});

it('says of an event that is not confirmed that it is not', () => {
  const states = [event, { ...event, uid: 'b@firm.example', tentative: true }];
  const found = read(fileOf(...states));
  expect(found.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
    'CONFIRMED',
    'TENTATIVE',
  ]);
});

it('takes its stamps from the content, never from the clock', () => {
  const [found] = read(fileOf(event));
  const stamp = found!.component.getFirstPropertyValue('dtstamp') as ICAL.Time;
  expect(stamp.toJSDate().toISOString()).toBe('2026-11-08T21:00:00.000Z');
  expect(found!.sequence).toBe(2);
  expect(found!.uid).toBe('seed-week@firm.example');
});

it('says nothing of a subscription in the file of one event', () => {
  const file = calendarFile({ maker: 'A firm', lang: 'en', events: [event] });
  expect(file).not.toMatch(/NAME:A firm|REFRESH-INTERVAL/);
  expect(read(file)).toHaveLength(1);
});

it('carries any text unharmed, and lets none of it become a field', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }),
    fc.constantFrom(
      'a;b,c\\d',
      'C:\\new\\;',
      'line\r\nEND:VEVENT',
      'Adébáyọ̀ '.repeat(30),
      '🌍'.repeat(40),
    ),
  );
  fc.assert(
    fc.property(anyText, anyText, (title, description) => {
      // Line ends become \n, and controls are left out, as the standard asks.
      const kept = (text: string) => text.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '');
      const found = read(fileOf({ ...event, title, description }, event));
      expect(found).toHaveLength(2);
      expect(found[0]!.summary).toBe(kept(title));
      expect(found[0]!.description).toBe(kept(description));
    }),
  );
});

it('ends every line with CR LF, within 75 octets, and cuts no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite', maxLength: 400, size: 'max' }), (text) => {
      const clean = text.replace(/[\r\n]/g, '');
      const lines = contentLine(`SUMMARY:${clean}`).split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(lines.map((line, index) => (index ? line.slice(1) : line)).join('')).toBe(
        `SUMMARY:${clean}`,
      );
    }),
  );
});
