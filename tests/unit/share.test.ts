import { shareLinks } from '@/lib/share';

const url = 'https://www.upeo.example/insights/seed/';
const links = shareLinks({ title: 'Seed & soil: 5% + more?', excerpt: 'On seed.' }, url);
const [mail, whatsapp, linkedin, x] = links.map(({ href }) => new URL(href));

it('a mail has a subject and the address, and no recipient yet', () => {
  expect(mail!.href).toMatch(/^mailto:\?subject=Seed%20%26%20soil%3A%205%25%20%2B%20more%3F&body=/);
  expect(decodeURIComponent(mail!.search)).toContain(`On seed.\r\n\r\n${url}`);
});

it('each service is given title and address whole', () => {
  expect(whatsapp!.searchParams.get('text')).toBe(`Seed & soil: 5% + more? ${url}`);
  expect(linkedin!.searchParams.get('url')).toBe(url);
  expect(x!.searchParams.get('text')).toContain(url);
});

it('a page of a service never takes the place of the piece, and says so', () => {
  for (const { href, newTab = false, goesTo } of links) {
    expect([href, newTab]).toEqual([href, href.startsWith('https:')]);
    expect([goesTo, goesTo.includes('new tab')]).toEqual([goesTo, newTab]);
  }
});
