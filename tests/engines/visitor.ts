import { isDeepStrictEqual } from 'node:util';
import type { Engine } from './engine';
import {
  choose,
  focused,
  placeOf,
  type Target,
  visibleText,
  type Watched,
  watchPage,
} from './in-page';

/** Code points that WebDriver gives to keys without a letter (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};
/** WebKit, of a transition between pages that it leaves out by itself when one goes back quickly. */
const SKIPPED = /^AbortError: Skipping view transition/;
const NETWORK_TIMEOUT_MS = 10_000;

export type Visitor = ReturnType<typeof newVisitor>;

/** Somebody in front of a browser: what a journey is told in. Every wait is bounded and says what it waited for. */
export function newVisitor(engine: Engine, site: string) {
  const run = async <A extends unknown[], T>(code: (...args: A) => T, ...args: A) =>
    (await engine.evaluate(`(${code})(...${JSON.stringify(args)})`)) as Awaited<T>;

  /** Asks the page until the answer is right: the expected value, or a text that the pattern fits. */
  async function sees<A extends unknown[]>(
    what: string,
    expected: unknown,
    code: (...args: A) => unknown,
    ...args: A
  ) {
    const right = (answer: unknown) =>
      expected instanceof RegExp
        ? typeof answer === 'string' && expected.test(answer)
        : isDeepStrictEqual(answer, expected);
    let answer: unknown;
    for (const end = Date.now() + NETWORK_TIMEOUT_MS; Date.now() < end; await pause(50)) {
      // While one page gives way to the next there is nobody to answer.
      answer = await run(code, ...args).catch((error: Error) => error.message);
      if (right(answer)) return;
    }
    throw new Error(`${what}: expected ${expected}, but it is ${JSON.stringify(answer)}`);
  }

  const keys = (values: string[]) =>
    engine.act([
      {
        type: 'key',
        id: 'keyboard',
        actions: values.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);

  function mouse(place: { x: number; y: number }, ...then: Record<string, unknown>[]) {
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', ...place };
    const parameters = { pointerType: 'mouse' } as const;
    return engine.act([{ type: 'pointer', id: 'mouse', parameters, actions: [move, ...then] }]);
  }

  async function point(target: Target, ...then: Record<string, unknown>[]) {
    let place: Awaited<ReturnType<typeof placeOf>> = '';
    for (const end = Date.now() + NETWORK_TIMEOUT_MS; Date.now() < end; await pause(50)) {
      const before = place;
      place = await run(placeOf, target).catch((error: Error) => error.message);
      // Twice at the same place: a page that is still moving would be missed.
      if (typeof place !== 'string' && isDeepStrictEqual(place, before)) {
        return mouse(place, ...then);
      }
    }
    throw new Error(`No way to press ${target}: ${place}.`);
  }

  const click = (target: Target) =>
    point(target, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });

  return {
    engine,
    run,
    sees,
    click,
    hover: (target: Target) => point(target),
    press: (...names: string[]) => keys(names.map((name) => KEYS[name] ?? name)),
    type: (text: string) => keys([...text]),
    async resize(width: number, height: number) {
      // A window may have a row of tabs that goes away a moment after the tab before was closed.
      for (let tries = 0; tries < 20; tries++) {
        await engine.resize(width, height);
        await pause(100);
        const size = await run(() => [innerWidth, innerHeight]);
        if (isDeepStrictEqual(size, [width, height])) return;
      }
      throw new Error(`The window does not become ${width} by ${height} pixels.`);
    },
    /** Takes the mouse off the page's contents, to the corner. */
    restHand: () => mouse({ x: 0, y: 0 }),
    back: engine.back,

    async goto(path: string) {
      await engine.goto(site + path);
      await run(watchPage);
    },
    /** Clicks into a field and types; in a list, chooses. */
    async fillIn(form: string, answers: Readonly<Record<string, string>>) {
      for (const [name, answer] of Object.entries(answers)) {
        const field = `${form} [name="${name}"]`;
        const kind = await run((selector) => document.querySelector(selector)?.localName, field);
        if (kind === 'select') await run(choose, field, answer);
        else {
          await click(field);
          await keys([...answer]);
        }
      }
    },
    seesText: (selector: string, text: string | RegExp) =>
      sees(selector, text, visibleText, selector),
    /** Nothing that the selector fits is to be seen. */
    seesNo: (selector: string) => sees(selector, null, visibleText, selector),
    seesFocus: (on: string | RegExp) => sees('focus', on, focused),
    seesAddress: (address: string | RegExp) =>
      sees('address', address, () => location.pathname + location.search),
    /** Mails that the page asked the device to open, in order. */
    mails: () => run(() => (Reflect.get(window, 'watched') as Watched).mails),
    /** Errors of this page, from the console where the engine shows it. */
    async errors() {
      const inPage = await run(
        () => (Reflect.get(window, 'watched') as Watched | undefined)?.errors,
      );
      return [...engine.errors(), ...(inPage ?? [])].filter((error) => !SKIPPED.test(error));
    },
  };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
