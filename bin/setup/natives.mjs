// canvas and better-sqlite3 hold compiled code: do they load with this Node.js on this machine?
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ask, ROOT } from './shell.mjs';

/** The packages with compiled code, and the line that makes each of them load it. */
const NATIVE = [
  { name: 'canvas', binary: 'canvas/build/Release/canvas.node', probe: "require('canvas').createCanvas(1, 1)" },
  {
    name: 'better-sqlite3',
    binary: 'better-sqlite3/build/Release/better_sqlite3.node',
    probe: "new (require('better-sqlite3'))(':memory:').close()",
  },
];

/**
 * The names of the packages whose compiled part doesn't load. What loaded once isn't tried again while the binary, the
 * machine and Node.js are the same: that keeps `npm start` quick.
 * @returns {string[]}
 */
export function brokenNatives(root = ROOT) {
  const stampFile = join(root, 'node_modules', '.cache', 'natives.json');
  const stamp = stampOf(root);
  if (stamp !== undefined && stamp === readStamp(stampFile)) return [];
  const broken = NATIVE.filter(({ probe }) => !ask(process.execPath, ['-e', probe]).ok).map(({ name }) => name);
  if (broken.length === 0) writeStamp(stampFile, stampOf(root));
  return broken;
}

/** @param {string} root */
function stampOf(root) {
  try {
    const files = NATIVE.map(({ binary }) => {
      const { mtimeMs, size } = statSync(join(root, 'node_modules', binary));
      return `${binary} ${String(mtimeMs)} ${String(size)}`;
    });
    return JSON.stringify({ host: hostname(), node: process.version, arch: process.arch, files });
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {string | undefined} stamp
 */
function writeStamp(file, stamp) {
  if (stamp === undefined) return;
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, stamp);
  } catch {
    // A read-only checkout: the probe runs again next time, nothing else is lost.
  }
}
