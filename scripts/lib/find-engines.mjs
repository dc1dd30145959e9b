import fs from 'node:fs';
import { commandPath } from './command-path.mjs';

const FIREFOX = [
  process.env.FIREFOX_PATH,
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
/** Debian, Fedora and Arch keep WebKitGTK's test browser in folders of their own. */
const MINI_BROWSER = [
  ...folders('/usr/lib'),
  ...folders('/usr/lib64'),
  ...folders('/usr/libexec'),
].map((folder) => `${folder}/MiniBrowser`);

/**
 * Browser engines beside Chromium that are installed here; nothing is installed.
 * @returns {{
 *   firefox?: { command: string },
 *   webkit?: { driver: string, browser: string, screen?: string },
 * }} `screen`: the program that makes a screen where there is none
 */
export function findEngines() {
  const firefox = FIREFOX.map((name) => name && commandPath(name)).find(Boolean);
  const driver = commandPath('WebKitWebDriver');
  const browser = MINI_BROWSER.find((file) => fs.existsSync(file));
  const screen = process.env.DISPLAY ? undefined : commandPath('Xvfb');
  return {
    ...(firefox && { firefox: { command: firefox } }),
    ...(driver &&
      browser &&
      (screen || process.env.DISPLAY) && { webkit: { driver, browser, screen } }),
  };
}

/** Folders that may hold MiniBrowser: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1` and the like. */
function folders(root) {
  const list = (folder) =>
    fs.existsSync(folder)
      ? fs
          .readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => `${folder}/${entry.name}`)
      : [];
  const engines = (folder) => list(folder).filter((name) => /\/webkit(?:2)?gtk-/.test(name));
  return [
    ...engines(root),
    ...list(root)
      .filter((name) => /-linux-gnu/.test(name))
      .flatMap(engines),
  ];
}
