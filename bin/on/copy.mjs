// A copy of the checkout, as it is now: packages hold compiled code, which fits one version of Node.js.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeOf } from './node.mjs';

/** The names that belong to the copy itself: nothing is copied over them. */
const STAYS = new Set(['.git', '.cache', 'node_modules']);

/**
 * Makes it or brings it up to date: what git knows or would take, changed or not.
 * @param {string} root
 * @param {string} version
 * @returns {string} its folder
 * @throws if `root` is no checkout of git
 */
export function copyCheckout(root, version) {
  const copy = placeOf(root, version, 'checkout');
  const files = git(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
  mkdirSync(copy, { recursive: true });
  removeOthers(copy, new Set(files));
  for (const file of files) bringUpToDate(join(root, file), join(copy, file));
  // Of its own, so that nothing that asks git or looks for .gitignore goes on upwards to ours, which ignores the cache.
  if (!existsSync(join(copy, '.git'))) git(copy, ['init', '--quiet']);
  linkReference(root, copy);
  return copy;
}

/**
 * @param {string} copy
 * @param {ReadonlySet<string>} files
 */
function removeOthers(copy, files) {
  const tops = readdirSync(copy).filter((name) => !STAYS.has(name));
  for (const top of tops) {
    const within = statSync(join(copy, top)).isDirectory()
      ? readdirSync(join(copy, top), { recursive: true, withFileTypes: true })
          .filter((entry) => !entry.isDirectory())
          .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
      : [top];
    for (const file of within) if (!files.has(file.replaceAll('\\', '/'))) rmSync(join(copy, file));
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function bringUpToDate(from, to) {
  const { mtime, size } = statSync(from);
  const there = statSync(to, { throwIfNoEntry: false });
  if (there?.size === size && there.mtime.getTime() === mtime.getTime()) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  utimesSync(to, mtime, mtime);
}

/**
 * Tests compare the data with the reference where that lies beside the checkout.
 * @param {string} root
 * @param {string} copy
 */
function linkReference(root, copy) {
  const reference = join(root, '..', 'shared');
  const link = join(copy, '..', 'shared');
  if (existsSync(reference) && !existsSync(link)) symlinkSync(reference, link, 'junction');
}

/**
 * @param {string} cwd
 * @param {string[]} args
 */
function git(cwd, args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}
