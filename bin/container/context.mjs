// The files of this checkout that an engine for containers would be given: git's, without what .dockerignore leaves
// out.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files that git knows or would take, relative to the root. An engine takes what git ignores, too, so that is listed
 * for the test that asks what stays out.
 * @param {string} root
 * @returns {string[]}
 */
export function contextFiles(root) {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const isLeftOut = readIgnore(readFileSync(join(root, '.dockerignore'), 'utf8'));
  return stdout.split('\0').filter((file) => file !== '' && !isLeftOut(file) && existsSync(join(root, file)));
}

/**
 * @param {string} text of a .dockerignore
 * @returns {(path: string) => boolean} whether it leaves a file out: of the lines that fit the path or a folder above
 *   it, the last one counts
 */
export function readIgnore(text) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isBack: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));
  return (path) => {
    const fitting = lines.findLast(({ pattern }) => pattern.test(path));
    return fitting !== undefined && !fitting.isBack;
  };
}

/** @param {string} glob in which `*` is anything but a slash, and two of them anything */
function patternOf(glob) {
  const source = glob
    .replace(/^\/|\/$/g, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(
      /\*\*\/|\*\*|\*|\?/g,
      (wild) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' })[wild] ?? '',
    );
  return new RegExp(`^${source}(?:/|$)`);
}
