// `npm run on -- 24 npm test`: a command under another version of Node.js, in a copy of the checkout that has packages of its own.
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { copyCheckout } from './on/copy.mjs';
import { provideNode } from './on/node.mjs';
import { ROOT, say } from './setup/shell.mjs';

const [version = '', program = '', ...args] = process.argv.slice(2);

if (!/^\d+(\.\d+\.\d+)?$/.test(version) || program === '') {
  say('Say which Node.js and which command: npm run on -- 24 npm test -- test/store');
  process.exitCode = 2;
} else {
  const node = provideNode(ROOT, version);
  if (node === undefined) process.exitCode = 1;
  else runIn(copyCheckout(ROOT, version), node, program, args);
}

/**
 * Sets the copy up under that Node.js, then runs the command there with its exit code as ours.
 * @param {string} checkout
 * @param {string} node the folder of its programs
 * @param {string} program
 * @param {string[]} args
 */
function runIn(checkout, node, program, args) {
  const how = { cwd: checkout, stdio: /** @type {const} */ ('inherit'), env: environment(node) };
  spawn('node', ['bin/setup.mjs'], how).on('close', (code) => {
    if (code !== 0) {
      process.exitCode = 1;
      return;
    }
    const child = spawn(program, args, { ...how, shell: process.platform === 'win32' });
    child.on('error', (error) => {
      say(`${program} could not be started: ${error.message}`);
      process.exitCode = 1;
    });
    // Ctrl-C in a terminal reaches the command by itself.
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => { child.kill('SIGTERM'); });
    child.on('close', (status) => { process.exitCode = status ?? 1; });
  });
}

/** What npm and the running program have told us of this checkout. */
const OF_THIS_CHECKOUT = /^(npm_(package|lifecycle|execpath|node)|GALACTICA_)|^(INIT_CWD|NODE)$/;

/**
 * Ours, with that Node.js first, its headers for what is compiled, and without what concerns this checkout.
 * @param {string} node the folder of its programs
 */
function environment(node) {
  const kept = Object.entries(process.env).filter(([name]) => !OF_THIS_CHECKOUT.test(name));
  const path = process.platform === 'win32' ? 'Path' : 'PATH';
  return { ...Object.fromEntries(kept), [path]: `${node}${delimiter}${process.env[path] ?? ''}`, npm_config_nodedir: dirname(node) };
}
