// A Chromium for the tests of the practice table's page.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, distribution } from './debian.mjs';
import { say } from './shell.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns {string | undefined} the path of a Chromium or Chrome on this machine; CHROME_PATH wins */
export function findBrowser() {
  const chosen = process.env['CHROME_PATH'];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(chosen === undefined ? [] : [chosen]), ...onPath, ...ELSEWHERE].find(isProgram);
}

/** Finds or installs a browser. Without one the tests of the page are skipped, the rest runs. */
export function provideBrowser() {
  if (findBrowser() !== undefined) return;
  const result = distribution() === 'debian' ? aptInstall(['chromium'], "a browser for the page's tests") : 'not allowed';
  if (result === 'installed' && findBrowser() !== undefined) return;
  say("No Chromium or Chrome found: the tests of the practice table's page are skipped. To run them, install one (Debian: apt-get install chromium) or set CHROME_PATH to its program.");
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
