/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { PageSuggestion } from '@/components/not-found/page-suggestion';
import { editDistance } from '@/lib/not-found/edit-distance';
import { suggestPage } from '@/lib/not-found/suggest-page';

// esbuild, which compiles the script for the page, does not run in jsdom; the tests import it instead.
jest.mock('@/components/site/boot-script', () => ({ BootScript: () => null }));

const pages = [
  '/',
  '/about',
  '/services',
  '/services/policy',
  '/services/agriculture',
  '/services/monitoring',
  '/industries/agriculture',
  '/industries/public-sector',
  '/insights',
  '/insights/financial-inclusion',
  '/insights/agricultural-transformation',
  '/insights/topics/finance',
  '/insights/topical',
  '/insights/events',
  '/insights/events/reading-a-county-budget',
  '/insights/events/food-systems-after-the-subsidy',
  '/team',
  '/team/leadership',
  '/careers',
  '/contact',
].map((path) => ({ path, title: path }));

const guess = (pathname: string) => suggestPage(pathname, pages)?.path ?? null;

test.each([
  // Misspelt
  ['/servces/policy/', '/services/policy'],
  ['/contcat', '/contact'],
  ['/careeers/', '/careers'],
  ['/insights/finacial-inclusion/', '/insights/financial-inclusion'],
  ['/industries/agricutlure', '/industries/agriculture'],
  // Written otherwise
  ['/About.html', '/about'],
  ['/services/Policy/index.html', '/services/policy'],
  ['/industries/public_sector', '/industries/public-sector'],
  ['/%63ontact%20', '/contact'],
  // Moved, or remembered by half
  ['/blog/financial-inclusion/', '/insights/financial-inclusion'],
  ['/leadership', '/team/leadership'],
  ['/events/county-budget/', '/insights/events/reading-a-county-budget'],
  ['/insights/events/food-systems/', '/insights/events/food-systems-after-the-subsidy'],
  // Nothing like it: the folder
  ['/services/quantum-blockchain/', '/services'],
  ['/insights/events/a-conference-that-never-was/', '/insights/events'],
  // A folder: its own page, or the one above it, though other names are nearer
  ['/Services/', '/services'],
  ['/insights/topics/', '/insights'],
  // Nothing at all
  ['/wp-login.php', null],
  ['/xqzzy', null],
  ['/', null],
  ['/404.html', null],
  ['/404/', null],
  ['', null],
])('%s was meant for %s', (pathname, path) => {
  expect(guess(pathname)).toBe(path);
});

test('whatever is asked for, the guess is a page of the site or none', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.webUrl(),
    fc.constantFrom('//evil.example', '/%E0%A4%A', '/../../etc/passwd', '/javascript:alert(1)'),
    fc.string().map((text) => `/services/${text}`),
  );
  fc.assert(
    fc.property(hostile, (pathname) => {
      const found = suggestPage(pathname, pages);
      expect(found === null || pages.includes(found)).toBe(true);
    }),
  );
});

test('a very long address is answered at once', () => {
  const began = performance.now();
  guess(`/${'contact-'.repeat(20_000)}/${'/a'.repeat(20_000)}`);
  expect(performance.now() - began).toBeLessThan(1000);
});

test('distance counts added, dropped, changed and swapped letters, and is the same both ways', () => {
  expect(editDistance('policy', 'polciy', 3)).toBe(1);
  expect(editDistance('policy', 'police', 3)).toBe(1);
  expect(editDistance('policy', 'olicyy', 3)).toBe(2);
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
      expect(editDistance(a, a, 0)).toBe(0);
      expect(editDistance(a, b, 20)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

describe('on the not-found page', () => {
  const suggestion = (
    <PageSuggestion pages={pages} words="Did you mean {page}?" otherwise="Search." />
  );

  beforeEach(() => {
    jest.resetModules();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  /** The page as a browser runs it: the server's HTML, then the script in it, then React. */
  async function visit(address: string) {
    history.replaceState(null, '', address);
    const container = document.createElement('main');
    container.innerHTML = renderToString(suggestion);
    document.body.replaceChildren(container);
    await import('@/lib/browser/boot/page-suggestion');
    const [asked] = container.getElementsByTagName('p');
    return { container, asked: asked as HTMLElement };
  }

  test('the script asks with a link and tells its address', async () => {
    const { asked } = await visit('/team/leadreship/');
    expect(asked).toHaveTextContent('Did you mean /team/leadership?/team/leadership/');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/team/leadership/');
  });

  test('and says nothing where no page is near', async () => {
    const { asked } = await visit('/xqzzy/');
    expect(asked).toBeEmptyDOMElement();
    expect(screen.getByText('Search.')).toBeInTheDocument();
  });

  test.each(['/team/leadreship/', '/xqzzy/'])(
    'React leaves the answer to %s alone',
    async (path) => {
      const { container } = await visit(path);
      const answered = container.innerHTML;
      const errors: unknown[] = [];
      jest.spyOn(console, 'error').mockImplementation((...message) => errors.push(message));
      await act(async () => {
        hydrateRoot(container, suggestion, { onRecoverableError: (error) => errors.push(error) });
      });
      jest.restoreAllMocks();
      expect(errors).toEqual([]);
      expect(container.innerHTML).toBe(answered);
    },
  );

  test('a title is text, and cannot end the list it stands in', async () => {
    const title = '</script><img src=x onerror=alert(1)>';
    history.replaceState(null, '', '/abuot/');
    document.body.innerHTML = renderToString(
      <PageSuggestion pages={[{ path: '/about', title }]} words="{page}?" otherwise="" />,
    );
    await import('@/lib/browser/boot/page-suggestion');
    expect(screen.getByRole('link')).toHaveTextContent(title);
    expect(document.querySelector('img')).toBeNull();
  });
});
