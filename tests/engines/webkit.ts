import fs from 'node:fs';
import path from 'node:path';
import { findEngines } from '@/scripts/lib/find-engines.mjs';
import { asJson, type Engine, fromJson } from './engine';
import { end, freePort, says, start, temporaryFolder } from './process';

type Session = { sessionId: string; capabilities: { browserVersion: string } };

/** The test browser's own toolbar keeps its window wider than a phone: here it has no room of its own. */
const narrowToolbar =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** WebKitGTK over WebDriver (https://www.w3.org/TR/webdriver2/), on a screen of its own where there is none. */
export async function startWebKit(): Promise<Engine> {
  const { webkit } = findEngines();
  if (!webkit) throw new Error('WebKitGTK is not to be had here.');
  const folder = temporaryFolder('webkit');
  fs.mkdirSync(path.join(folder, 'gtk-3.0'));
  fs.writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
  const screen = webkit.screen
    ? start(webkit.screen, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'])
    : null;
  const display = screen ? `:${(await says(screen, 3, /(\d+)\n/))[1]}` : process.env.DISPLAY;
  const port = await freePort();
  const driver = start(webkit.driver, [`--port=${port}`], {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: folder,
  });
  const stop = async () => {
    await end(driver);
    if (screen) await end(screen);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const { version, ask } = await session(`http://127.0.0.1:${port}/session`, webkit.browser).catch(
    async (error) => {
      await stop();
      throw error;
    },
  );
  const evaluate = async (expression: string) =>
    fromJson(
      await ask('POST', '/execute/sync', { script: `return ${asJson(expression)}`, args: [] }),
    );

  return {
    version,
    newTab: async () => {
      const left = (await ask('GET', '/window')) as string;
      const { handle } = (await ask('POST', '/window/new', { type: 'tab' })) as { handle: string };
      await ask('POST', '/window', { handle: left });
      await ask('DELETE', '/window');
      await ask('POST', '/window', { handle });
    },
    // Waits for pictures too: the driver (2.50) never answers under the page load strategy `eager`.
    goto: async (url) => {
      await ask('POST', '/url', { url });
    },
    back: async () => {
      await ask('POST', '/back', {});
    },
    evaluate,
    act: async (actions) => {
      await ask('POST', '/actions', { actions });
    },
    resize: async (width, height) => {
      const bars = (await evaluate('outerHeight - innerHeight')) as number;
      await ask('POST', '/window/rect', { width, height: height + bars });
    },
    screenshot: async () => Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'),
    // WebDriver has no console; what a page throws is caught in the page (visitor.ts).
    errors: () => [],
    close: async () => {
      await ask('DELETE', '').catch(() => undefined);
      await stop();
    },
  };
}

/** Opens a window; the function returned sends commands to it. @throws {Error} as the driver words it */
async function session(address: string, binary: string) {
  async function request(method: string, url: string, body?: unknown): Promise<unknown> {
    const response = await fetch(url, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${method} ${url}: ${error} ${message}`);
    }
    return value;
  }
  const wanted = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    },
  };
  for (let tries = 0, failed = 0; ; tries++) {
    try {
      const { sessionId, capabilities } = (await request('POST', address, {
        capabilities: wanted,
      })) as Session;
      const ask = (method: string, command: string, body?: unknown) =>
        request(method, `${address}/${sessionId}${command}`, body);
      return { version: capabilities.browserVersion, ask };
    } catch (error) {
      // The driver does not listen yet; or its browser was too slow to start, which it calls not created.
      const early = error instanceof TypeError && tries < 100;
      if (!early && (!/not created/.test(String(error)) || ++failed > 2)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
