// `npm run container`: does the Dockerfile make a bot that runs? Without an engine for containers: each step runs by
// chroot in a Debian that mmdebstrap makes, then the bot starts there as a practice table until /ready answers. Root
// only; prints what it measured.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, posix } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { contextFiles } from './container/context.mjs';
import { lastOf, readDockerfile, variablesOf } from './container/dockerfile.mjs';
import { askIn, copyInto, makeRoot, runIn, startIn } from './container/root.mjs';
import { ask, ROOT, say } from './setup/shell.mjs';

/** @typedef {import('./container/dockerfile.mjs').Stage} Stage */

const PATIENCE = 90_000;

/** The sizes of the folders before their first step, in megabytes. @type {Map<string, number>} */
const bases = new Map();

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  say('This needs Linux and root: it makes a Debian in a folder and runs the Dockerfile there.');
  process.exitCode = 2;
} else {
  const stages = readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const began = performance.now();
  /** @type {Map<string, string>} */
  const roots = new Map();
  for (const [number, stage] of stages.entries()) roots.set(stage.name ?? String(number), build(stage, number, roots));
  const last = stages.at(-1);
  const root = [...roots.values()].at(-1);
  if (last === undefined || root === undefined) throw new Error('The Dockerfile has no stage.');
  console.log(`Built in ${seconds(began)} s.`);
  console.log(`The last stage: ${size(root)} MB, of which ${String(bases.get(root))} MB are its base.`);
  await tryOut(last, root);
}

/**
 * Runs the steps of a stage.
 * @param {Stage} stage
 * @param {number} number
 * @param {ReadonlyMap<string, string>} roots those of the stages before it
 * @returns {string} the folder
 */
function build(stage, number, roots) {
  const root = makeRoot(stage.from, `stage-${String(number)}`);
  bases.set(root, size(root));
  const place = { env: /** @type {Record<string, string>} */ ({}), folder: '/', user: 'root' };
  for (const step of stage.steps) {
    const began = performance.now();
    const { instruction, flags, words, shell } = step;
    switch (instruction) {
      case 'RUN':
        runIn(root, { words, shell }, place);
        break;
      case 'COPY': {
        const earlier = flags['from'] === undefined ? undefined : roots.get(flags['from']);
        const source =
          earlier === undefined ? { from: ROOT, files: contextFiles(ROOT) } : { from: earlier, files: undefined };
        const target = words.at(-1) ?? '';
        const absolute = posix.isAbsolute(target) ? target : `${place.folder}/${target}`;
        copyInto(source, words.slice(0, -1), absolute, root);
        break;
      }
      case 'WORKDIR':
        place.folder = posix.resolve(place.folder, words[0] ?? '');
        runIn(root, { words: ['mkdir', '-p', place.folder], shell: false }, { ...place, folder: '/', user: 'root' });
        break;
      case 'ENV':
        Object.assign(place.env, variablesOf({ ...stage, steps: [step] }));
        break;
      case 'USER':
        place.user = words[0] ?? 'root';
        break;
    }
    say(`${seconds(began).padStart(6)} s  ${instruction} ${words.join(' ').slice(0, 90)}`);
  }
  return root;
}

/**
 * Starts the bot as the practice table, asks the health check until it is content, opens the page, and stops it.
 * @param {Stage} stage
 * @param {string} root
 */
async function tryOut(stage, root) {
  const [tablePort, healthPort] = [await freePort(), await freePort()];
  const settings = { PRACTICE_TABLE: 'true', TABLE_PORT: `${tablePort}`, HEALTH_PORT: `${healthPort}` };
  const place = {
    env: { ...variablesOf(stage), ...settings },
    folder: lastOf(stage, 'WORKDIR')[0] ?? '/',
    user: lastOf(stage, 'USER')[0] ?? 'root',
  };
  const began = performance.now();
  const bot = startIn(root, { words: lastOf(stage, 'CMD'), shell: false }, place);
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => bot.on('exit', resolve));
  try {
    const check = () => askIn(root, { words: lastOf(stage, 'HEALTHCHECK'), shell: false }, place);
    let health = check();
    const isEarly = () => bot.exitCode === null && performance.now() - began < PATIENCE;
    while (health.code !== 0 && isEarly()) {
      await setTimeout(500);
      health = check();
    }
    if (health.code !== 0) throw new Error(`The bot is not ready: ${health.output}`);
    console.log(`Ready after ${seconds(began)} s: ${health.output.trim()}`);
    const page = await fetch(`http://127.0.0.1:${tablePort}/`);
    if (!page.ok) throw new Error(`The practice table’s page answers ${String(page.status)}.`);
    console.log(
      `Memory: ${memory(bot.pid)} MB. User and process: ${ask('ps', ['-o', 'uid=,args=', String(bot.pid)]).output.trim()}`,
    );
    const data = askIn(root, { words: ['ls', '/data'], shell: false }, place);
    console.log(`In /data: ${data.output.trim().split('\n').join(', ')}`);
    const stopping = performance.now();
    bot.kill('SIGTERM');
    const code = await ended;
    console.log(`Stopped in ${seconds(stopping)} s with ${String(code)}.`);
    process.exitCode = code === 0 ? 0 : 1;
  } finally {
    bot.kill('SIGKILL');
  }
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** @param {number} since */
function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}

/** @param {string} folder */
function size(folder) {
  return Math.round(
    Number(ask('du', ['--summarize', '--one-file-system', '--block-size=1000000', folder]).output.split('\t')[0]),
  );
}

/** @param {number | undefined} pid */
function memory(pid) {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}
