/** @jest-environment jsdom */
/**
 * One theme, two owners, one after the other: the boot script until the toggle is hydrated, next-themes
 * from then on. Whenever React comes, a visitor sees the same.
 */
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { ThemeProvider } from '@/components/islands/theme';
import { ThemeToggle } from '@/components/site/theme-toggle';
import { barColour, runThemeScript } from '../support/theme-script';

const root = document.documentElement;
const page = (
  <ThemeProvider>
    <ThemeToggle />
  </ThemeProvider>
);

let isDark = false;
let deviceListeners: (() => void)[] = [];
const query = {
  get matches() {
    return isDark;
  },
  addEventListener: (_: string, listener: () => void) => deviceListeners.push(listener),
  // next-themes uses the older pair.
  addListener: (listener: () => void) => deviceListeners.push(listener),
  removeListener: (listener: () => void) => {
    deviceListeners = deviceListeners.filter((other) => other !== listener);
  },
};

let container: HTMLElement;
let react: Root | undefined;
let errors: unknown[];
let stop: AbortController;

beforeEach(() => {
  jest.resetModules();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  isDark = false;
  deviceListeners = [];
  window.matchMedia = (() => query) as never;
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  root.dataset.theme = 'light';
  document.head.innerHTML =
    '<meta name="theme-color" content="light" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="dark" media="(prefers-color-scheme: dark)">';
  errors = [];
  // What the boot script of one test listens to ends with it.
  stop = new AbortController();
  for (const target of [window, document]) {
    const add: EventTarget['addEventListener'] = target.addEventListener.bind(target);
    const addForNow: typeof add = (type, listener, options) => {
      const own = typeof options === 'object' ? options : { capture: options === true };
      add(type, listener, { ...own, signal: stop.signal });
    };
    jest.spyOn(target, 'addEventListener').mockImplementation(addForNow as never);
  }
});
afterEach(async () => {
  await act(async () => react?.unmount());
  react = undefined;
  stop.abort();
  jest.restoreAllMocks();
});

/** The page as a browser runs it: boot script, the server's HTML, the script in it. */
async function open() {
  await import('@/lib/browser/boot/index');
  container = document.createElement('div');
  container.innerHTML = renderToString(page);
  // The boot script looks out for the main part; one that never came would be looked for when Jest has gone.
  const main = document.createElement('main');
  main.id = 'main';
  main.append(container);
  document.body.replaceChildren(main);
  runThemeScript();
}

async function hydrate() {
  jest.spyOn(console, 'error').mockImplementation((...message) => errors.push(message));
  await act(async () => {
    react = hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) });
  });
}

const press = () => act(async () => container.querySelector('button')?.click());
const device = (dark: boolean) =>
  act(async () => {
    isDark = dark;
    for (const listener of [...deviceListeners]) listener();
  });
const otherTab = (value: string | null) =>
  act(async () => {
    if (value === null) localStorage.removeItem('theme');
    else localStorage.setItem('theme', value);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: value }));
  });

/** What a visitor sees: the sign on the button, the page, the bars of the browser. */
const seen = () => [
  root.dataset.themeChoice,
  root.dataset.theme,
  barColour((media) => media === 'all' || media.includes(isDark ? 'dark)' : 'light)')),
];

const steps: [what: string, does: () => Promise<void>, then: string[]][] = [
  ['the button is pressed', press, ['dark', 'dark', 'dark']],
  ['another tab sets light', () => otherTab('light'), ['light', 'light', 'light']],
  ['the device turns dark', () => device(true), ['light', 'light', 'light']],
  ['another tab sets system', () => otherTab('system'), ['system', 'dark', 'dark']],
  ['the device turns light', () => device(false), ['system', 'light', 'light']],
  ['the button is pressed', press, ['light', 'light', 'light']],
  ['the button is pressed', press, ['dark', 'dark', 'dark']],
  ['another tab stores rubbish', () => otherTab('constructor'), ['light', 'light', 'light']],
  ['the button is pressed', press, ['dark', 'dark', 'dark']],
  ['another tab empties it', () => otherTab(null), ['light', 'light', 'light']],
  ['the button is pressed', press, ['dark', 'dark', 'dark']],
  ['the button is pressed', press, ['system', 'light', 'light']],
  ['the device turns dark', () => device(true), ['system', 'dark', 'dark']],
];

test.each([...steps.keys(), Number.POSITIVE_INFINITY])(
  'whenever React comes, each step shows the same (here before step %d)',
  async (comes) => {
    await open();
    expect(seen()).toEqual(['light', 'light', 'light']);
    for (const [at, [what, does, then]] of steps.entries()) {
      if (at === comes) {
        const before = seen();
        await hydrate();
        expect(seen()).toEqual(before);
      }
      await does();
      expect([what, seen()]).toEqual([what, then]);
      expect(['light', 'dark', 'system', null]).toContain(localStorage.getItem('theme'));
    }
    expect(localStorage.getItem('theme')).toBe('system');
    expect(errors).toEqual([]);
    // The policy allows neither.
    expect(root.style.length).toBe(0);
    expect(document.querySelector('style')).toBeNull();
  },
);

test.each(['light', 'dark', 'system'])('a stored %s is there at once and stays', async (choice) => {
  localStorage.setItem('theme', choice);
  isDark = true;
  await open();
  const expected = [choice, choice === 'light' ? 'light' : 'dark'];
  expect(seen().slice(0, 2)).toEqual(expected);
  await hydrate();
  expect(seen().slice(0, 2)).toEqual(expected);
  expect(localStorage.getItem('theme')).toBe(choice);
});

test.each(['rubbish', 'DARK', '{"theme":"dark"}', '__proto__', 'light dark', '"><script>', ''])(
  '%j in storage looks light, before React and after',
  async (rubbish) => {
    localStorage.setItem('theme', rubbish);
    isDark = true;
    await open();
    expect(seen()).toEqual(['light', 'light', 'light']);
    await hydrate();
    expect(seen()).toEqual(['light', 'light', 'light']);
    await press();
    expect(seen()).toEqual(['dark', 'dark', 'dark']);
    expect(errors).toEqual([]);
  },
);

describe.each([
  ['blocked', ['getItem', 'setItem', 'removeItem'] as const],
  ['full', ['setItem'] as const],
])('with storage %s', (_, broken) => {
  test('a choice holds for the page, also when React comes', async () => {
    for (const name of broken) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      });
    }
    await open();
    await press();
    dispatchEvent(new Event('pageshow'));
    expect(seen()).toEqual(['dark', 'dark', 'dark']);
    await hydrate();
    expect(seen()).toEqual(['dark', 'dark', 'dark']);
    await press();
    expect(seen()).toEqual(['system', 'light', 'light']);
    expect(errors).toEqual([]);
  });
});

test('a page that comes back takes up what was chosen on the next one', async () => {
  await open();
  // A page in the browser's cache of pages hears of nothing.
  localStorage.setItem('theme', 'dark');
  dispatchEvent(new Event('pageshow'));
  expect(seen()).toEqual(['dark', 'dark', 'dark']);
  await hydrate();
  expect(seen()).toEqual(['dark', 'dark', 'dark']);
  expect(localStorage.getItem('theme')).toBe('dark');
});
