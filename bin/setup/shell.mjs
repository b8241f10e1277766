// Running other programs, and words for the person who waits.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * One line to stderr; stdout belongs to the program that comes after.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a program to its end, its output on our stderr.
 * @param {string} program
 * @param {ReadonlyArray<string>} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [how] `env` is added to ours; `quiet`: only its complaints
 * @returns {boolean} whether it ended well
 */
export function run(program, args, { env = {}, quiet = false } = {}) {
  const done = spawnSync(program, args, {
    cwd: ROOT,
    stdio: ['ignore', quiet ? 'ignore' : 2, 2],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && !program.endsWith('.exe'),
  });
  return done.status === 0;
}

/**
 * Runs a program quietly.
 * @param {string} program
 * @param {ReadonlyArray<string>} args
 * @returns {{ ok: boolean, output: string }} what it wrote to stdout
 */
export function ask(program, args) {
  const done = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return { ok: done.status === 0, output: typeof done.stdout === 'string' ? done.stdout : '' };
}
