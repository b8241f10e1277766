/**
 * `npm run words`: the languages of the bot.
 *
 *   npm run words                               what each language has and lacks
 *   npm run words -- --gaps it                  everything that Italian lacks, by key
 *   npm run words -- --show it every card, every rule and the log of a game, English above and Italian below
 *   npm run words -- --types                    makes the types of keys from the English files
 *   npm run --silent words -- --json { languages: [{ locale, name, messages, missing, unused, defects, asInEnglish }] }
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { filesOf } from '../words/files.ts';
import { isLocale, locales } from '../words/languages.ts';
import { complain, json, runProgram } from './commandLine.ts';
import type { Tool } from './commandLine.ts';
import { keysFile } from './words/keys.ts';
import { readMessages } from './words/messages.ts';
import { reportOn } from './words/report.ts';
import type { LanguageReport } from './words/report.ts';
import { sideBySide } from './words/sideBySide.ts';

const keysPath = fileURLToPath(new URL('../words/keys.ts', import.meta.url));
const [first] = locales;

const flags = z.object({
  gaps: z
    .string()
    .optional()
    .describe(`what a language lacks, by key: ${locales.slice(1).join(', ')}`),
  show: z.string().optional().describe('every card, every rule and the log of a game in that language, below English'),
  seed: z.string().default('1').describe('of the game for --show'),
  types: z.boolean().default(false).describe('make the types of keys from the English files'),
  json,
});
const program: Tool<typeof flags> = {
  name: 'words',
  purpose: 'The languages of the bot: what they have, what they lack, how they read.',
  flags,
};

function makeTypes(): number {
  const read = readMessages(filesOf(first));
  if (read.defects.length > 0) return complain(read.defects);
  writeFileSync(keysPath, keysFile(read));
  return 0;
}

function summary({ locale, name, messages, missing, unused, defects, asInEnglish }: LanguageReport): string {
  const counts = `${messages} messages, ${missing.length} missing, ${unused.length} unused, ${defects.length} defects`;
  return `${locale.padEnd(6)} ${name}: ${counts}, ${asInEnglish.length} as in English`;
}

const unknown = (name: string): number => complain([`There is no language ${name}. There are: ${locales.join(', ')}.`]);

function gaps(name: string): number {
  if (!isLocale(name)) return unknown(name);
  const { missing, unused, defects, asInEnglish } = reportOn(name);
  const lines = [
    ...missing.map((key) => `missing: ${key}`),
    ...unused.map((key) => `unused: ${key}`),
    ...defects.map((text) => `defect: ${text}`),
  ];
  console.log(
    [
      ...(lines.length === 0 ? ['Nothing is missing.'] : lines),
      ...asInEnglish.map((key) => `as in English: ${key}`),
    ].join('\n'),
  );
  return 0;
}

function show(name: string, seed: string): number {
  if (!isLocale(name)) return unknown(name);
  for (const text of sideBySide(name, seed)) console.log(text);
  return 0;
}

function overview(asJson: boolean): number {
  const languages = locales.map(reportOn);
  if (!asJson) console.log(languages.map(summary).join('\n'));
  else
    console.log(
      JSON.stringify({
        languages: languages.map(({ missing, unused, defects, asInEnglish, ...language }) => ({
          ...language,
          missing: missing.length,
          unused: unused.length,
          defects: defects.length,
          asInEnglish: asInEnglish.length,
        })),
      }),
    );
  return languages.some(({ missing, unused, defects }) => missing.length + unused.length + defects.length > 0) ? 1 : 0;
}

await runProgram(program, ({ gaps: lacking, show: shown, seed, types, json: asJson }) => {
  if (types) return makeTypes();
  if (lacking !== undefined) return gaps(lacking);
  return shown === undefined ? overview(asJson) : show(shown, seed);
});
