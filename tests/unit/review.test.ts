import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentFolder } from '../support/content-folder';

const root = contentFolder({ filled: false, per: 'test' });

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(root(), file)), { recursive: true });
  fs.writeFileSync(path.join(root(), file), text);
}

/** Runs `npm run review` on 15 March 2031, as a person would. */
function review(...args: string[]) {
  const env = {
    ...process.env,
    CONTENT_DIR: root(),
    SOURCE_DATE_EPOCH: String(Date.parse('2031-03-15T09:00:00Z') / 1000),
  };
  return new Promise<{ lines: string[]; status: number }>((resolve) => {
    const child = execFile(process.execPath, ['scripts/review.mjs', ...args], { env }, (_, out) =>
      resolve({ lines: out.trim().split('\n'), status: child.exitCode ?? 1 }),
    );
  });
}

/** Puts what is there now into the history of the folder. */
function commit(message: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x', ...args], { cwd: root() });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', message);
}

beforeEach(() => {
  write('people/asha.yaml', 'name: Asha Mwangi\n');
  write('articles/a.md', '---\ntitle: One\nauthor: asha\n---\n\nAsha Mwangi asked.\n');
});

it('has nothing to say of what is up to date', async () => {
  write('articles/b.md', '---\nreview: 2031-03-16\n---\n\nText.\n');
  expect(await review('--strict')).toEqual({
    lines: [
      '0 addresses of other sites were not asked; --links asks them.',
      'Nothing is out of date.',
    ],
    status: 0,
  });
});

it('lists a text whose day has come, and fails only where it is asked to', async () => {
  write('articles/b.md', '---\nreview: 2031-03-15\n---\n\nText.\n');
  const { lines, status } = await review();
  expect(lines[0]).toBe(
    'content/articles/b.md  review  (found 2031-03-15, expected the text read again, then a later day or no such line)',
  );
  expect(lines.at(-1)).toBe('1 out of date.');
  expect(status).toBe(0);
  expect((await review('--strict')).status).toBe(1);
});

it('lists a translation that has fallen behind', async () => {
  write('sw/articles/a.md', '---\nfrom: "00000000"\ntitle: Moja\n---\n');
  expect((await review()).lines[0]).toMatch(
    /^content\/sw\/articles\/a\.md {2}from {2}\(made from an older English text: /,
  );
});

it('lists who is named and gone: as author, as speaker, by profile, by name', async () => {
  write('people/juma.yaml', 'name: Juma Otieno\n');
  write('people/neema.yaml', 'name: Neema Said\ndraft: true\n');
  commit('before');
  fs.rmSync(path.join(root(), 'people/juma.yaml'));
  commit('after');
  write('articles/a.md', '---\nauthor: juma\n---\n\nFirst Juma Otieno asked, then Asha Mwangi.\n');
  write('events/e.md', '---\nspeakers: [asha, neema]\n---\n\nText.\n');
  write('pages/search.yaml', 'keywords:\n  /team#juma: [boss]\n  /team/leadership#asha: [x]\n');
  const { lines } = await review();
  expect(lines.slice(0, -2)).toEqual([
    'content/articles/a.md  author  (found "juma", expected one of asha)',
    'content/articles/a.md  the text  (found Juma Otieno, expected nobody whose file has been removed)',
    'content/events/e.md  speakers  (found "neema", expected one of asha)',
    'content/pages/search.yaml  keywords./team#juma  (found /team#juma, expected one of asha)',
  ]);
});

it('lists an address that led to a page, and forwards nobody', async () => {
  const piece = (more: string) => `---\ntitle: One\n${more}---\n\nText.\n`;
  write('policy-briefs/moved.md', piece(''));
  write('policy-briefs/forwarded.md', piece(''));
  write('policy-briefs/never-out.md', piece('draft: true\n'));
  write('policy-briefs/back.md', piece(''));
  write('services/policy.yaml', 'name: Policy\n');
  write('topics/finance.yaml', 'name: Finance\n');
  commit('before');
  for (const file of ['moved', 'forwarded', 'never-out', 'back'])
    fs.rmSync(path.join(root(), `policy-briefs/${file}.md`));
  fs.rmSync(path.join(root(), 'services/policy.yaml'));
  fs.rmSync(path.join(root(), 'topics/finance.yaml'));
  write('policy-briefs/has-moved.md', piece(''));
  write(
    'redirects.yaml',
    '- from: /insights/policy-briefs/forwarded\n  to: /insights/policy-briefs\n',
  );
  commit('after');
  write('policy-briefs/back.md', piece(''));
  const { lines } = await review();
  expect(lines.slice(0, -2)).toEqual([
    'content/redirects.yaml  from  (found no line for /insights/policy-briefs/moved, which was content/policy-briefs/moved.md, expected one that sends its readers on)',
    'content/redirects.yaml  from  (found no line for /services/policy, which was content/services/policy.yaml, expected one that sends its readers on)',
    'content/redirects.yaml  from  (found no line for /insights/topics/finance, which was content/topics/finance.yaml, expected one that sends its readers on)',
  ]);
});

describe('with --links', () => {
  let server: http.Server;
  let site: string;
  beforeEach(async () => {
    const statuses: Record<string, number> = { '/good': 200, '/turned-away': 403 };
    server = http.createServer(({ url = '', method }, answer) => {
      answer.statusCode = url === '/whole' && method === 'GET' ? 200 : (statuses[url] ?? 404);
      answer.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((done) => server.close(done)));

  it('lists each place of an address that does not answer any more', async () => {
    write(
      'articles/b.md',
      `---\nsources:\n  - url: ${site}/gone\n  - url: ${site}/whole#part\n---\n\nSee [it](${site}/good) and ${site}/turned-away.\n`,
    );
    write('articles/c.md', `---\ntitle: C\n---\n\nSee [it](${site}/gone).\n`);
    const { lines } = await review('--links');
    expect(lines).toEqual([
      `content/articles/b.md  sources[1].url  (found ${site}/gone, which answers 404, expected an address that answers)`,
      `content/articles/c.md  the text  (found ${site}/gone, which answers 404, expected an address that answers)`,
      '4 addresses of other sites asked; 1 turn programs away, look by hand:',
      `  ${site}/turned-away`,
      '2 out of date.',
    ]);
  });

  it('says in one sentence that nothing answers, and passes nothing for asked', async () => {
    const text = Array.from({ length: 9 }, (_, at) => `${site}/${at}`).join(' ');
    write('articles/b.md', `---\ntitle: B\n---\n\n${text}\n`);
    await new Promise((done) => server.close(done));
    const { lines, status } = await review('--links', '--strict');
    expect(lines[0]).toBe(
      'None of 9 addresses of other sites was asked: nothing outside answers from here (ECONNREFUSED).',
    );
    expect(status).toBe(1);
    server.listen(0);
  });
});
