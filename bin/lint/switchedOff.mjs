// A comment can't switch a rule of the linter off: what a rule is wrong about is settled in oxlint.config.js, for
// everyone. The linter itself obeys such comments wherever they stand, so they are looked for beside it.
// `node bin/lint/switchedOff.mjs` prints where.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
const LEFT_OUT = ['node_modules', 'coverage', 'artefacts', 'gallery', '.cache', '.git'];
const COMMENT = /\/(?:\/|\*)[\s*]*(?:oxlint|eslint)-(?:disable|enable)/g;

/**
 * @param {string} root
 * @returns {string[]} `file:line:column` of each comment that would switch a rule off
 */
export function switchedOff(root) {
  return codeIn(root).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(COMMENT)].map(({ index }) => {
      const before = source.slice(0, index);
      return `${relative(root, file)}:${before.split('\n').length}:${index - before.lastIndexOf('\n')}`;
    });
  });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function codeIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.includes(entry.name) ? [] : codeIn(path);
    return entry.isFile() && CODE.test(entry.name) ? [path] : [];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = switchedOff(process.cwd());
  for (const place of found)
    process.stdout.write(
      `${place}: A comment doesn't switch a rule off here. Change the code, or the rule in oxlint.config.js.\n`,
    );
  process.exitCode = found.length === 0 ? 0 : 1;
}
