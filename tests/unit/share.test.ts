import { shareLinks, shareText } from '@/lib/share';
import { gsmLetters, smsCount } from '@/lib/sms-length';

const url = 'https://www.firm.example/insights/seed/';
const sentences = ['Seed is sold “late”.', 'A lot – 5% & more.', 'Adébáyọ̀ counts.'];
const shared = { title: 'Seed & soil: 5% + more?', sentences, url };
const links = shareLinks(shared);
const [whatsapp, sms, mail] = links.map(({ href }) => new URL(href));

it('each way is given the title, every sentence and the address, whole', () => {
  const text = whatsapp!.searchParams.get('text') ?? '';
  for (const part of [shared.title, ...sentences, url]) {
    expect(text).toContain(part);
    expect(shareText(shared)).toContain(part);
  }
  expect(mail!.href).toMatch(/^mailto:\?subject=Seed%20%26%20soil%3A%205%25%20%2B%20more%3F&body=/);
  expect(decodeURIComponent(mail!.search)).toContain(`counts.\r\n\r\n${url}`);
  expect(sms!.href).toMatch(/^sms:\?body=Seed%20%26%20soil/);
});

it('a text message is written in the letters that cost least', () => {
  const body = decodeURIComponent(sms!.search.slice('?body='.length));
  expect(body).toBe(
    `${shared.title}\nSeed is sold "late". A lot - 5% & more. Adébayo counts.\n${url}`,
  );
  const long = shareLinks({ ...shared, sentences: ['a'.repeat(400)] })[1]!;
  expect(long.goesTo).toContain(String(smsCount(`${shared.title}\n${'a'.repeat(400)}\n${url}`)));
});

it('messages are counted as networks count them', () => {
  const cases: [string, number][] = [
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['ọ'.repeat(70), 1],
    ['ọ'.repeat(71), 2],
  ];
  for (const [text, count] of cases)
    expect([text.length, smsCount(text)]).toEqual([text.length, count]);
  expect(gsmLetters('“Gĩkũyũ”…')).toBe('"Gikuyu"...');
});

it('a page of a service never takes the place of the piece, and says so', () => {
  for (const { href, newTab = false, goesTo } of links) {
    expect([href, newTab]).toEqual([href, href.startsWith('https:')]);
    expect([goesTo, goesTo.includes('new tab')]).toEqual([goesTo, newTab]);
  }
});
