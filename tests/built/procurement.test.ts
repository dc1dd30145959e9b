import fs from 'node:fs';
import path from 'node:path';
import { tenderFile } from '@/lib/content/relations/tender-file';
import { capabilityStatement } from '@/lib/content/types/capability-statement';
import { services } from '@/lib/content/types/service';
import { specimens } from '@/lib/content/types/specimen';
import { firm } from '@/lib/firm';
import { language } from '@/lib/languages';
import { firstPages, outDir } from '../support/built-site';
import { plainSpaces } from '../support/plain-spaces';
import { readPdfs, squeeze } from '../support/read-pdf';

const pages = new Map(firstPages().map((page) => [page.path, page]));
const at = (address: string) => pages.get(address)!.$;
const root = '/working-with-us/';

it('buyers find the way from every page that they come to', () => {
  const from = [
    '/about/',
    '/contact/',
    '/services/',
    '/services/overview/',
    ...services().map((practice) => `${practice.path}/`),
  ];
  expect(from.filter((address) => at(address)(`main a[href="${root}"]`).length === 0)).toEqual([]);
  const without = [...pages.values()].filter(
    ({ $ }) => $('body > footer').length > 0 && $(`footer a[href="${root}"]`).length === 0,
  );
  expect(without.map((page) => page.path)).toEqual([]);
});

it('a person is in the first screen of each page for buyers: before its fold', () => {
  for (const { path: address, html } of pages.values()) {
    if (!address.startsWith(root)) continue;
    const first = html.slice(html.indexOf('<main'), html.indexOf('id="fold"'));
    expect([address, first.includes('href="/contact/"')]).toEqual([address, true]);
    expect([address, first.includes(`mailto:${firm.email}`)]).toEqual([address, true]);
  }
});

it('every paper of the tender file says where it stands, what is held can be asked for, and what waits says so', () => {
  const $ = at(root);
  for (const { name, state, placeholder } of tenderFile().flatMap(({ items }) => items)) {
    const row = $('#tender-file')
      .closest('section')
      .find('tr')
      .filter((_, element) => plainSpaces($(element).children('th').text()) === name);
    expect([name, row.find(`[data-state="${state}"]`).length]).toEqual([name, 1]);
    const asks = row.find('[data-state="request"] a[href^="mailto:"]').attr('href') ?? '';
    expect([name, decodeURIComponent(asks).includes(name)]).toEqual([name, state === 'request']);
    // In the row, or once for its group.
    const places = row.add(row.closest('section').children('h3'));
    const marks = places.find('[role="img"][aria-label="To be confirmed"]');
    expect([name, marks.length > 0]).toEqual([name, placeholder]);
  }
});

it('what is folded says how much of it there is', () => {
  const $ = at(root);
  for (const { title, items } of tenderFile()) {
    const group = $('#tender-file')
      .closest('section')
      .find('section')
      .filter((_, element) => plainSpaces($(element).children('h3').text()).trim() === title);
    const told = group.find('summary').text().match(/\d+/g)?.map(Number) ?? [];
    expect([title, told.reduce((sum, count) => sum + count, 0)]).toEqual([title, items.length]);
  }
});

it('every specimen says above its text that it is no client’s', () => {
  for (const { path: address } of specimens()) {
    const words = at(`${address}/`)('main header').text();
    expect([address, /Made for this site\. Not client work/.test(words)]).toEqual([address, true]);
  }
});

it('the printed costing adds up, line by line and vote by vote', () => {
  const costing = specimens().find(({ kind }) => kind === 'costing')!;
  const $ = at(`${costing.path}/`);
  const figure = (text: string) => Number(text.replace(/,/g, '').replace('−', '-'));
  const groups = $('main table').first().find('tbody').toArray();
  const votes: number[][] = [];
  for (const group of groups.slice(0, -2)) {
    const rows = $(group)
      .find('tr')
      .toArray()
      .map((row) => $(row).find('td').slice(1).toArray());
    const amounts = rows
      .filter((cells) => cells.length > 0)
      .map((cells) =>
        cells.map((cell) => {
          const sum = $(cell).find('span').text();
          const amount = figure($(cell).text().replace(sum, ''));
          const [quantity, price] = sum.split(' × ').map(figure);
          if (sum) expect(amount).toBe((quantity ?? 0) * (price ?? 0));
          return amount;
        }),
      );
    const stated = amounts.pop()!;
    expect(stated).toEqual(
      stated.map((_, column) => amounts.reduce((sum, row) => sum + (row[column] ?? 0), 0)),
    );
    for (const row of [...amounts, stated]) {
      expect(row.at(-1)).toBe(row.slice(0, -1).reduce((sum, amount) => sum + amount, 0));
    }
    votes.push(stated);
  }
  const last = $(groups.at(-1)!)
    .find('tr')
    .toArray()
    .map((row) =>
      $(row)
        .find('td')
        .slice(1)
        .toArray()
        .map((cell) => figure($(cell).text())),
    );
  const [cost, income, net] = last.filter((row) => row.length > 0);
  expect(votes.length).toBeGreaterThan(1);
  expect(cost).toEqual(
    cost?.map((_, column) => votes.reduce((sum, vote) => sum + (vote[column] ?? 0), 0)),
  );
  expect(net).toEqual(cost?.map((amount, column) => amount - (income?.[column] ?? 0)));
});

describe('the capability statement', () => {
  const file = path.join(outDir, 'downloads/capability-statement.pdf');
  const [pdf] = readPdfs([file]);
  const { title, body } = capabilityStatement();
  const $ = at('/working-with-us/capability-statement/');

  it('has two pages, is tagged throughout and names itself and its language', () => {
    expect(pdf?.pages).toHaveLength(2);
    expect(pdf).toMatchObject({
      marked: true,
      lang: language.locale,
      showsTitle: true,
      title: `${firm.name}: ${title}`,
    });
    expect(pdf?.pages.flatMap(({ loose }) => loose)).toEqual([]);
    expect(
      pdf?.elements.filter(({ role }) => role === 'H1').map((one) => squeeze(one.text)),
    ).toEqual([title]);
  });

  it('has the parts of its page, each with a bookmark', () => {
    const parts = body.match(/^## .+$/gm)?.map((line) => line.replace('## ', ''));
    expect(pdf?.outline.map((entry) => entry.title)).toEqual(parts);
    expect(
      $('main h2')
        .toArray()
        .map((heading) => $(heading).text()),
    ).toEqual(expect.arrayContaining(parts ?? ['']));
  });

  it('says on its page how long and how heavy it is', () => {
    const size = Math.ceil(fs.statSync(file).size / 1000);
    const link = $('a[download][href="/downloads/capability-statement.pdf"]');
    expect(link.parent().text()).toContain(`PDF, 2 pages, ${size} kB`);
  });
});
