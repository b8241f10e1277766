/** `npm run words`: the languages of the bot, what is missing in them, and what a translator wants to see. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesOf } from '../words/language.ts';
import { keysFile } from './words/keys.ts';
import { readMessages } from './words/messages.ts';

const keysPath = fileURLToPath(new URL('../words/keys.ts', import.meta.url));

if (process.argv.includes('--types')) writeFileSync(keysPath, keysFile(readMessages(filesOf('en'))));
