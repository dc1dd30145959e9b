import { type BrowserContext, test as base, expect } from 'playwright/test';

/** Addresses that ask nobody else for anything: data of the page itself, and other programs of the device. */
const LOCAL = /^(?:about|blob|data|mailto|tel):/;

/**
 * What a context does that the site promises not to do; the list grows while a visitor goes about.
 * @param own the host of the site, and any other that may be asked
 */
export async function watch(context: BrowserContext, ...own: string[]): Promise<string[]> {
  const broken: string[] = [];
  context.on('request', (request) => {
    const address = request.url();
    if (LOCAL.test(address) || own.includes(new URL(address).hostname)) return;
    broken.push(`asked another host: ${address}`);
  });
  await context.exposeBinding('noteViolation', (_, violation: string) => broken.push(violation));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const where = `${sourceFile || location.pathname}:${lineNumber}`;
      const what = `${effectiveDirective} refused ${blockedURI} ${sample}`;
      Reflect.get(window, 'noteViolation')(`broke the content security policy: ${what} (${where})`);
    });
  });
  return broken;
}

/**
 * Every journey is made with this: whatever it is about, it asks no other host for anything and breaks
 * the content security policy nowhere.
 */
export const test = base.extend<{ guard: undefined; otherHosts: string[] }>({
  /** Hosts that a journey may ask besides: none on the pages of the site. */
  otherHosts: [[], { option: true }],
  guard: [
    async ({ context, baseURL, otherHosts }, use) => {
      const broken = await watch(context, new URL(baseURL ?? '').hostname, ...otherHosts);
      await use(undefined);
      expect(broken, 'other hosts asked, or rules of the policy broken').toEqual([]);
    },
    { auto: true },
  ],
});
