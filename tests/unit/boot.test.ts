/** @jest-environment jsdom */
/** The boot script as a page runs it: modules loaded afresh, on a document of our own. */
import { runThemeScript } from '../support/theme-script';

const root = document.documentElement;

type Listener = (query: { matches: boolean }) => void;
let systemIsDark = false;
let systemListeners: Listener[] = [];

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  systemListeners = [];
  systemIsDark = false;
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query.includes('dark') && systemIsDark;
    },
    addEventListener: (_: string, listener: Listener) => {
      if (query.includes('dark')) systemListeners.push(listener);
    },
  })) as unknown as typeof window.matchMedia;
});

/** Every test boots once more; what the last one listened to is taken off again. */
const add = EventTarget.prototype.addEventListener;
// The window has one of its own in Jest, which does not look at the prototype.
const addToWindow = window.addEventListener;
const Observer = window.MutationObserver;
let added: (() => void)[] = [];
beforeEach(() => {
  added = [];
  // One that is left looks for the document after Jest has taken it away, and says so once for each test.
  window.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      added.push(() => this.disconnect());
    }
  };
  EventTarget.prototype.addEventListener = function record(type, listener, options) {
    if (this === document || this === window || this === undefined) {
      added.push(() => (this ?? window).removeEventListener(type, listener, options));
    }
    add.call(this ?? window, type, listener, options);
  };
  window.addEventListener = EventTarget.prototype.addEventListener;
});
afterEach(() => {
  for (const remove of added) remove();
  EventTarget.prototype.addEventListener = add;
  window.addEventListener = addToWindow;
  window.MutationObserver = Observer;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const boot = () => import('@/lib/browser/boot/index');
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** What comes before and after React is compared in theme-hydration.test.tsx. */
describe('theme', () => {
  /** The script of next-themes follows in the body, before anything is painted. */
  const boot = async () => {
    root.dataset.theme = 'light';
    await import('@/lib/browser/boot/index');
    runThemeScript();
  };

  it('is light when nothing was chosen, also on a dark device', async () => {
    systemIsDark = true;
    await boot();
    expect(root.dataset).toMatchObject({ theme: 'light', themeChoice: 'light' });
  });

  it.each(['{"x":1}', 'DARK', '__proto__', ''])('ignores %j in storage', async (rubbish) => {
    localStorage.setItem('theme', rubbish);
    await boot();
    expect(root.dataset).toMatchObject({ theme: 'light', themeChoice: 'light' });
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('goes round light, dark, system and remembers', async () => {
    systemIsDark = true;
    document.body.innerHTML = '<button data-action="theme"></button>';
    await boot();
    const seen = [1, 2, 3].map(() => {
      press('button');
      return [root.dataset.themeChoice, root.dataset.theme, localStorage.getItem('theme')];
    });
    expect(seen).toEqual([
      ['dark', 'dark', 'dark'],
      ['system', 'dark', 'system'],
      ['light', 'light', 'light'],
    ]);
  });

  it('follows the device while set to system', async () => {
    localStorage.setItem('theme', 'system');
    await boot();
    expect(root.dataset.theme).toBe('light');
    systemIsDark = true;
    for (const listener of systemListeners) listener({ matches: true });
    expect(root.dataset.theme).toBe('dark');
  });

  it('follows a change made in another tab', async () => {
    await boot();
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(root.dataset.theme).toBe('dark');
  });

  it('works for this page when storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    document.body.innerHTML = '<button data-action="theme"></button>';
    await boot();
    press('button');
    expect(root.dataset.theme).toBe('dark');
  });
});

describe('consent', () => {
  const banner =
    '<a href="/privacy/" data-action="preferences">Cookie Preferences</a><input>' +
    '<button data-action="consent" data-consent-choice="accepted">Agree</button>' +
    '<button data-action="consent" data-consent-choice="declined">No thanks</button>' +
    '<button data-action="consent" aria-label="Close">x</button>';

  const pressEscape = (from: EventTarget = document.body) =>
    from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  /** jsdom knows neither modal dialogs nor popovers. */
  let above: Element | null = null;
  beforeEach(() => {
    above = null;
    const query = Document.prototype.querySelector;
    jest.spyOn(Document.prototype, 'querySelector').mockImplementation(function find(
      this: Document,
      selector: string,
    ) {
      return selector.includes(':modal') ? above : query.call(this, selector);
    });
  });

  it('is asked while there is no answer', async () => {
    await boot();
    expect(root.dataset.consent).toBe('ask');
  });

  it.each([
    ['Agree', 'button:nth-of-type(1)', 'accepted'],
    ['No thanks', 'button:nth-of-type(2)', 'declined'],
    ['the close sign', 'button:nth-of-type(3)', 'declined'],
  ])('is stored by %s', async (_, selector, answer) => {
    document.body.innerHTML = banner;
    await boot();
    press(selector);
    expect(localStorage.getItem('cookie-consent')).toBe(answer);
    expect(root.dataset.consent).toBe(answer);
  });

  it('is not asked again', async () => {
    localStorage.setItem('cookie-consent', 'accepted');
    await boot();
    expect(root.dataset.consent).toBe('accepted');
  });

  it('makes way while something is written, and while what came of it is read', async () => {
    document.body.innerHTML = `${banner}<a href="/team/">Team</a><p role="status" tabindex="-1">Sent</p>`;
    await boot();
    const makesWayFor = (selector: string) => {
      document.querySelector<HTMLElement>(selector)?.focus();
      return root.dataset.writing === '';
    };
    expect(makesWayFor('input')).toBe(true);
    expect(makesWayFor('a:last-of-type')).toBe(false);
    expect(makesWayFor('[role=status]')).toBe(true);
    expect(makesWayFor('button')).toBe(false);
    document.body.insertAdjacentHTML('beforeend', '<p data-toast="shown">Opened.</p>');
    expect(makesWayFor('a:last-of-type')).toBe(true);
  });

  it('is asked again when storage holds rubbish', async () => {
    localStorage.setItem('cookie-consent', 'perhaps');
    await boot();
    expect(root.dataset.consent).toBe('ask');
  });

  it('can be looked at and changed from the footer, and gives the focus back', async () => {
    localStorage.setItem('cookie-consent', 'accepted');
    document.body.innerHTML = banner;
    await boot();
    press('a');
    expect(root.dataset.consent).toBe('ask');
    expect(document.activeElement?.textContent).toBe('Agree');
    expect(root.dataset.answer).toBe('accepted');
    press('button:nth-of-type(2)');
    expect(localStorage.getItem('cookie-consent')).toBe('declined');
    expect(document.activeElement?.textContent).toBe('Cookie Preferences');
  });

  it.each(['accepted', 'declined'])(
    '%s stays when it is looked at and closed again',
    async (answer) => {
      localStorage.setItem('cookie-consent', answer);
      document.body.innerHTML = banner;
      await boot();
      for (const close of [() => press('[aria-label=Close]'), () => pressEscape()]) {
        press('a');
        expect(root.dataset.consent).toBe('ask');
        close();
        expect(localStorage.getItem('cookie-consent')).toBe(answer);
        expect(root.dataset.consent).toBe(answer);
        expect(document.activeElement?.textContent).toBe('Cookie Preferences');
      }
    },
  );

  it('stays for the page when it is looked at and storage is blocked', async () => {
    for (const name of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    document.body.innerHTML = banner;
    await boot();
    press('button');
    press('a');
    expect(root.dataset.answer).toBe('accepted');
    press('[aria-label=Close]');
    expect(root.dataset.consent).toBe('accepted');
  });

  it('is no when Escape closes the banner without an answer', async () => {
    document.body.innerHTML = banner;
    await boot();
    pressEscape();
    expect(localStorage.getItem('cookie-consent')).toBe('declined');
  });

  it('is still asked when Escape is meant for a field, or for what lies above the banner', async () => {
    document.body.innerHTML = banner;
    await boot();
    pressEscape(document.querySelector('input') as Element);
    above = document.body;
    pressEscape();
    expect(root.dataset.consent).toBe('ask');
    expect(localStorage.getItem('cookie-consent')).toBeNull();
  });
});

describe('drafts', () => {
  const form =
    '<form data-draft="inquiry"><input name="name"><select name="industry"><option value=""></option>' +
    '<option value="energy"></option></select><textarea name="message"></textarea>' +
    '<input type="checkbox" name="agree" value="yes"></form>';
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const load = () => import('@/lib/browser/boot/forms');

  async function write() {
    document.body.innerHTML = form;
    await load();
    field('name').value = 'Amina';
    field('industry').value = 'energy';
    field('message').value = 'Two\nlines <b>';
    field('agree').checked = true;
    field('message').dispatchEvent(new Event('input', { bubbles: true }));
  }

  it('survive a reload', async () => {
    await write();
    jest.resetModules();
    document.body.innerHTML = form;
    await load();
    expect(field('name').value).toBe('Amina');
    expect(field('industry').value).toBe('energy');
    expect(field('message').value).toBe('Two\nlines <b>');
    expect(field('agree').checked).toBe(true);
  });

  it('hold a choice that stands outside the form', async () => {
    const page =
      '<form data-draft="inquiry" id="i"></form>' +
      '<input type="radio" name="office" value="lagos" form="i">' +
      '<input type="radio" name="office" value="accra" form="i">';
    document.body.innerHTML = page;
    await load();
    const [, accra] = document.querySelectorAll('input');
    accra?.click();
    jest.resetModules();
    document.body.innerHTML = page;
    await load();
    expect([...document.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([
      false,
      true,
    ]);
  });

  it('that were handed to the mail program say again what is left to do, until they are edited', async () => {
    const page = form.replace(
      '</form>',
      '<div data-opened hidden><p tabindex="-1">One step left</p><pre></pre></div></form>',
    );
    const told = () => document.querySelector('[data-opened]') as HTMLElement;
    const loadAnew = async () => {
      jest.resetModules();
      document.body.innerHTML = page;
      await load();
    };
    Element.prototype.scrollIntoView = jest.fn();
    sessionStorage.setItem(
      'draft:inquiry',
      JSON.stringify([
        ['name', 'Amina'],
        ['message', 'Keep me'],
        ['sent', ''],
      ]),
    );
    // Visited anew it is there; loaded anew, where the panel stood before, it is in the window.
    history.scrollRestoration = 'auto';
    await loadAnew();
    expect(told()).toBeVisible();
    expect(told()).toHaveTextContent('Keep me');
    expect(told().querySelector('p')).not.toHaveFocus();
    history.scrollRestoration = 'manual';
    await loadAnew();
    expect(told().querySelector('p')).toHaveFocus();
    expect(field('name').value).toBe('Amina');
    // What is edited is not what was sent, now and after the next reload.
    field('message').dispatchEvent(new Event('input', { bubbles: true }));
    expect(told()).not.toBeVisible();
    await loadAnew();
    expect(told()).not.toBeVisible();
    expect(field('message').value).toBe('Keep me');
  });

  it('stand where the browser on its way back has put lists and boxes to what they were', async () => {
    await write();
    field('industry').value = '';
    field('agree').checked = false;
    dispatchEvent(new Event('pageshow'));
    expect(field('industry').value).toBe('energy');
    expect(field('agree').checked).toBe(true);
  });

  it('end with what is left to do when that is dismissed', async () => {
    await write();
    document.forms[0]?.insertAdjacentHTML(
      'beforeend',
      '<div data-opened>One step left <button type="reset">Dismiss</button></div>',
    );
    document.querySelector('button')?.click();
    expect(document.querySelector('[data-opened]')).not.toBeVisible();
    expect(sessionStorage.length).toBe(0);
  });

  it('end when the form is emptied', async () => {
    await write();
    document.forms[0]?.reset();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    'not json',
    '{"name":"x"}',
    '[["name",{"a":1}]]',
    '[["__proto__","x"],["nodeName","y"]]',
    'null',
  ])('that are damaged (%s) leave the form as it is', async (rubbish) => {
    sessionStorage.setItem('draft:inquiry', rubbish);
    document.body.innerHTML = form;
    await expect(load()).resolves.toBeDefined();
    expect(field('name').value).toBe('');
  });
});

describe('a link that opens something beside the page', () => {
  it.each([
    ['file', '/a.bib', 'Saved: a.bib'],
    ['write', 'mailto:a@firm.example', 'Nothing opened? Write to a@firm.example.'],
  ])('(%s) is followed, and says behind itself what came of it', async (action, href, told) => {
    document.body.innerHTML = `<a href="${href}" data-action="${action}">Press</a><span role="status" data-told="${told}"></span>`;
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    await boot();
    let followed = false;
    const end = (event: Event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', end, { once: true });
    (document.querySelector('a') as HTMLAnchorElement).click();
    expect(followed).toBe(true);
    expect(document.querySelector('[role=status]')).toHaveTextContent(told);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  });
});

describe('the address typed for the newsletter', () => {
  it('is in its field again where its entry of the history is shown', async () => {
    document.body.innerHTML = '<input type="email" id="newsletter-footer">';
    history.replaceState({ email: 'amina@example.org' }, '');
    await boot();
    dispatchEvent(new Event('pageshow'));
    expect(document.querySelector('input')).toHaveValue('amina@example.org');
    history.replaceState(null, '');
  });
});

describe('the way to another language', () => {
  it('takes along what the address asks for, and is followed', async () => {
    history.replaceState(null, '', '/insights/?topic=finance#list');
    document.body.innerHTML = '<a href="/sw/insights/" data-action="language">Kiswahili</a>';
    await boot();
    const link = document.querySelector('a') as HTMLAnchorElement;
    let followed = false;
    // jsdom goes nowhere: after the boot script, the press ends here.
    const end = (event: Event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', end);
    link.click();
    expect(link.getAttribute('href')).toMatch(/\/sw\/insights\/\?topic=finance#list$/);
    expect(followed).toBe(true);
    history.replaceState(null, '', '/');
  });
});

describe('dialogs', () => {
  const open = () => document.querySelector('dialog[open]')?.id;
  const flush = () => jest.advanceTimersByTimeAsync(10);
  beforeEach(() => {
    document.body.innerHTML =
      '<button data-action="open" popovertarget="drawer"></button>' +
      '<dialog id="drawer"><div><button data-action="close"></button></div></dialog><dialog id="search"></dialog>';
    // jsdom knows neither modal dialogs nor popovers.
    const proto = HTMLDialogElement.prototype;
    proto.showModal = function show() {
      this.open = true;
    };
    proto.close = function close() {
      if (!this.open) return;
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event('close')), 1);
    };
    const matches = Element.prototype.matches;
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function is(
      this: Element,
      selector: string,
    ) {
      return selector !== ':popover-open' && matches.call(this, selector);
    });
    history.replaceState({ shown: 12 }, '');
  });

  it('are closed by Back, which leaves the page where it is', async () => {
    await boot();
    press('button');
    expect(open()).toBe('drawer');
    expect(history.state).toEqual({ shown: 12, dialog: 1 });
    history.back();
    await flush();
    expect(open()).toBeUndefined();
    expect(history.state).toEqual({ shown: 12 });
  });

  it('take their entry along when they are closed in another way', async () => {
    await boot();
    const back = jest.spyOn(history, 'back');
    for (const close of ['[data-action=close]', 'dialog[open]']) {
      press('button');
      press(close);
      await flush();
      expect(open()).toBeUndefined();
      expect(history.state).toEqual({ shown: 12 });
    }
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('stay open when the page around them has loaded', async () => {
    await boot();
    press('button');
    dispatchEvent(new Event('pageshow'));
    await flush();
    expect(open()).toBe('drawer');
    history.back();
    await flush();
    expect([open(), history.state]).toEqual([undefined, { shown: 12 }]);
  });

  it('share one entry when one gives way to the other', async () => {
    await boot();
    press('button');
    const before = history.length;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    await flush();
    expect([open(), history.length]).toEqual(['search', before]);
    history.back();
    await flush();
    expect([open(), history.state]).toEqual([undefined, { shown: 12 }]);
  });

  it('stay open when something in them is pressed', async () => {
    await boot();
    press('button');
    press('dialog div');
    expect(open()).toBe('drawer');
  });

  it('leave no entry behind for who comes back to a page that was left by a link in one', async () => {
    history.pushState({ dialog: 1 }, '');
    await boot();
    dispatchEvent(new Event('pageshow'));
    await flush();
    expect(history.state).toEqual({ shown: 12 });
  });
});

describe('menus', () => {
  /** jsdom knows no popovers: just enough of one to be opened and asked. */
  beforeEach(() => {
    document.body.innerHTML =
      '<ul><li data-menu id="one"><button data-action="menu">1</button><div popover id="p1"></div></li>' +
      '<li data-menu id="two"><button data-action="menu">2</button><div popover id="p2"></div></li></ul><p>outside</p>';
    const open = new Set<Element>();
    const proto = HTMLElement.prototype as unknown as Record<string, unknown>;
    proto.showPopover = function show(this: Element) {
      open.clear(); // `popover=auto`: one at a time
      open.add(this);
    };
    proto.hidePopover = function hide(this: Element) {
      open.delete(this);
    };
    const query = Element.prototype.querySelector;
    jest.spyOn(Element.prototype, 'querySelector').mockImplementation(function find(
      this: Element,
      selector: string,
    ) {
      if (selector !== ':popover-open') return query.call(this, selector);
      return [...open].find((panel) => this.contains(panel)) ?? null;
    });
    const queryAll = document.querySelectorAll;
    jest
      .spyOn(document, 'querySelectorAll')
      .mockImplementation(((selector: string) =>
        selector === ':popover-open'
          ? [...open]
          : queryAll.call(document, selector)) as typeof queryAll);
    for (const panel of document.querySelectorAll('[popover]')) {
      Object.defineProperty(panel, 'isOpen', { get: () => open.has(panel) });
    }
  });
  afterEach(() => jest.restoreAllMocks());

  const isOpen = (id: string) =>
    (document.getElementById(id) as unknown as { isOpen: boolean }).isOpen;
  function point(selector: string, pointerType = 'mouse') {
    const event = new Event('pointerover', { bubbles: true });
    Object.assign(event, { pointerType });
    document.querySelector(selector)?.dispatchEvent(event);
  }

  it('open after 200 ms of hovering and no sooner', async () => {
    await boot();
    point('#one button');
    jest.advanceTimersByTime(199);
    expect(isOpen('p1')).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isOpen('p1')).toBe(true);
  });

  it('open at once when moving on within 300 ms', async () => {
    await boot();
    point('#one button');
    jest.advanceTimersByTime(200);
    point('#two button');
    jest.advanceTimersByTime(0);
    expect([isOpen('p1'), isOpen('p2')]).toEqual([false, true]);

    point('p');
    jest.advanceTimersByTime(150);
    expect(isOpen('p2')).toBe(false);
    jest.advanceTimersByTime(299);
    point('#one button');
    jest.advanceTimersByTime(0);
    expect(isOpen('p1')).toBe(true);
  });

  it('wait again once 300 ms have passed', async () => {
    await boot();
    point('#one button');
    jest.advanceTimersByTime(200);
    point('p');
    jest.advanceTimersByTime(150 + 301);
    point('#one button');
    jest.advanceTimersByTime(100);
    expect(isOpen('p1')).toBe(false);
  });

  it('close 150 ms after the pointer has left, unless it comes back', async () => {
    await boot();
    point('#one button');
    jest.advanceTimersByTime(200);
    point('p');
    jest.advanceTimersByTime(149);
    expect(isOpen('p1')).toBe(true);
    point('#p1');
    jest.advanceTimersByTime(1000);
    expect(isOpen('p1')).toBe(true);
    point('p');
    jest.advanceTimersByTime(150);
    expect(isOpen('p1')).toBe(false);
  });

  it('do not open under a finger that passes over', async () => {
    await boot();
    point('#one button', 'touch');
    jest.advanceTimersByTime(1000);
    expect(isOpen('p1')).toBe(false);
  });

  it('close when the focus leaves them, and so does a panel behind a link', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div><a href="#x">x</a><div popover id="panel"><button id="in"></button><a href="#y" id="last">y</a></div><a href="#z" id="next">z</a></div>',
    );
    const panel = document.getElementById('panel') as HTMLElement;
    await boot();
    panel.showPopover();
    let open = true;
    const hide = panel.hidePopover.bind(panel);
    panel.hidePopover = () => {
      open = false;
      hide();
    };
    const goTo = (place: string) =>
      document.querySelector(place)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    goTo('#last');
    expect(open).toBe(true);
    // Wherever it comes from: past the end of a dialog it was nowhere for one Tab.
    goTo('#next');
    expect(open).toBe(false);

    document.getElementById('p1')?.showPopover();
    goTo('#one button');
    expect(isOpen('p1')).toBe(true);
    goTo('#next');
    expect(isOpen('p1')).toBe(false);
  });

  it('stay open when pressed just after hovering opened them', async () => {
    await boot();
    point('#one button');
    jest.advanceTimersByTime(200);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('#one button')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    const second = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('#one button')?.dispatchEvent(second);
    expect(second.defaultPrevented).toBe(false);
  });
});
