import { setFlagsFromString } from 'node:v8';
import { readArguments } from './startup/arguments.ts';
import { takeEnvFile } from './startup/envFile.ts';
import { fail, start } from './startup/start.ts';

// While people press without a pause V8 lets the heap grow to 190 MB, of which 85 are in use, before it collects.
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

/**
 * Terminals of some desktops are services of systemd themselves, and what is started in them inherits its variables.
 */
function ofPerson({
  INVOCATION_ID: _id,
  NOTIFY_SOCKET: _socket,
  ...environment
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return environment;
}
