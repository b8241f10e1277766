// Another version of Node.js: npm has each as a package, with the headers that compiled packages need.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../setup/packages.mjs';
import { say } from '../setup/shell.mjs';

/**
 * Fetches it into `.cache` the first time.
 * @param {string} root
 * @param {string} version such as 24, which is then the newest of them, or 22.23.5
 * @returns {string | undefined} the folder of its programs; `undefined` after having said why there is none
 */
export function provideNode(root, version) {
  const folder = placeOf(root, version, 'node');
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const programs = join(folder, 'node_modules', name, 'bin');
  if (existsSync(programs)) return programs;
  say(`Fetching Node.js ${version} (the npm package ${name}).`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  if (npm(['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`]))
    return programs;
  say(
    `Node.js ${version} could not be fetched: npm says why above. If there is no such version for ${process.platform} on ${process.arch}, take another one.`,
  );
  return undefined;
}

/**
 * The places of everything that belongs to a version.
 * @param {string} root
 * @param {string} version
 * @param {'node' | 'checkout'} what
 */
export function placeOf(root, version, what) {
  return join(root, '.cache', 'on', version, what);
}
