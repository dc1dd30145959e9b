/** @jest-environment jsdom */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { EventCard } from '@/components/event/event-card';
import { EventFacts } from '@/components/event/event-facts';
import { PastEventRow } from '@/components/event/event-row';
import { EventState, WhenEvent } from '@/components/event/event-state';
import { EventYear } from '@/components/event/event-year';
import type { FirmEvent } from '@/lib/content/types/event';
import { formatInVisitorZone } from '@/lib/format/event-time';
import { labels } from '@/lib/labels';

const event = {
  id: 'event/budget',
  title: 'Reading a county budget in one hour',
  path: '/insights/events/reading-a-county-budget',
  excerpt: 'Bring your own.',
  type: 'webinar',
  typeName: 'Webinar',
  place: 'Online',
  length: '60 minutes',
  attendees: 'Officers',
  language: 'English',
  date: '2027-02-18',
  start: '2027-02-18T15:00:00+03:00',
  end: '2027-02-18T16:00:00+03:00',
  dayLabel: 'Thursday, 18 February 2027',
  day: { day: '18', month: 'February', year: '2027' },
  clock: { start: '15:00', end: '16:00' },
  past: false,
} as FirmEvent;

const page = (
  <main>
    <EventYear events={[event]} />
    <EventCard event={event} />
    <PastEventRow event={event} />
    <EventState event={event}>
      <EventFacts event={event} />
      <WhenEvent is="past">over</WhenEvent>
    </EventState>
  </main>
);

beforeEach(() => {
  jest.resetModules();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The page as a browser runs it: the server's HTML, then the events script, then React. */
async function viewed(now: string) {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask', 'setImmediate'] });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  await import('@/lib/browser/boot/events');
  const corrected = container.innerHTML;
  const errors: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...message) => errors.push(message));
  await act(async () => {
    hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) });
  });
  return { container, corrected, errors };
}

test.each([
  ['2026-11-21T08:00:00Z', 'upcoming'],
  ['2027-02-18T12:30:00Z', 'under-way'],
  ['2030-01-01T00:00:00Z', 'past'],
])('React takes over the page of %s as the script left it: %s', async (now, state) => {
  const { container, corrected, errors } = await viewed(now);
  expect(errors).toEqual([]);
  // An island says that it is awake.
  expect(container.innerHTML.replaceAll(' data-ready=""', '')).toBe(corrected);
  const states = [...container.querySelectorAll<HTMLElement>('[data-ends]')];
  expect(states.map(({ dataset }) => dataset.eventState)).toEqual(states.map(() => state));
  const own = formatInVisitorZone(event.start, event.end, labels.event.localTime, 'en-KE');
  expect(container).toHaveTextContent(`15:00–16:00 East Africa Time${own}`);
});

test('a tab left open past the end of the event stops offering it', async () => {
  const { container } = await viewed('2027-02-18T11:59:00Z');
  const card = container.querySelector<HTMLElement>('[data-ends]');
  expect(card?.dataset.eventState).toBe('upcoming');
  jest.setSystemTime(new Date('2027-02-18T13:00:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(card?.dataset.eventState).toBe('past');
});

test.each([
  ['2027-02-01T00:00:00Z', ['2027-02', '0']],
  ['2027-01-31T12:00:00Z', ['2027-01', '3']],
  ['2030-01-01T00:00:00Z', undefined],
])(
  'at %s the ruler marks the quarter of the month that it is, and no other',
  async (now, marked) => {
    const { container } = await viewed(now);
    const months = [...container.querySelectorAll<HTMLElement>('[data-month]')];
    const found = months
      .filter(({ dataset }) => dataset.week)
      .map(({ dataset }) => [dataset.month, dataset.week]);
    expect(found).toEqual(marked ? [marked] : []);
  },
);
