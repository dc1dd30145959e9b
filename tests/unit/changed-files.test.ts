/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { haveChangedSinceLastTurn } from '@/lib/content/engine/changed-files';
import { contentFolder } from '../support/content-folder';

const root = contentFolder({ filled: false, per: 'test' });
const file = () => path.join(root(), 'pages', 'home.yaml');

beforeEach(async () => {
  fs.mkdirSync(path.dirname(file()));
  fs.writeFileSync(file(), 'title: One\n');
  await nextTurn();
  haveChangedSinceLastTurn(root());
  await nextTurn();
});

it.each<[string, () => void]>([
  ['is written to', () => fs.writeFileSync(file(), 'title: Another\n')],
  ['is written to with as many letters', () => fs.writeFileSync(file(), 'title: Two\n')],
  ['is added', () => fs.writeFileSync(path.join(root(), 'firm.ts'), '')],
  ['is taken away', () => fs.rmSync(file())],
])('tells once that a file %s', async (_what, change) => {
  expect(haveChangedSinceLastTurn(root())).toBe(false);
  change();
  await nextTurn();
  expect(haveChangedSinceLastTurn(root())).toBe(true);
  await nextTurn();
  expect(haveChangedSinceLastTurn(root())).toBe(false);
});
