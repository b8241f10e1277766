import { setFlagsFromString } from 'node:v8';
import { readArguments } from './arguments.ts';
import { takeEnvFile } from './envFile.ts';
import { fail, start } from './start.ts';

// V8 lets the heap of a busy process grow to three times of what is in use before it collects: 190 MB for 85, here and in each thread.
setFlagsFromString('--heap-growing-percent=40');

const asked = readArguments(process.argv.slice(2));
switch (asked.kind) {
  case 'help':
    process.stdout.write(`${asked.text}\n`);
    break;
  case 'wrong':
    fail(asked.problems);
    break;
  case 'start': {
    const read = takeEnvFile();
    if (read.ok) await start(atTerminal() ? ofPerson(process.env) : process.env);
    else fail(read.problems);
  }
}

function atTerminal(): boolean {
  return [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
}

/** Terminals of some desktops are services of systemd themselves, and what is started in them inherits its variables. */
function ofPerson({ INVOCATION_ID: _id, NOTIFY_SOCKET: _socket, ...environment }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return environment;
}
