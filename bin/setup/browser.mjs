// A Chromium for the tests of the practice table's page.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, distribution } from './debian.mjs';
import { say } from './shell.mjs';

/** Chromium without the windows around its pages: the tests take half the time in it. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns {string | undefined} the path of a Chromium or Chrome on this machine; CHROME_PATH wins */
export function findBrowser() {
  const chosen = process.env['CHROME_PATH'];
  return [...(chosen === undefined ? [] : [chosen]), ...NAMES.flatMap(onPath), ...ELSEWHERE].find(isProgram);
}

/** Finds or installs a browser. Without one the tests of the page are skipped, the rest runs. */
export function provideBrowser() {
  if (process.env['CHROME_PATH'] !== undefined && findBrowser() !== undefined) return;
  const install = (/** @type {string} */ name) =>
    distribution() === 'debian' && aptInstall([name], "a browser for the page's tests") === 'installed';
  if (onPath(SHELL).some(isProgram) || install(SHELL) || findBrowser() !== undefined) return;
  // Older versions of Debian have only the whole browser.
  if (install('chromium') && findBrowser() !== undefined) return;
  say(
    "No Chromium or Chrome found: the tests of the practice table's page are skipped. To run them, install one (Debian: apt-get install chromium-headless-shell) or set CHROME_PATH to its program.",
  );
}

/** @param {string} name */
function onPath(name) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name));
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
