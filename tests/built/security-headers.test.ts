import fs from 'node:fs';
import path from 'node:path';
import { scriptHash } from '@/lib/export/security-headers.mjs';
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

it('every style in a page is one that the policy allows', () => {
  for (const { file, $ } of pages)
    for (const style of $('style').toArray())
      expect([file, sent.includes(scriptHash($(style).text()))]).toEqual([file, true]);
});

it('every page carries the policy for hosts that send none: that of the header, for its own texts', () => {
  const hash = / 'sha256-[^']+'/g;
  for (const { file, html, $ } of pages) {
    const policy = `${$('meta[http-equiv="Content-Security-Policy"]').attr('content')}; frame-ancestors 'none'`;
    expect([file, policy.replace(hash, '')]).toEqual([file, sent.replace(hash, '')]);
    const styles = $('style')
      .toArray()
      .map((style) => $(style).text());
    for (const text of [...inlineScripts(html), ...styles])
      expect([file, policy.includes(scriptHash(text))]).toEqual([file, true]);
    for (const [one] of policy.matchAll(hash))
      expect([file, sent.includes(one)]).toEqual([file, true]);
  }
});
