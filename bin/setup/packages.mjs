// node_modules: is it there and in step with package-lock.json, and if not, `npm ci`.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, run } from './shell.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string> }} Locked
 */

/**
 * Whether node_modules holds what package-lock.json asks for. Optional packages (binaries for other machines) may be
 * absent.
 * @param {string} root
 */
export function packagesInStep(root = ROOT) {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([place, locked]) => {
    if (place === '')
      return directOnes(locked).every((name) => existsSync(join(root, 'node_modules', name, 'package.json')));
    const installed = present[place];
    if (installed === undefined) return locked.optional === true;
    return installed.version === locked.version && installed.integrity === locked.integrity;
  });
}

/** `npm ci`, with the development packages too: `npm test` and the tools need them whatever NODE_ENV says. */
export function installPackages() {
  return npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}

/**
 * Builds these packages' native parts again.
 * @param {ReadonlyArray<string>} names
 */
export function rebuildPackages(names) {
  return npm(['rebuild', ...names, '--loglevel=error']);
}

/**
 * @param {ReadonlyArray<string>} args
 * @returns {boolean} whether it did it
 */
export function npm(args) {
  const running = process.env['npm_execpath'];
  // Inside `npm start` the same npm that runs us; with a plain `node bin/setup.mjs` the one on the path.
  return running?.endsWith('npm-cli.js') === true
    ? run(process.execPath, [running, ...args], { env: compilerHints() })
    : run('npm', args, { env: compilerHints() });
}

/**
 * For node-gyp: compile on all cores; and Node's own headers lie beside its binary in most installations, which saves a
 * download of them.
 * @returns {Record<string, string>}
 */
function compilerHints() {
  const jobs = { JOBS: process.env['JOBS'] ?? 'max' };
  const home = dirname(dirname(process.execPath));
  const headersKnown =
    process.env['npm_config_nodedir'] !== undefined || !existsSync(join(home, 'include', 'node', 'node_version.h'));
  return headersKnown ? jobs : { ...jobs, npm_package_config_node_gyp_nodedir: home };
}

/** @param {Locked} top */
function directOnes(top) {
  return [...Object.keys(top.dependencies ?? {}), ...Object.keys(top.devDependencies ?? {})];
}

/**
 * @param {string} path
 * @returns {Record<string, Locked> | undefined}
 */
function readLock(path) {
  try {
    /** @type {unknown} */
    const content = JSON.parse(readFileSync(path, 'utf8'));
    const lock = /** @type {{ packages?: Record<string, Locked> }} */ (content);
    return lock.packages;
  } catch {
    return undefined;
  }
}
