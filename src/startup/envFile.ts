/** Settings in a file `.env`, beside those of the environment. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingNames } from './config.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type ReadEnvFile =
  /** Which file holds settings; `undefined`: none. */
  | { readonly ok: true; readonly file: string | undefined }
  /** One sentence for each mistake. */
  | { readonly ok: false; readonly problems: ReadonlyArray<string> };

const usualFile = '.env';

/** Beginnings of names that no other program in this folder has: what begins so and is no setting is a slip. */
const ourNames = /^(DISCORD|DATABASE|TABLE|HEALTH|SHARD|AUTOMATIC|PRACTICE)_/;

/** Takes the settings of the file into this process. What is set in its environment wins, even if it is empty. */
export function takeEnvFile(): ReadEnvFile {
  const read = checkEnvFile(process.env);
  if (read.ok && read.file !== undefined) process.loadEnvFile(read.file);
  return read;
}

/**
 * Looks through the file with settings: `.env` in this folder if there is one, or what ENV_FILE names; an empty
 * ENV_FILE means none.
 */
export function checkEnvFile({ ENV_FILE: named }: Environment): ReadEnvFile {
  const file = named ?? usualFile;
  if (file.trim() === '') return { ok: true, file: undefined };
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ENOENT' && named === undefined) return { ok: true, file: undefined };
    return { ok: false, problems: [`The settings in ${file} can't be read (${code}): ${adviceOn(code)}`] };
  }
  const problems = [
    ...wrongLines(text).map(
      (line) =>
        `Line ${line} of ${file} is no setting: write NAME=value, close what is in quotes, and begin remarks with #.`,
    ),
    ...Object.keys(parseEnv(text))
      .filter((name) => ourNames.test(name) && !settingNames.includes(name))
      .map(
        (name) =>
          `${name} in ${file} is no setting of this bot: is its name spelled right? (.env.example has them all.)`,
      ),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, file };
}

function adviceOn(code: string): string {
  switch (code) {
    case 'ENOENT':
      return 'there is no such file; ENV_FILE names it.';
    case 'EACCES':
    case 'EPERM':
      return 'this user may not read it; change its owner or its permissions.';
    case 'EISDIR':
      return 'it is a folder.';
    default:
      return 'look at the file, or remove it.';
  }
}

/**
 * Numbers of lines, from 1, that are neither settings nor empty nor remarks. Text in quotes may go over several lines.
 */
function wrongLines(text: string): ReadonlyArray<number> {
  const wrong: Array<number> = [];
  let open: { readonly quote: string; readonly line: number } | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (open !== undefined) {
      if (line.includes(open.quote)) open = undefined;
      continue;
    }
    const value = /^\s*(?:export\s+)?[A-Za-z_][A-Za-z0-9_.]*\s*=\s*(.*)$/.exec(line)?.[1];
    if (value === undefined && !/^\s*(#.*)?$/.test(line)) wrong.push(index + 1);
    const [, quote, rest = ''] = /^(["'`])(.*)$/.exec(value ?? '') ?? [];
    if (quote !== undefined && !rest.includes(quote)) open = { quote, line: index + 1 };
  }
  return open === undefined ? wrong : [...wrong, open.line];
}
