// What is checked beside the tests, and how: each check is one or more programs, two of which run at a time.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../setup/shell.mjs';

// The page runs in a browser, so it has settings of its own: DOM types and Preact's JSX.
const PAGE = 'src/table/page/client/tsconfig.json';
const LANES = 2;

/**
 * @typedef {{ title: string, script: string, args: string[] }} Job `script`: for Node.js, relative to the root
 * @typedef {{ name: string, jobs: () => Job[] }} Check
 */

/** @type {ReadonlyArray<Check>} the slowest first, so that the lanes end together */
export const CHECKS = [
  {
    name: 'lint',
    jobs: () => [
      {
        title: 'lint',
        script: 'node_modules/oxlint/bin/oxlint',
        args: ['--config', 'oxlint.config.js', '--disable-nested-config', '.'],
      },
      { title: 'rules switched off', script: 'bin/lint/switchedOff.mjs', args: [] },
    ],
  },
  { name: 'types', jobs: () => [typesJob('types', 'tsconfig.json'), typesJob('types of the page', PAGE)] },
  {
    name: 'format',
    jobs: () => [{ title: 'format', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--check', '.'] }],
  },
  { name: 'arrows', jobs: () => [{ title: 'arrows', script: 'bin/arrows.mjs', args: [] }] },
];

/**
 * Runs the checks and writes what they found to stdout.
 * @param {ReadonlyArray<Check>} checks
 * @returns {Promise<string[]>} the titles of those that failed
 */
export async function runChecks(checks) {
  const queue = checks.flatMap((check) => check.jobs());
  /** @type {string[]} */
  const failed = [];
  const lane = async () => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const started = performance.now();
      const { ok, output } = await runJob(job);
      report(job, ok, output, performance.now() - started);
      if (!ok) failed.push(job.title);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return failed;
}

/**
 * @param {string} title
 * @param {string} project
 * @returns {Job}
 */
function typesJob(title, project) {
  const memory = `node_modules/.cache/tsc/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return {
    title,
    script: 'node_modules/typescript/bin/tsc',
    args: [
      '--noEmit',
      '--pretty',
      String(process.stdout.isTTY === true),
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      memory,
    ],
  };
}

/**
 * @param {Job} job
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function runJob({ script, args }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, script), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
    });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      resolve({ ok: false, output: error.message });
    });
    child.on('close', (code) => {
      resolve({ ok: code === 0, output });
    });
  });
}

/**
 * @param {Job} job
 * @param {boolean} ok
 * @param {string} output
 * @param {number} took milliseconds
 */
function report({ title }, ok, output, took) {
  const seconds = (took / 1000).toFixed(1);
  process.stdout.write(ok ? `✔ ${title} (${seconds} s)\n` : `✘ ${title} (${seconds} s)\n${output.trimEnd()}\n\n`);
}
