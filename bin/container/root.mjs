// A folder with a Debian of its own, in which the steps of a Dockerfile run by chroot. This needs root, but no engine.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { aptInstall } from '../setup/debian.mjs';
import { provideNode } from '../on/node.mjs';
import { ask, ROOT, run, say } from '../setup/shell.mjs';

/** @typedef {{ env: Record<string, string>, folder: string, user: string }} Place */

const PLACE = join(ROOT, '.cache', 'container');
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const APT_KEEPS_NOTHING = `DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb /var/cache/apt/*.bin || true"; };
Dir::Cache::pkgcache "";
Dir::Cache::srcpkgcache "";
`;
/** The network's certificates and proxies, which an engine hands to the steps of a build, too. */
const HANDED = /^(https?_proxy|no_proxy|npm_config_(?!.*(prefix|cache|dir$)).*)$/i;
const OUR_CERTIFICATES = '/usr/local/share/ca-certificates/ours.pem';

/**
 * Makes a folder as the image `node:24-trixie-slim` has it: a small Debian, Node.js with its headers and npm in
 * /usr/local, and the user `node`.
 * @param {string} image
 * @param {string} name of the folder
 * @returns {string} its path
 */
export function makeRoot(image, name) {
  const [, version = '', suite = ''] = /^node:(\d+)-(\w+)-slim$/.exec(image) ?? [];
  if (version === '') throw new Error(`${image} is not known here: only node:VERSION-SUITE-slim can be built.`);
  const root = join(PLACE, name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  succeed('tar', ['--extract', '--file', debian(suite), '--directory', root]);
  const node = provideNode(ROOT, version);
  if (node === undefined) throw new Error('Without Node.js there is nothing to run.');
  const local = join(root, 'usr', 'local');
  cpSync(join(node, 'node'), join(local, 'bin', 'node'));
  cpSync(join(dirname(node), 'include'), join(local, 'include'), { recursive: true });
  cpSync(join(ask('npm', ['root', '--global']).output.trim(), 'npm'), join(local, 'lib', 'node_modules', 'npm'), {
    recursive: true,
  });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm'));
  // As in the image: apt keeps nothing that it has downloaded.
  writeFileSync(join(root, 'etc', 'apt', 'apt.conf.d', 'docker-clean'), APT_KEEPS_NOTHING);
  cpSync('/etc/resolv.conf', join(root, 'etc', 'resolv.conf'), { dereference: true });
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (certificates !== undefined) {
    mkdirSync(dirname(join(root, OUR_CERTIFICATES)), { recursive: true });
    writeFileSync(join(root, OUR_CERTIFICATES), readFileSync(certificates));
  }
  succeed('chroot', [root, 'useradd', '--create-home', '--uid', '1000', '--shell', '/bin/bash', 'node']);
  return root;
}

/**
 * @param {string} suite of Debian
 * @returns {string} an archive of it; made the first time
 */
function debian(suite) {
  const archive = join(PLACE, `${suite}.tar`);
  if (existsSync(archive)) return archive;
  if (
    !ask('mmdebstrap', ['--version']).ok &&
    aptInstall(['mmdebstrap'], 'what makes a Debian in a folder') !== 'installed'
  )
    throw new Error('Install mmdebstrap (Debian: apt-get install mmdebstrap).');
  mkdirSync(PLACE, { recursive: true });
  say(`Making a Debian ${suite} with mmdebstrap.`);
  succeed('mmdebstrap', ['--variant=minbase', '--quiet', suite, `${archive}.part`, 'http://deb.debian.org/debian']);
  succeed('mv', [`${archive}.part`, archive]);
  return archive;
}

/**
 * The arguments for `unshare` that run a command in the root, with a /proc of its own and, of our environment, only the
 * settings of the network. The command has the process id of `unshare`.
 * @param {string} root
 * @param {{ words: string[], shell: boolean }} command
 * @param {Place} place
 * @param {boolean} isReadOnly all but /data and /tmp
 */
function inRoot(root, { words, shell }, { env, folder, user }, isReadOnly) {
  const handed = Object.entries(process.env).filter(([name]) => HANDED.test(name));
  const certificates =
    process.env['NODE_EXTRA_CA_CERTS'] === undefined ? {} : { NODE_EXTRA_CA_CERTS: OUR_CERTIFICATES };
  const all = { PATH, HOME: user === 'root' ? '/root' : `/home/${user}`, ...certificates, ...env };
  const variables = [...handed, ...Object.entries(all)].map(([name, value]) => `${name}=${value ?? ''}`);
  const readOnly = isReadOnly
    ? 'mount --bind "$0" "$0"; for kept in data tmp; do mount --bind "$0/$kept" "$0/$kept"; done; mount -o remount,bind,ro "$0"; '
    : '';
  const script = `set -e; ${readOnly}mount -t proc proc "$0/proc"; cd "$0"; exec chroot --userspec=${user} "$0" "$@"`;
  const inside = shell ? ['/bin/sh', '-c', ...words] : words;
  return ['--mount', 'sh', '-c', script, root, '/usr/bin/env', '-i', `--chdir=${folder}`, ...variables, ...inside];
}

/**
 * Runs a command to its end.
 * @param {string} root
 * @param {{ words: string[], shell: boolean }} command
 * @param {Place} place
 * @throws if it fails
 */
export function runIn(root, command, place) {
  succeed('unshare', inRoot(root, command, place, false));
}

/**
 * Starts a command where it may write to /data and /tmp alone.
 * @param {string} root
 * @param {{ words: string[], shell: boolean }} command
 * @param {Place} place
 */
export function startIn(root, command, place) {
  return spawn('unshare', inRoot(root, command, place, true), { stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * Runs a command beside it.
 * @param {string} root
 * @param {{ words: string[], shell: boolean }} command
 * @param {Place} place
 * @returns {{ code: number | null, output: string }}
 */
export function askIn(root, command, place) {
  const { status, stdout } = spawnSync('unshare', inRoot(root, command, place, true), { encoding: 'utf8' });
  return { code: status, output: stdout };
}

/**
 * Copies as COPY does: a folder's contents into the target, a file under its name into a target that ends with a slash.
 * @param {{ from: string, files: ReadonlyArray<string> | undefined }} source a folder, and which of its files; all if
 *   that is left out
 * @param {ReadonlyArray<string>} paths
 * @param {string} target absolute, in the root
 * @param {string} root
 */
export function copyInto(source, paths, target, root) {
  for (const path of paths) {
    const from = join(source.from, path);
    const isFolder = statSync(from).isDirectory();
    const to = join(
      root,
      !isFolder && (target.endsWith('/') || target === '.') ? posix.join(target, posix.basename(path)) : target,
    );
    if (source.files === undefined) {
      mkdirSync(dirname(to), { recursive: true });
      succeed('cp', ['--archive', '--no-target-directory', from, to]);
      continue;
    }
    const within = source.files.filter((file) => file === path || file.startsWith(`${path}/`));
    if (within.length === 0) throw new Error(`COPY: ${path} is not there, or .dockerignore leaves it out.`);
    for (const file of within) cpSync(join(source.from, file), isFolder ? join(to, file.slice(path.length)) : to);
  }
}

/**
 * @param {string} program
 * @param {ReadonlyArray<string>} args
 */
function succeed(program, args) {
  if (!run(program, args)) throw new Error(`${program} failed; see above.`);
}
