import fs from 'node:fs';
import path from 'node:path';
import { scriptHash } from '@/lib/export/policy.mjs';
import { builtPages } from '../support/built-site';
import { inlineScripts } from '../support/inline-scripts';

const { headers } = JSON.parse(
  fs.readFileSync(path.join(process.cwd(), 'deploy/generated/headers.json'), 'utf8'),
);
const sent: string = headers['Content-Security-Policy'];
const pages = builtPages();

it('every inline script of every page is one that the policy allows', () => {
  for (const { file, html } of pages)
    for (const code of inlineScripts(html))
      expect([file, code.slice(0, 80), sent.includes(scriptHash(code))]).toEqual([
        file,
        code.slice(0, 80),
        true,
      ]);
});

it('every page carries the policy for hosts that send none, the same as the header', () => {
  for (const { file, $ } of pages) {
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content');
    expect([file, `${policy}; frame-ancestors 'none'`]).toEqual([file, sent]);
  }
});
