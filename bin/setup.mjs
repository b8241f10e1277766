// Brings a fresh checkout to the point where the bot and its tests can run: packages, native libraries and, with
// `--tests`, a browser and a PostgreSQL server for the tests. Says nothing when nothing is missing, and never writes to stdout, so
// that `npm run … -- --json` stays pure JSON.
import { setUp } from './setup/setUp.mjs';

process.exitCode = setUp({ tests: process.argv.includes('--tests') }) ? 0 : 1;
