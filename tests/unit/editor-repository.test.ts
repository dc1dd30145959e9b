/** @jest-environment node */
import { base64, Repository } from '@/lib/editor/browser/repository';

type Answers = Record<string, unknown>;

/** What the editor asked GitHub for, and the answers that a test gives. */
function gitHub(answers: Answers) {
  const asked: { what: string; variables: unknown }[] = [];
  const api = {
    ask: async (query: string, variables: unknown) => {
      const what =
        /^mutation .*?\{ (\w+)\(/.exec(query)?.[1] ??
        ['viewer', 'pullRequests', 'mergeable', 'expression', 'isTruncated'].find((word) =>
          query.includes(word),
        ) ??
        '';
      asked.push({ what, variables });
      const answer = answers[what];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    get: async (path: string) => answers[path.includes('/git/trees/') ? 'tree' : 'runs'],
  };
  const open = () =>
    Repository.open(api as unknown as Parameters<typeof Repository.open>[0], {
      repository: 'firm/site',
      branch: 'main',
    });
  const done = () =>
    asked.map(({ what }) => what).filter((what) => /^(?:create|update|merge)[A-Z]/.test(what));
  const inputOf = (name: string) =>
    (asked.findLast(({ what }) => what === name)?.variables as { input?: object })?.input;
  const readAt = () =>
    (asked.find(({ what }) => what === 'expression')?.variables as { at?: string })?.at;
  return { open, done, inputOf, readAt };
}

const at = (oid: string) => ({ id: 'ref', target: { oid } });
const pull = (state: string, headRefOid: string) => ({
  id: 'pull',
  url: 'https://github.com/firm/site/pull/1',
  state,
  headRefOid,
  isCrossRepository: false,
});

/** A repository with one article, in which nobody has edited anything. */
const untouched: Answers = {
  viewer: { viewer: { login: 'amina' } },
  pullRequests: {
    repository: { id: 'site', base: at('published'), own: null, pullRequests: { nodes: [] } },
  },
  expression: { repository: { object: { oid: 'tree' } } },
  tree: {
    tree: [
      { path: 'articles', type: 'tree', sha: '0' },
      { path: 'articles/a.md', type: 'blob', sha: '1' },
      { path: 'people/a.jpg', type: 'blob', sha: '2' },
    ],
  },
  isTruncated: { repository: { f0: { text: '---\ntitle: A\n---\n', isTruncated: false } } },
  createRef: { createRef: { ref: { id: 'ref' } } },
  updateRef: { updateRef: { ref: { id: 'ref' } } },
  createCommitOnBranch: { createCommitOnBranch: { commit: { oid: 'saved' } } },
  createPullRequest: { createPullRequest: { pullRequest: pull('OPEN', 'saved') } },
  mergeable: { node: { state: 'OPEN', headRefOid: 'saved', mergeable: 'MERGEABLE' } },
  mergePullRequest: {},
  runs: { workflow_runs: [{ status: 'completed', conclusion: 'success', html_url: '' }] },
};

const withOwn = (own: unknown, ...nodes: unknown[]): Answers => ({
  ...untouched,
  pullRequests: {
    repository: { id: 'site', base: at('published'), own, pullRequests: { nodes } },
  },
});

const change = { 'content/articles/a.md': 'Äpfel' };

/** Opens, saves one change, and asks how far it is. */
async function saved(answers: Answers) {
  const fake = gitHub(answers);
  const repository = await fake.open();
  await repository.commit(change);
  return { ...fake, repository, progress: await repository.progress() };
}

it('reads the texts of what is published, and no pictures', async () => {
  const fake = gitHub(untouched);
  const { texts } = await fake.open();
  expect([...texts]).toEqual([['content/articles/a.md', '---\ntitle: A\n---\n']]);
  expect(fake.readAt()).toBe('published:content');
});

it('goes on with what was saved and is not published', async () => {
  const fake = gitHub(withOwn(at('earlier'), pull('OPEN', 'earlier')));
  const repository = await fake.open();
  expect(fake.readAt()).toBe('earlier:content');
  await repository.commit(change);
  await repository.progress();
  expect(fake.done()).toEqual(['createCommitOnBranch']);
  expect(fake.inputOf('createCommitOnBranch')).toMatchObject({ expectedHeadOid: 'earlier' });
});

it.each(['MERGED', 'CLOSED'])('begins anew where the last work is %s', async (state) => {
  const fake = gitHub(withOwn(at('earlier'), pull(state, 'earlier')));
  const repository = await fake.open();
  expect(fake.readAt()).toBe('published:content');
  await repository.commit(change);
  expect(fake.done()).toEqual(['updateRef', 'createCommitOnBranch']);
  expect(fake.inputOf('updateRef')).toEqual({ refId: 'ref', oid: 'published', force: true });
});

it('keeps what was saved after the last pull request ended, and proposes it', async () => {
  const fake = gitHub(withOwn(at('later'), pull('MERGED', 'earlier')));
  const repository = await fake.open();
  expect(fake.readAt()).toBe('later:content');
  expect((await repository.progress()).is).toBe('checking');
  expect(fake.done()).toEqual(['createPullRequest']);
});

it('saves as a commit on a branch of the person', async () => {
  const { inputOf, repository } = await saved(untouched);
  expect(inputOf('createCommitOnBranch')).toEqual({
    branch: { repositoryNameWithOwner: 'firm/site', branchName: 'edits-of-amina' },
    expectedHeadOid: 'published',
    message: { headline: 'Edit articles/a.md' },
    fileChanges: {
      additions: [
        { path: 'content/articles/a.md', contents: Buffer.from('Äpfel').toString('base64') },
      ],
      deletions: [],
    },
  });
  expect(repository.texts.get('content/articles/a.md')).toBe('Äpfel');
});

it('makes no commit where nothing was changed', async () => {
  const fake = gitHub(untouched);
  const repository = await fake.open();
  await repository.commit({});
  expect((await repository.progress()).is).toBe('published');
  expect(fake.done()).toEqual([]);
});

it('takes a file away', async () => {
  const fake = gitHub(untouched);
  const repository = await fake.open();
  await repository.commit({ 'content/articles/a.md': null });
  expect(fake.inputOf('createCommitOnBranch')).toMatchObject({
    fileChanges: { additions: [], deletions: [{ path: 'content/articles/a.md' }] },
  });
  expect(repository.texts.size).toBe(0);
});

const run = (status: string, conclusion: string | null = null) => ({
  workflow_runs: [{ status, conclusion, html_url: 'https://github.com/firm/site/runs/1' }],
});

it.each([
  ['checking', { runs: { workflow_runs: [] } }],
  ['checking', { runs: run('in_progress') }],
  ['refused', { runs: run('completed', 'failure') }],
  ['refused', { runs: run('completed', 'cancelled') }],
  ['ready', {}],
  [
    'checking',
    { mergeable: { node: { state: 'OPEN', headRefOid: 'before', mergeable: 'UNKNOWN' } } },
  ],
  [
    'conflict',
    { mergeable: { node: { state: 'OPEN', headRefOid: 'saved', mergeable: 'CONFLICTING' } } },
  ],
  [
    'closed',
    { mergeable: { node: { state: 'CLOSED', headRefOid: 'saved', mergeable: 'UNKNOWN' } } },
  ],
  [
    'published',
    { mergeable: { node: { state: 'MERGED', headRefOid: 'saved', mergeable: 'UNKNOWN' } } },
  ],
])('is %s', async (is, answers) => {
  expect((await saved({ ...untouched, ...answers })).progress.is).toBe(is);
});

it('publishes the commit that was checked', async () => {
  const { repository, inputOf } = await saved(untouched);
  await repository.publish();
  expect(inputOf('mergePullRequest')).toMatchObject({ expectedHeadOid: 'saved' });
  expect((await repository.progress()).is).toBe('published');
});

it('publishes nothing that is not green', async () => {
  const { repository, done } = await saved({ ...untouched, runs: run('completed', 'failure') });
  await expect(repository.publish()).rejects.toThrow('its check is not green');
  expect(done()).not.toContain('mergePullRequest');
});

it('does not save over what was saved elsewhere', async () => {
  const stale = Object.assign(new Error('It has moved.'), { type: 'STALE_DATA' });
  const { Refused } = await import('@/lib/editor/browser/git-hub');
  const fake = gitHub({
    ...untouched,
    createCommitOnBranch: new Refused(stale.message, stale.type),
  });
  const repository = await fake.open();
  await expect(repository.commit(change)).rejects.toThrow('saved elsewhere');
  expect(repository.texts.get('content/articles/a.md')).toContain('title: A');
});

it('opens nothing that it has not in full', async () => {
  const cut = { repository: { f0: { text: 'title', isTruncated: true } } };
  await expect(gitHub({ ...untouched, isTruncated: cut }).open()).rejects.toThrow(
    'GitHub does not give articles/a.md in full.',
  );
});

it('says so where the token does not see the repository', async () => {
  await expect(gitHub({ ...untouched, pullRequests: { repository: null } }).open()).rejects.toThrow(
    'This token cannot see firm/site',
  );
});

it('writes every character as GitHub takes it', () => {
  const text = 'Ä€😀\u00a0\n';
  expect(Buffer.from(base64(text), 'base64').toString('utf8')).toBe(text);
});
