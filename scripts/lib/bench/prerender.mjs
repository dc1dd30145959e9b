import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { findBrowser, launchFlags } from '../find-browser.mjs';
import { serve } from '../serve.mjs';
import { median } from './paint.mjs';

/** Milliseconds in which one visit is over. */
const NETWORK_TIMEOUT_MS = 30_000;

/**
 * From the press on a link whose page the browser has rendered ahead to that page's first frame.
 *
 * A browser that is driven renders nothing ahead, so nobody drives this one: the server adds a script of
 * its own to both pages, which presses, looks at the clock and reports. It also asks by a header for the
 * page to be rendered at once, because nobody is there to rest a pointer on the link.
 * @param {{ root: string, from: string, to: string, runs: number }} input `from` and `to` without the
 *   slash at their beginning
 * @returns {Promise<{ paint: number, ahead: number, runs: number }>} median of the milliseconds, and in
 *   how many runs the page was rendered ahead
 */
export async function prerenderedClick({ root, from, to, runs }) {
  const site = await serve({ root });
  const visits = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(site.url, `/${from}`, `/${to}`));
  await site.close();
  const ahead = visits.filter((one) => one.ahead);
  return { paint: median(ahead.map(({ paint }) => paint)), ahead: ahead.length, runs };
}

async function visit(site, from, to) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'visit-'));
  const { url, report, close } = await measuringServer(site, from, to);
  const browser = spawn(
    findBrowser(),
    ['--headless=new', ...launchFlags, '--no-first-run', `--user-data-dir=${profile}`, url + from],
    { stdio: 'ignore', detached: true },
  );
  try {
    const { pressed, painted, ahead } = await report;
    return { ahead, paint: painted - pressed };
  } finally {
    // With its helpers, which would go on writing into the profile.
    process.kill(-browser.pid);
    await new Promise((resolve) => browser.once('exit', resolve));
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    close();
  }
}

/** The site with the script in the two pages; `report` resolves once the second has told its first frame. */
async function measuringServer(site, from, to) {
  let tell;
  const report = new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`No page behind ${to} was seen within ${NETWORK_TIMEOUT_MS / 1000} s.`));
    }, NETWORK_TIMEOUT_MS);
    tell = (visit) => {
      clearTimeout(timer);
      resolve(visit);
    };
  });
  const server = http.createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost');
    if (address.pathname === '/report') {
      tell(Object.fromEntries([...address.searchParams].map(([name, value]) => [name, +value])));
      response.end();
    } else if (address.pathname === '/measure.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`(${measure})(${JSON.stringify({ from, to })})`);
    } else if (address.pathname === '/rules.json') {
      response.setHeader('Content-Type', 'application/speculationrules+json');
      response.end(JSON.stringify({ prerender: [{ urls: [to], eagerness: 'immediate' }] }));
    } else {
      const answer = await fetch(new URL(address.pathname, site));
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers)
        if (!/^(?:content-(?:encoding|length)|connection|transfer-encoding|etag)$/.test(name))
          response.setHeader(name, value);
      if (![from, to].includes(address.pathname))
        return response.end(Buffer.from(await answer.arrayBuffer()));
      response.setHeader('Speculation-Rules', '"/rules.json"');
      const html = await answer.text();
      response.end(html.replace('</head>', '<script src="/measure.js"></script></head>'));
    }
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address();
  return {
    url: `http://localhost:${port}`,
    report,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs in both pages. */
function measure({ from, to }) {
  const now = () => performance.timeOrigin + performance.now();
  if (location.pathname === from) {
    addEventListener('load', () => {
      // Time for the page behind the link to be fetched and rendered.
      setTimeout(() => {
        sessionStorage.setItem('pressed', now());
        document.querySelector(`main a[href="${to}"]`).click();
      }, 4000);
    });
  } else {
    const shown = (ahead) =>
      requestAnimationFrame(() => {
        // The frame is drawn before the next task.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const pressed = sessionStorage.getItem('pressed');
          fetch(`/report?ahead=${Number(ahead)}&pressed=${pressed}&painted=${now()}`);
        };
        port2.postMessage('');
      });
    if (document.prerendering)
      document.addEventListener('prerenderingchange', () => shown(true), { once: true });
    else addEventListener('load', () => shown(false));
  }
}
