// The program in a few files of JavaScript: they load in half the time that a thousand of TypeScript take, in each
// process and thread.
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, say } from './shell.mjs';

/** The environment variable by which threads, and programs that a program starts, know the folder. */
export const PROGRAM = 'GALACTICA_PROGRAM';

/** The files with which processes and threads begin; everything else exists as source alone. */
const ENTRIES = ['src/main.ts', 'src/threads/thinkerWorker.ts', 'render/worker.ts', 'src/tools/trial/bot.ts'];

const FOLDERS = ['commands', 'render', 'src'];
const CACHE = join(ROOT, 'node_modules', '.cache', 'program');
/** A bot that runs begins new threads from time to time: its program stays when later ones are made. */
const KEPT = { newest: 3, milliseconds: 24 * 60 * 60 * 1000 };

/**
 * Makes the program of the sources as they are, where it is not there yet.
 * @returns {Promise<string | undefined>} its folder, in which each entry has its own path with the ending `.mjs`;
 *   `undefined` where nothing can be written or read there, or after a mistake that it tells: the sources do as well,
 *   only more slowly
 */
export async function builtProgram() {
  const folder = join(CACHE, keyOf(sources()));
  try {
    if (existsSync(folder)) touch(folder);
    else await build(folder);
    accessSync(join(folder, 'src', 'main.mjs'));
    return folder;
  } catch (error) {
    // A mistake in the sources is told by whatever runs them.
    const why = error instanceof Error ? error.message : String(error);
    if (!isOutOfReach(error)) say(`The program could not be built, so the sources run as they are: ${why}`);
    return undefined;
  }
}

/**
 * The file with which Node.js begins, and the options that it needs for that.
 * @param {string} entry its path in the project
 * @param {string | undefined} folder of the built program
 * @returns {{ file: string, options: string[] }}
 */
export function beginning(entry, folder) {
  const built = folder === undefined ? undefined : join(folder, entry.replace(/\.ts$/, '.mjs'));
  if (built !== undefined && existsSync(built)) return { file: built, options: ['--enable-source-maps'] };
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { file: join(ROOT, entry), options: ['--import', loader] };
}

function sources() {
  const within = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return within.filter((name) => /\.(ts|json)$/.test(name)).sort();
}

/** @param {ReadonlyArray<string>} paths */
function keyOf(paths) {
  const hash = createHash('sha256');
  for (const path of [...paths, join('bin', 'setup', 'program.mjs'), 'package-lock.json'])
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * It is in use: it stays for now.
 * @param {string} folder
 */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
  }
}

/** @param {string} folder */
async function build(folder) {
  const esbuild = await import('esbuild');
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'draft-'));
  try {
    await esbuild.build({
      absWorkingDir: ROOT,
      entryPoints: ENTRIES,
      outbase: ROOT,
      outdir: draft,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'silent',
      plugins: [ownPlaces],
    });
    // One user may build it and another run it: a service has a user of its own.
    chmodSync(draft, 0o755);
    settle(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  prune(folder);
}

/**
 * Data and pages are found from where the sources are.
 * @type {import('esbuild').Plugin}
 */
const ownPlaces = {
  name: 'own places',
  setup(build) {
    build.onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    }));
  },
};

/**
 * Two may make the same program at the same time: the first one stays.
 * @param {string} draft
 * @param {string} folder
 */
function settle(draft, folder) {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** @param {string} current */
function prune(current) {
  const all = readdirSync(CACHE)
    .map((name) => join(CACHE, name))
    .map((path) => ({ path, usedAt: statSync(path).mtimeMs }))
    .sort((one, other) => other.usedAt - one.usedAt);
  for (const { path, usedAt } of all.slice(KEPT.newest))
    if (path !== current && usedAt < Date.now() - KEPT.milliseconds) rmSync(path, { recursive: true, force: true });
}

/** @param {unknown} error */
function isOutOfReach(error) {
  return (
    error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(String(error.code))
  );
}
