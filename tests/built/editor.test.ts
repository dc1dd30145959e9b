/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { editorSetting } from '@/lib/export/editor-setting.mjs';
import { outDir } from '../support/built-site';

/** The editor is nobody's business but that of who writes: here only where the build was told to have it. */

const isOn = editorSetting(process.env) !== undefined;
const textsThat = (wanted: RegExp) =>
  fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name) && !name.startsWith('admin'))
    .map((name) => [name, fs.readFileSync(path.join(outDir, name), 'utf8')] as const);

it('is in out/ and told to hosts where it is switched on, and only there', () => {
  const told = [
    path.join(outDir, '_headers'),
    'deploy/generated/nginx-http.conf',
    'deploy/generated/site.caddy',
    'deploy/generated/headers.json',
  ].map((file) => fs.readFileSync(file, 'utf8').includes('/admin/'));
  expect([fs.existsSync(path.join(outDir, 'admin')), ...told]).toEqual(Array(5).fill(isOn));
});

it('is linked and listed nowhere', () => {
  const listed = textsThat(/\.(?:html|xml|json|txt|webmanifest)$/)
    .filter(([, text]) => /["'/>]admin\//.test(text))
    .map(([name]) => name);
  expect(listed).toEqual([]);
});
