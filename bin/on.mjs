// `npm run on -- 24 npm test`: a command under another version of Node.js, in a copy of the checkout that has packages
// of its own.
import { spawn } from 'node:child_process';
import { copyCheckout } from './on/copy.mjs';
import { environmentOf } from './on/environment.mjs';
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
  const how = { cwd: checkout, stdio: /** @type {const} */ ('inherit'), env: environmentOf(node, process.env) };
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
    process.on('SIGTERM', () => {
      child.kill('SIGTERM');
    });
    child.on('close', (status) => {
      process.exitCode = status ?? 1;
    });
  });
}
