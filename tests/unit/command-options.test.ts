import { spawnSync } from 'node:child_process';

const call = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

it('tells of an option that a command does not have, and of those that it has', () => {
  const { status, stderr } = call('scripts/review.mjs', '--link');
  expect(status).toBe(2);
  expect(stderr).toContain("'--link'");
  expect(stderr).toMatch(/^ +--links +\w/m);
  expect(stderr).not.toMatch(/^ +at /m);
});

it('tells of a word that a command has no use for', () => {
  const { status, stderr } = call('scripts/heights.mjs', '1280');
  expect(status).toBe(2);
  expect(stderr).toContain("'1280'");
  expect(stderr).toContain('npm run heights -- --width 1280');
});

it('tells what a command is for, and does nothing, when it is asked', () => {
  const { status, stdout } = call('scripts/start.mjs', '--help');
  expect(status).toBe(0);
  expect(stdout).toContain('npm start');
  expect(stdout).not.toContain('*');
});
