// The order of the set-up: libraries before packages, so that the first compilation already works.
import { aptInstall, COMPILE_PACKAGES, distribution } from './debian.mjs';
import { provideBrowser } from './browser.mjs';
import { brokenNatives } from './natives.mjs';
import { installPackages, packagesInStep, rebuildPackages } from './packages.mjs';
import { providePostgres } from './postgres.mjs';
import { say } from './shell.mjs';
import { provideUnitCheck } from './systemd.mjs';

const OLDEST_NODE = [20, 12];

/**
 * Installs what is missing; says what it does, or what a person has to do.
 * @param {{ tests: boolean }} wanted `tests`: also what only tests need: the browser for the page, a PostgreSQL server,
 *   the check of systemd units
 * @returns {boolean} whether everything that the bot needs is there
 */
export function setUp(wanted) {
  if (!nodeIsNewEnough(process.versions.node)) {
    say(
      `This needs Node.js ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}. Get a newer one from https://nodejs.org.`,
    );
    return false;
  }
  if (!packagesInStep() && !install()) return false;
  if (!nativesLoad()) return false;
  if (wanted.tests) {
    provideBrowser();
    providePostgres();
    provideUnitCheck();
  }
  return true;
}

/** @param {string} version such as 20.12.0 */
export function nodeIsNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

function install() {
  provideLibraries();
  say('Installing the packages (npm ci); the first time this can take some minutes, parts are compiled.');
  if (installPackages()) return true;
  say(
    `The packages could not be installed: npm says why above. If it was the network, try again. If it was the compilation of canvas or better-sqlite3: ${compileAdvice()}`,
  );
  return false;
}

function nativesLoad() {
  const broken = brokenNatives();
  if (broken.length === 0) return true;
  provideLibraries();
  say(`Building ${broken.join(' and ')} for this machine; this can take some minutes.`);
  if (rebuildPackages(broken) && brokenNatives().length === 0) return true;
  say(`${broken.join(' and ')} could not be built on this machine. ${compileAdvice()}`);
  return false;
}

function provideLibraries() {
  if (distribution() === 'other') return;
  // Where this fails a prebuilt binary may still come with `npm ci`; nativesLoad() has the last word.
  aptInstall(COMPILE_PACKAGES, 'the libraries that canvas and better-sqlite3 are compiled with');
}

/** Returns what a person should install, in the words of their system. */
export function compileAdvice(system = systemName()) {
  const what =
    'Install a C++ compiler, make, Python 3 and the development files of cairo, pango, libjpeg, giflib and librsvg';
  return `${what} (${COMMANDS[system]}), then run the same command again.`;
}

const COMMANDS = {
  debian: `sudo apt-get install ${COMPILE_PACKAGES.join(' ')}`,
  mac: 'brew install pkg-config cairo pango libpng jpeg giflib librsvg pixman python-setuptools',
  other:
    'Fedora: sudo dnf install gcc-c++ make python3 cairo-devel pango-devel libjpeg-turbo-devel giflib-devel librsvg2-devel; elsewhere the packages of the same names',
};

/** @returns {keyof typeof COMMANDS} */
function systemName() {
  if (process.platform === 'darwin') return 'mac';
  return distribution() === 'other' ? 'other' : 'debian';
}
