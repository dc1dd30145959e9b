/** @jest-environment jsdom */
/** What stands in storage under our keys, whoever put it there. */
import fc from 'fast-check';
import { forgetSearch, recentSearches, rememberSearch } from '@/lib/browser/search/recent';
import { wellFormed } from '@/lib/format/well-formed';
import { cases, hostileStorage, hostileText } from '../support/hostile';
import { runThemeScript } from '../support/theme-script';

const root = document.documentElement;
let restoreDrafts: () => void;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
/** What a page is made of, without what the visitor wrote. */
const structure = () => document.documentElement.outerHTML;

window.matchMedia = (() => ({ matches: false, addEventListener: () => {} })) as never;

function writeForm() {
  document.body.innerHTML =
    '<form data-draft="inquiry"><input name="firstName"><select name="solution"><option value=""></option>' +
    '<option value="policy"></option></select><textarea name="message"></textarea>' +
    '<input type="checkbox" name="agreeToTerms" value="yes"><button name="submit"></button></form>';
}

beforeAll(async () => {
  const drafts = await import('@/lib/browser/boot/drafts');
  const { startTheme } = await import('@/lib/browser/boot/theme');
  restoreDrafts = drafts.restoreDrafts;
  drafts.startDrafts();
  startTheme();
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the theme is light or dark, and the choice one of three', () => {
  fc.assert(
    fc.property(hostileStorage, (value) => {
      localStorage.setItem('theme', value);
      dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
      // The same before the first paint.
      runThemeScript();
      expect(['light', 'dark']).toContain(root.dataset.theme);
      expect(['light', 'dark', 'system']).toContain(root.dataset.themeChoice);
    }),
    cases,
  );
});

test('consent is given by our own word and by nothing else', async () => {
  const { startConsent } = await import('@/lib/browser/boot/consent');
  fc.assert(
    fc.property(hostileStorage, (value) => {
      localStorage.setItem('cookie-consent', value);
      startConsent();
      const own = value === 'accepted' || value === 'declined';
      expect(root.dataset.consent).toBe(own ? value : 'ask');
    }),
    cases,
  );
});

test('a draft fills fields with text, ticks what was ticked, and changes nothing else', () => {
  writeForm();
  const before = structure();
  fc.assert(
    fc.property(hostileStorage, (value) => {
      document.forms[0]?.reset();
      sessionStorage.setItem('draft:inquiry', value);
      restoreDrafts();
      expect(structure()).toBe(before);
      if (field('agreeToTerms').checked) expect(value).toContain('"yes"');
      expect(['', 'policy']).toContain(field('solution').value);
      expect(Object.prototype).not.toHaveProperty('firstName');
    }),
    cases,
  );
});

test('what was typed comes back to the letter', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (name, message) => {
      writeForm();
      field('firstName').value = name;
      field('message').value = message;
      const typed = [field('firstName').value, field('message').value].map(wellFormed);
      field('message').dispatchEvent(new Event('input', { bubbles: true }));
      writeForm();
      restoreDrafts();
      expect([field('firstName').value, field('message').value].map(wellFormed)).toEqual(typed);
    }),
    cases,
  );
});

test('recent searches are a few short texts, each once, that an address can carry', () => {
  fc.assert(
    fc.property(hostileStorage, hostileText, (value, query) => {
      sessionStorage.setItem('recent-searches', value);
      const lists = [recentSearches(), rememberSearch(query), forgetSearch(query)];
      for (const list of lists) {
        expect(list.length).toBeLessThanOrEqual(5);
        expect(new Set(list).size).toBe(list.length);
        for (const entry of list) {
          expect([...entry].length).toBeLessThanOrEqual(80);
          expect(() => encodeURIComponent(entry)).not.toThrow();
        }
      }
      const remembered = wellFormed([...query.trim().replace(/\s+/g, ' ')].slice(0, 80).join(''));
      if (remembered) expect(lists[1]?.[0]).toBe(remembered);
    }),
    cases,
  );
});
