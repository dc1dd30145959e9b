import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from 'playwright';
import { commandPath } from './command-path.mjs';

/** Without a window the shell draws the same as the whole browser, and the tests take half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Flags without which a sandboxed machine cannot start Chromium, which keep it off the network, and without
 * which the shell sets letters on whole pixels, as no phone does.
 */
export const launchFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * Path of a Chromium to test with: `CHROME_PATH`, an installed Chromium or Chrome, Playwright's own
 * download, or Debian's package where this process may install it.
 * @returns {string} @throws {Error} saying what was tried
 */
export function findBrowser() {
  const candidates = [process.env.CHROME_PATH, ...installed(), ...MAC, playwrightsOwn()];
  const found = candidates.find((candidate) => candidate && fs.existsSync(candidate));
  if (found) return found;
  downloadWithPlaywright();
  if (fs.existsSync(playwrightsOwn())) return playwrightsOwn();
  installWithApt();
  const packaged = installed()[0];
  if (packaged) return packaged;
  throw new Error(
    'No browser found. Set CHROME_PATH to a Chromium or Chrome, or run `npx playwright install chromium`.',
  );
}

function installed() {
  return NAMES.map(commandPath).filter(Boolean);
}

function playwrightsOwn() {
  return chromium.executablePath();
}

function downloadWithPlaywright() {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
}

function installWithApt() {
  if (process.getuid?.() !== 0) return;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 300_000 });
  } catch {
    // Lists of before may do.
  }
  // A Debian without the shell has Chromium.
  for (const name of [SHELL, 'chromium']) {
    try {
      execFileSync('apt-get', ['install', '-y', '-qq', name], {
        stdio: 'ignore',
        timeout: 600_000,
      });
      return;
    } catch {
      // Not a Debian machine, or no network: the caller reports that no browser was found.
    }
  }
}
