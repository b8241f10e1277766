// Brings a fresh checkout to the point where the bot and its tests can run: packages, native libraries and, with
// `--browser`, a browser for the page's tests. Says nothing when nothing is missing, and never writes to stdout, so
// that `npm run … -- --json` stays pure JSON.
import { setUp } from './setup/setUp.mjs';

process.exitCode = setUp({ browser: process.argv.includes('--browser') }) ? 0 : 1;
