import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright/test';

/** A commit as the editor asks for it. */
type Commit = {
  branch: { branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions: { path: string }[];
  };
};

const sha = (text: string | Buffer) => crypto.createHash('sha1').update(text).digest('hex');

/**
 * A repository as GitHub's API shows it, with the content of this project: as much of it as the editor asks
 * for, and nothing of what it should not.
 */
export class FakeGitHub {
  readonly commits: Commit[] = [];
  /** What was asked for that changes something, by name and in order. */
  readonly changes: string[] = [];
  /** What the checks of the last commit say: nothing until they have begun. */
  runs: { status: string; conclusion: string | null; html_url: string }[] = [];
  /** The only token that it knows. */
  readonly token = 'github_pat_of_a_test';
  private readonly base = sha('published');
  private own: string | undefined;
  private pull: { state: string } | undefined;
  private readonly files = fs
    .readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join('content', name)).isFile())
    .map((name) => {
      const text = fs.readFileSync(path.join('content', name));
      return { path: name, sha: sha(text), text };
    });

  /** A file more, or another in the place of one, in what is published. */
  add(name: string, contents: string | Buffer): void {
    const text = Buffer.from(contents);
    const others = this.files.filter((file) => file.path !== name);
    this.files.splice(0, Infinity, ...others, { path: name, sha: sha(text), text });
  }

  async stand(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', (route) => this.answer(route));
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (request.headers().authorization !== `Bearer ${this.token}`)
      return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/graphql') {
      const { query, variables } = request.postDataJSON();
      return route.fulfill({ headers, json: this.asked(query, variables) });
    }
    if (pathname.startsWith('/repos/firm/site/git/trees/')) {
      const tree = this.files.map(({ path: name, sha }) => ({ path: name, type: 'blob', sha }));
      return route.fulfill({ headers, json: { tree } });
    }
    const [, blob] = /^\/repos\/firm\/site\/git\/blobs\/(\w+)$/.exec(pathname) ?? [];
    const asked = this.files.find((file) => file.sha === blob);
    if (asked) {
      // In lines, as GitHub gives it.
      const content = asked.text.toString('base64').replace(/.{60}/g, '$&\n');
      return route.fulfill({ headers, json: { content, encoding: 'base64' } });
    }
    if (pathname === '/repos/firm/site/actions/runs') {
      const runs = searchParams.get('head_sha') === this.own ? this.runs : [];
      return route.fulfill({ headers, json: { workflow_runs: runs } });
    }
    return route.fulfill({ status: 404, headers, json: { message: 'Not Found' } });
  }

  private asked(query: string, { input }: { input?: Commit }) {
    const change = /^mutation .*?\{ (\w+)\(/.exec(query)?.[1];
    if (change) this.changes.push(change);
    const isStale = change === 'createCommitOnBranch' && input?.expectedHeadOid !== this.own;
    if (isStale) return { errors: [{ message: 'It has moved.', type: 'STALE_DATA' }] };
    return { data: change ? this.changed(change, input as Commit) : this.read(query) };
  }

  private changed(change: string, input: Commit) {
    if (change === 'createRef') {
      this.own = this.base;
      return { createRef: { ref: { id: 'own' } } };
    }
    if (change === 'createCommitOnBranch') {
      this.commits.push(input);
      this.own = sha(JSON.stringify(input));
      return { createCommitOnBranch: { commit: { oid: this.own } } };
    }
    if (change === 'createPullRequest') {
      this.pull = { state: 'OPEN' };
      const pullRequest = { id: 'pull', number: 1, url: 'https://github.com/firm/site/pull/1' };
      return { createPullRequest: { pullRequest } };
    }
    if (change === 'mergePullRequest') {
      this.pull = { state: 'MERGED' };
      return { mergePullRequest: { pullRequest: this.pull } };
    }
    throw new Error(`The editor asked for ${change}.`);
  }

  private read(query: string) {
    if (query.includes('viewer')) return { viewer: { login: 'amina' } };
    if (query.includes('PullRequest {'))
      return { node: { ...this.pull, headRefOid: this.own, mergeable: 'MERGEABLE' } };
    if (query.includes('pullRequests')) {
      const base = { target: { oid: this.base } };
      return { repository: { id: 'site', base, own: null, pullRequests: { nodes: [] } } };
    }
    if (query.includes('expression')) return { repository: { object: { oid: sha('content') } } };
    const blobs = [...query.matchAll(/(f\d+): object\(oid: "(\w+)"\)/g)].map(([, field, oid]) => {
      const text = this.files.find((file) => file.sha === oid)?.text.toString('utf8');
      return [field, { text, isTruncated: false }];
    });
    return { repository: Object.fromEntries(blobs) };
  }
}
