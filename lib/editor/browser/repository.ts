import { type GitHub, Refused } from './git-hub';
import { type RepositoryFiles, readTexts } from './read-texts';

/** Which repository the editor works on, and the branch that is published. */
export type Setting = { repository: string; branch: string };

/** How far what was saved is on its way to the site; `url` is the page of GitHub that tells more. */
export type Progress =
  | { is: 'published' }
  | { is: 'closed' | 'checking' | 'refused' | 'ready' | 'conflict'; url: string };

type PullRequest = { id: string; number: number; url: string };

type Start = {
  repository: {
    id: string;
    base: { target: { oid: string } } | null;
    own: { id: string; target: { oid: string } } | null;
    pullRequests: {
      nodes: readonly (PullRequest & {
        state: 'OPEN' | 'CLOSED' | 'MERGED';
        headRefOid: string;
        isCrossRepository: boolean;
      })[];
    };
  } | null;
};

const START = `query ($owner: String!, $name: String!, $base: String!, $own: String!, $head: String!) {
  repository(owner: $owner, name: $name) {
    id
    base: ref(qualifiedName: $base) { target { oid } }
    own: ref(qualifiedName: $own) { id target { oid } }
    pullRequests(headRefName: $head, first: 10, orderBy: { field: CREATED_AT, direction: DESC }) {
      nodes { id number url state headRefOid isCrossRepository }
    }
  }
}`;

const PULL_REQUEST = `query ($id: ID!) {
  node(id: $id) { ... on PullRequest { state headRefOid mergeable } }
}`;

/** GitHub's answers to a run that has ended well. */
const GOOD = ['success', 'neutral', 'skipped'];

type Run = { status: string; conclusion: string | null; html_url: string };

/**
 * The files of a repository, and a branch of the person's own on which every save is a commit. One pull
 * request takes the branch to the published one, once its checks are green.
 */
export class Repository {
  private pull: PullRequest | undefined;
  /** Whether commits stand on the branch that no pull request has taken further. */
  private isAhead = false;
  /** The branch as it is there; none before the first save. */
  private refId: string | undefined;
  /** Whether the branch stands at `head`, and not where an earlier pull request left it. */
  private isInPlace = false;

  private constructor(
    private readonly api: GitHub,
    private readonly setting: Setting,
    private readonly own: string,
    private readonly id: string,
    /** The commit that `texts` are of. */
    private head: string,
    private readonly files: RepositoryFiles,
  ) {}

  /** Texts of `content/`, by path. */
  get texts(): Map<string, string> {
    return this.files.texts;
  }

  /** Paths of the photos. */
  get photos(): string[] {
    return [...this.files.photos.keys()];
  }

  /**
   * The bytes of a photo, as base64.
   * @throws Refused
   */
  async photo(path: string): Promise<string> {
    const { content } = await this.api.get<{ content: string }>(
      `/repos/${this.setting.repository}/git/blobs/${this.files.photos.get(path)}`,
    );
    return content.replaceAll('\n', '');
  }

  /**
   * Reads everything: what the person has saved and not published, or else what is published.
   * @throws Refused where the token is not good for it
   */
  static async open(api: GitHub, setting: Setting): Promise<Repository> {
    const { viewer } = await api.ask<{ viewer: { login: string } }>('{ viewer { login } }');
    const own = `edits-of-${viewer.login}`;
    const [owner, name] = setting.repository.split('/');
    const { repository } = await api.ask<Start>(START, {
      owner,
      name,
      base: `refs/heads/${setting.branch}`,
      own: `refs/heads/${own}`,
      head: own,
    });
    if (!repository?.base)
      throw new Refused(
        `This token cannot see ${setting.repository}, or that has no branch ${setting.branch}.`,
      );
    const { base, own: ref } = repository;
    const last = repository.pullRequests.nodes.find((one) => !one.isCrossRepository);
    const isOpen = last?.state === 'OPEN';
    // What a pull request left behind when it was merged or declined is no work of today.
    const isLeft = !isOpen && last !== undefined && last.headRefOid === ref?.target.oid;
    const head = ref && !isLeft ? ref.target.oid : base.target.oid;
    const files = await readTexts(api, setting.repository, head);
    const opened = new Repository(api, setting, own, repository.id, head, files);
    opened.refId = ref?.id;
    opened.isInPlace = ref !== null && !isLeft;
    opened.isAhead = head !== base.target.oid;
    if (isOpen) opened.pull = last;
    return opened;
  }

  /**
   * Keeps changes as one commit.
   * @param changes whole texts by path; `null` takes a file away
   * @param pictures the same of photos, as base64; their entries are opened anew afterwards
   * @throws Refused, and nothing is kept
   */
  async commit(
    changes: Readonly<Record<string, string | null>>,
    pictures: Readonly<Record<string, string | null>> = {},
  ): Promise<void> {
    const entries = Object.entries(changes);
    const contents = [
      ...entries.map(([path, text]) => [path, text === null ? null : base64(text)] as const),
      ...Object.entries(pictures),
    ];
    if (contents.length === 0) return;
    await this.putBranch();
    const input = {
      branch: { repositoryNameWithOwner: this.setting.repository, branchName: this.own },
      expectedHeadOid: this.head,
      message: { headline: headlineOf(contents.map(([path]) => path)) },
      fileChanges: {
        additions: contents.flatMap(([path, bytes]) =>
          bytes === null ? [] : [{ path, contents: bytes }],
        ),
        deletions: contents.flatMap(([path, bytes]) => (bytes === null ? [{ path }] : [])),
      },
    };
    const { createCommitOnBranch } = await this.api
      .ask<{ createCommitOnBranch: { commit: { oid: string } } }>(
        'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }',
        { input },
      )
      .catch((error) => {
        throw error instanceof Refused && error.type === 'STALE_DATA'
          ? new Refused(ELSEWHERE)
          : error;
      });
    this.head = createCommitOnBranch.commit.oid;
    this.isAhead = true;
    for (const [path, text] of entries) {
      if (text === null) this.texts.delete(path);
      else this.texts.set(path, text);
    }
  }

  /** The branch, where `head` is. */
  private async putBranch(): Promise<void> {
    if (this.isInPlace) return;
    const [name, type, input] = this.refId
      ? ['updateRef', 'UpdateRefInput', { refId: this.refId, oid: this.head, force: true }]
      : [
          'createRef',
          'CreateRefInput',
          { repositoryId: this.id, name: `refs/heads/${this.own}`, oid: this.head },
        ];
    const done = await this.api.ask<Record<string, { ref: { id: string } }>>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ref { id } } }`,
      { input },
    );
    this.refId = done[name as string]?.ref.id;
    this.isInPlace = true;
  }

  /**
   * How far what was saved has come. Makes the pull request where there is none yet.
   * @throws Refused
   */
  async progress(): Promise<Progress> {
    if (!this.isAhead) return { is: 'published' };
    this.pull ??= await this.propose();
    const { id, url } = this.pull;
    const { node } = await this.api.ask<{
      node: { state: string; headRefOid: string; mergeable: string };
    }>(PULL_REQUEST, { id });
    if (node.state !== 'OPEN') {
      this.pull = undefined;
      this.isAhead = false;
      return node.state === 'MERGED' ? { is: 'published' } : { is: 'closed', url };
    }
    if (node.mergeable === 'CONFLICTING') return { is: 'conflict', url };
    // A pull request hears of a commit some moments later.
    return node.headRefOid === this.head ? this.checks(url) : { is: 'checking', url };
  }

  /** What the checks of the last commit say. Before the first has begun, they are still to come. */
  private async checks(url: string): Promise<Progress> {
    const { workflow_runs: runs } = await this.api.get<{ workflow_runs: readonly Run[] }>(
      `/repos/${this.setting.repository}/actions/runs?head_sha=${this.head}&event=pull_request`,
    );
    const ended = runs.filter(({ status }) => status === 'completed');
    const bad = ended.find(({ conclusion }) => !GOOD.includes(conclusion ?? ''));
    if (bad) return { is: 'refused', url: bad.html_url };
    return { is: runs.length > 0 && ended.length === runs.length ? 'ready' : 'checking', url };
  }

  private async propose(): Promise<PullRequest> {
    const { createPullRequest } = await this.api.ask<{
      createPullRequest: { pullRequest: PullRequest };
    }>(
      'mutation ($input: CreatePullRequestInput!) { createPullRequest(input: $input) { pullRequest { id number url } } }',
      {
        input: {
          repositoryId: this.id,
          baseRefName: this.setting.branch,
          headRefName: this.own,
          title: this.own.replaceAll('-', ' ').replace(/^e/, 'E'),
          body: 'Made in the editor of the site.',
        },
      },
    );
    return createPullRequest.pullRequest;
  }

  /**
   * Publishes what was checked, and nothing else.
   * @throws Refused where it is not ready, or GitHub does not let it through
   */
  async publish(): Promise<void> {
    const { is } = await this.progress();
    if (is === 'published') return;
    if (is !== 'ready' || !this.pull)
      throw new Refused('This cannot be published: its check is not green.');
    await this.api.ask(
      'mutation ($input: MergePullRequestInput!) { mergePullRequest(input: $input) { pullRequest { state } } }',
      { input: { pullRequestId: this.pull.id, expectedHeadOid: this.head, mergeMethod: 'MERGE' } },
    );
    // The branch goes on from here: a merge keeps its commits, so that the next one has only what is new.
    this.pull = undefined;
    this.isAhead = false;
  }
}

const ELSEWHERE =
  'This was saved elsewhere since you opened this page, perhaps in another window. Copy what you have written, open the page anew (F5) and put it in again.';

/** What a commit is called: the files that it changes. */
function headlineOf(paths: readonly string[]): string {
  const [first = '', ...more] = paths.map((path) => path.replace(/^content\//, ''));
  if (more.length === 0) return `Edit ${first}`;
  return `Edit ${first} and ${more.length} more`;
}

/** A text as base64 of its UTF-8 bytes, as GitHub takes files. */
export function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
