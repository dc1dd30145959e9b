import fs from 'node:fs';
import { WebSocket } from 'ws';
import { findEngines } from '@/scripts/lib/find-engines.mjs';
import { asJson, type Engine, fromJson } from './engine';
import { end, says, start, temporaryFolder } from './process';

type Answer = { id?: number; type: string; message?: string; result?: unknown } & Partial<Event>;
type Event = { method: string; params: Record<string, unknown> };

/** No mail program, and no page that asks for one. */
const preferences = `user_pref("network.protocol-handler.external.mailto", false);
user_pref("browser.shell.checkDefaultBrowser", false);
`;

/** Firefox compares what came of a download that was cut off because its page was left, and complains. */
const HASH_OF_NOTHING = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** NS_BINDING_ABORTED: Firefox tells of a font that was still coming when the visitor went on. */
const ABORTED = 'status=2152398850';

/** What Firefox calls an error about a download that was cut off by leaving the page. */
const isLeftBehind = (text: string) => text.includes(HASH_OF_NOTHING) || text.includes(ABORTED);

/** Firefox over WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which it speaks by itself. */
export async function startFirefox(): Promise<Engine> {
  const { firefox } = findEngines();
  if (!firefox) throw new Error('Firefox is not to be had here.');
  const profile = temporaryFolder('firefox');
  fs.writeFileSync(`${profile}/user.js`, preferences);
  const browser = start(firefox.command, [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    '--profile',
    profile,
  ]);
  const [, address] = await says(browser, 2, /WebDriver BiDi listening on (ws:\S+)/).catch(
    async (error) => {
      await end(browser);
      throw error;
    },
  );
  const errors: string[] = [];
  const { send, hangUp } = await connect(`${address}/session`, ({ method, params }) => {
    const text = String(params.text);
    if (method === 'log.entryAdded' && params.level === 'error' && !isLeftBehind(text))
      errors.push(text);
  });
  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  await send('session.subscribe', { events: ['log.entryAdded'] });
  let context = '';

  return {
    version: capabilities.browserVersion,
    // The tab that Firefox starts with leaves the focus in the address bar: its page hears of no focus.
    newTab: async () => {
      const left = context;
      const answer = await send('browsingContext.create', { type: 'tab' });
      ({ context } = answer as { context: string });
      if (left) await send('browsingContext.close', { context: left });
    },
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    evaluate: async (expression) => {
      const answer = (await send('script.evaluate', {
        expression: asJson(expression),
        target: { context },
        awaitPromise: true,
        userActivation: false,
      })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
      return fromJson(answer.result?.value);
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    screenshot: async () => {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as {
        data: string;
      };
      return Buffer.from(data, 'base64');
    },
    errors: () => errors.splice(0),
    close: async () => {
      hangUp();
      await end(browser);
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The line to the browser: a command waits for its answer; what the browser tells by itself is an event. */
async function connect(address: string, onEvent: (event: Event) => void) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id === undefined) return onEvent(answer as Event);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  const send = (method: string, params = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ type, message, result }) =>
        type === 'error' ? reject(new Error(`${method}: ${message}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, hangUp: () => socket.terminate() };
}
