// Keeps a PostgreSQL server of its own for tests and measurements, in a folder that goes with it. Says where it is,
// then does what it is told, a word a line: `start`, `stop` (whoever is connected is cut off), `crash` (as if it was
// killed), `encrypt` with a certificate and its key (`{"certificate":"PEM","key":"PEM"}`; the server is started again),
// and says `done` after each. It ends, and the server with it, when no one holds its standard input any more, however
// that came about.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

// A terminal's Ctrl+C reaches this program as well as whoever holds it; that one ends then, and with it the standard
// input.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

const [programs = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'galactica-postgres-'));
const data = join(folder, 'data');
/** The server refuses to run as root. */
const owner = process.getuid?.() === 0 ? unprivileged() : undefined;

const password = randomBytes(12).toString('hex');
const port = await freePort();
/** Nothing of this has to outlive the machine: only processes of the server are killed. */
const settings = [
  `-p ${String(port)}`,
  `-c listen_addresses=127.0.0.1`,
  `-c unix_socket_directories=${folder}`,
  '-c fsync=off',
  '-c full_page_writes=off',
  '-c max_connections=200',
  '-c shared_buffers=64MB',
  '-c logging_collector=off',
  '-c max_wal_size=256MB',
].join(' ');
let ssl = 'off';

try {
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  if (owner !== undefined) chownSync(secret, owner.uid, owner.gid);
  const access = ['-U', 'keeper', '-A', 'scram-sha-256', `--pwfile=${secret}`];
  run('initdb', ['-D', data, ...access, '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions']);
  start();
  process.stdout.write(
    `${JSON.stringify({ port, user: 'keeper', password, pid: Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10) })}\n`,
  );
  for await (const line of createInterface({ input: process.stdin })) {
    const [word = '', papers = ''] = line.split(/ (.*)/);
    if (word === 'start') start();
    if (word === 'stop') stop('fast');
    if (word === 'crash') stop('immediate');
    if (word === 'encrypt') encrypt(papers);
    process.stdout.write('done\n');
  }
} finally {
  stop('immediate');
  rmSync(folder, { recursive: true, force: true });
}

function start() {
  run('pg_ctl', ['-D', data, '-w', '-t', '120', '-l', join(folder, 'log'), '-o', `${settings} -c ssl=${ssl}`, 'start']);
}

/** @param {'fast' | 'immediate'} mode */
function stop(mode) {
  spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-w', '-m', mode, 'stop'], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
}

/** @param {string} papers */
function encrypt(papers) {
  /** @type {unknown} */
  const given = JSON.parse(papers);
  const { certificate, key } = /** @type {{ certificate: string, key: string }} */ (given);
  stop('fast');
  for (const [name, text] of [
    ['server.crt', certificate],
    ['server.key', key],
  ]) {
    const file = join(data, String(name));
    // The server refuses a key that others can read.
    writeFileSync(file, String(text), { mode: 0o600 });
    if (owner !== undefined) chownSync(file, owner.uid, owner.gid);
  }
  ssl = 'on';
  start();
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const done = spawnSync(join(programs, program), args, {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}`);
}

/** @returns {{ uid: number, gid: number }} the user that the package has made, or whoever owns nothing */
function unprivileged() {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => Number(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout));
    if (uid !== undefined && gid !== undefined && uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error('There is no user without rights on this machine, as whom PostgreSQL could run.');
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
