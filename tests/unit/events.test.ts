import { languageLine } from '@/lib/content/types/event';
import { formatDay } from '@/lib/format/date';
import { formatDuration } from '@/lib/format/duration';
import { mailFacts, recordingMail, registrationMail } from '@/lib/mail/event-mails';

test.each([
  ['2027-02-18T15:00:00+03:00', '2027-02-18T16:00:00+03:00', '60 minutes'],
  ['2027-02-18T15:00:00+03:00', '2027-02-18T16:30:00+03:00', '90 minutes'],
  ['2027-02-18T09:00:00+03:00', '2027-02-18T17:00:00+03:00', '8 hours'],
  ['2027-02-18T09:00:00+03:00', '2027-02-18T16:30:00+03:00', '7 hours 30 minutes'],
  ['2027-02-18T22:00:00+03:00', '2027-02-18T23:00:00Z', '4 hours'],
])('from %s to %s are %s', (start, end, expected) => {
  expect(formatDuration(start, end)).toBe(expected);
});

test('the day of an event is that of East Africa', () => {
  expect(formatDay('2027-02-18T22:30:00Z')).toMatch(/Friday,? 19 February 2027/);
});

const facts = mailFacts({
  title: 'Reading a county budget in one hour',
  dayLabel: 'Thursday, 18 February 2027',
  clock: { start: '15:00', end: '16:00' },
  told: '',
  place: 'Online',
  languageLine: '',
});

test('a registration names the event and leaves lines to fill in', () => {
  const { subject, body } = registrationMail(facts);
  expect(subject).toBe('Event Registration - Reading a county budget in one hour');
  for (const part of [facts.title, facts.date, '15:00–16:00', facts.place]) {
    expect(body).toContain(part);
  }
  for (const line of ['Name:', 'Organisation:', 'Email:', 'Access needs:']) {
    expect(body.split('\n')).toContain(line);
  }
});

test('an event in another language than the page says so before anyone registers', () => {
  const line = languageLine('French, with questions taken in English');
  expect(line).toBe('Language: French, with questions taken in English');
  expect(registrationMail({ ...facts, languageLine: line }).body).toContain(`Online\n${line}\n`);
  expect(languageLine('English, with questions taken in Kiswahili')).toBe('');
  expect(registrationMail(facts).body).not.toContain('Language');
});

test('a request for a recording names the event', () => {
  const { subject, body } = recordingMail(facts);
  expect(subject).toBe('Recording - Reading a county budget in one hour');
  expect(body).toContain(facts.date);
});
