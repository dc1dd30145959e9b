/** @jest-environment node */
import {
  contentSecurityPolicy,
  metaPolicy,
  scriptHash,
  securityHeaders,
} from '@/lib/export/security-headers.mjs';
import { inlineScripts } from '../support/inline-scripts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

it('hashes as CSP Level 3 shows it', () => {
  // The example of MDN and of the CSP specification.
  expect(scriptHash("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

it('finds what a policy must allow: scripts and rules, not data and not files', () => {
  const html = `<script>a()</script><script type="application/ld+json">{}</script>
    <script src="/b.js"></script><script type="speculationrules">{"c":1}</script>
    <script data-inline="true">d()</script><script type="application/json" id="hydration-scripts">[]</script>
    <script type="module">e()</script>`;
  expect(inlineScripts(html)).toEqual(['a()', '{"c":1}', 'd()', 'e()']);
});

it('allows nothing but the site itself and the scripts it was given', () => {
  const policy = contentSecurityPolicy({ scripts: ['b()', 'a()', 'b()'] });
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  const sources = directive(policy, 'script-src')?.split(' ').slice(1);
  expect(new Set(sources)).toEqual(new Set(["'self'", scriptHash('a()'), scriptHash('b()')]));
  expect(sources).toHaveLength(3);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

it('does not depend on the order in which pages were read', () => {
  expect(contentSecurityPolicy({ scripts: ['a', 'b'] })).toBe(
    contentSecurityPolicy({ scripts: ['b', 'a'] }),
  );
});

it('forbids framing in the header only: HTML knows no such meta', () => {
  expect(directive(contentSecurityPolicy({}), 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive(metaPolicy({}), 'frame-ancestors')).toBeUndefined();
});

it('lets mail forms be submitted', () => {
  expect(directive(metaPolicy({}), 'form-action')).toBe("form-action 'self' mailto:");
});

it('demands Trusted Types when it is told who makes them', () => {
  expect(contentSecurityPolicy({})).not.toContain('trusted-types');
  const policy = contentSecurityPolicy({ trustedTypes: ['default'] });
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(policy, 'trusted-types')).toBe('trusted-types default');
});

it('has header values that no host can misread', () => {
  for (const value of Object.values(securityHeaders(contentSecurityPolicy({ scripts: ['a'] }))))
    expect(value).toMatch(/^[^"\n\r`$\\]+$/);
});
