// What apt can do for us: on Debian and its children, as root or with a sudo that asks nothing.
import { readFileSync } from 'node:fs';
import { ask, run, say } from './shell.mjs';

/** The packages with which canvas and better-sqlite3 are compiled where no prebuilt binary can be had. */
export const COMPILE_PACKAGES = [
  'libcairo2-dev',
  'libpango1.0-dev',
  'libjpeg-dev',
  'libgif-dev',
  'librsvg2-dev',
  'build-essential',
  'python3',
];

/** @returns {'debian' | 'relative' | 'other'} */
export function distribution(osRelease = readOsRelease()) {
  const field = (/** @type {string} */ name) =>
    new RegExp(`^${name}="?([^"\\n]*)"?$`, 'm').exec(osRelease)?.[1]?.split(' ') ?? [];
  if (field('ID').includes('debian')) return 'debian';
  return field('ID_LIKE').includes('debian') ? 'relative' : 'other';
}

/**
 * Installs what is missing of these Debian packages.
 * @param {ReadonlyArray<string>} names
 * @param {string} purpose for the line that says what is going on
 * @returns {'nothing missing' | 'installed' | 'failed' | 'not allowed'}
 */
export function aptInstall(names, purpose) {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return 'nothing missing';
  const prefix = aptPrefix();
  if (prefix === undefined) return 'not allowed';
  say(`Installing with apt-get ${purpose}: ${missing.join(' ')}`);
  const apt = (/** @type {string[]} */ ...args) => {
    const [program = 'env', ...rest] = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      '-o',
      'DPkg::Lock::Timeout=300',
      ...args,
    ];
    return run(program, rest, { quiet: true });
  };
  // An update that fails (one dead mirror) is no reason to stop: the install says what is really missing.
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...missing) ? 'installed' : 'failed';
}

/** @param {string} name */
function isInstalled(name) {
  return ask('dpkg-query', ['-W', '-f', '${Status}', name]).output.includes('install ok installed');
}

/** @returns {string[] | undefined} what to put before apt-get; `undefined` where we may not use it */
function aptPrefix() {
  if (!ask('apt-get', ['--version']).ok) return undefined;
  if (process.getuid?.() === 0) return [];
  return ask('sudo', ['-n', 'true']).ok ? ['sudo', '-n'] : undefined;
}

function readOsRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}
