/** @jest-environment node */
import { GitHub } from '@/lib/editor/browser/git-hub';

/** GitHub's answer to the next question; gives what was asked. */
function answers(status: number, body: unknown) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(body), { status }));
}

afterEach(() => jest.restoreAllMocks());

const api = new GitHub('secret');

it('asks GitHub alone, and shows the token to it', async () => {
  const asked = answers(200, { data: { viewer: { login: 'amina' } } });
  expect(await api.ask('{ viewer { login } }')).toEqual({ viewer: { login: 'amina' } });
  const [address, options] = asked.mock.calls[0] ?? [];
  expect(address).toBe('https://api.github.com/graphql');
  expect(options?.headers).toMatchObject({ Authorization: 'Bearer secret' });
  expect(options?.body).not.toContain('secret');
});

it.each([
  [401, { message: 'Bad credentials' }, 'GitHub does not know this token.'],
  [403, { message: 'Resource not accessible' }, 'GitHub says: Resource not accessible'],
  [500, undefined, 'GitHub says: error 500'],
])('tells what an answer %i means', async (status, body, said) => {
  answers(status, body);
  await expect(api.get('/user')).rejects.toThrow(said);
});

it('tells what a question was refused for, with the name that GitHub has for it', async () => {
  answers(200, { errors: [{ message: 'It has moved.', type: 'STALE_DATA' }] });
  await expect(api.ask('mutation')).rejects.toMatchObject({
    message: 'GitHub says: It has moved.',
    type: 'STALE_DATA',
  });
});

it('tells that nobody answers', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(api.get('/user')).rejects.toThrow('Is this computer on the internet?');
});
