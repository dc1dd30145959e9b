/** The API of GitHub, as far as the editor asks it (https://docs.github.com/rest, https://docs.github.com/graphql). */

const API = 'https://api.github.com';

/** What GitHub refused, in words for who writes. `type` is GitHub's own name for it, where it gives one. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly type = '',
  ) {
    super(message);
  }
}

type Answer = { data?: unknown; errors?: readonly { message: string; type?: string }[] };

export class GitHub {
  /** @param token of a person, sent to GitHub and to nobody else */
  constructor(private readonly token: string) {}

  /**
   * Asks for something, or changes it.
   * @throws Refused
   */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const body = JSON.stringify({ query, variables });
    const { data, errors = [] } = (await this.send('/graphql', { method: 'POST', body })) as Answer;
    const [error] = errors;
    if (error) throw new Refused(`GitHub says: ${error.message}`, error.type);
    return data as T;
  }

  /**
   * Reads what only the other of its two interfaces tells.
   * @param path below its address: `/repos/owner/name/…`
   * @throws Refused
   */
  async get<T>(path: string): Promise<T> {
    return (await this.send(path, {})) as T;
  }

  private async send(path: string, options: RequestInit): Promise<unknown> {
    const headers = {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${this.token}`,
    };
    const response = await fetch(API + path, { ...options, headers, cache: 'no-store' }).catch(
      () => {
        throw new Refused('GitHub does not answer. Is this computer on the internet?');
      },
    );
    if (response.ok) return response.json();
    if (response.status === 401)
      throw new Refused('GitHub does not know this token. It may have run out: make a new one.');
    const { message = '' } = await response.json().catch(() => ({}));
    throw new Refused(`GitHub says: ${message || `error ${response.status}`}`);
  }
}
