// Brings a fresh checkout to the point where the bot and its tests can run: packages, native libraries, the program in
// the form in which the bot starts it and, with `--tests`, a browser and a PostgreSQL server for the tests. Says
// nothing when nothing is missing, and never writes to stdout, so that `npm run … -- --json` stays pure JSON.
import { builtProgram } from './setup/program.mjs';
import { setUp } from './setup/setUp.mjs';

// The program now, so that it is there where the bot itself may write nothing.
if (setUp({ tests: process.argv.includes('--tests') })) await builtProgram();
else process.exitCode = 1;
