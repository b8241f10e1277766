import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkEnvFile } from '../../src/startup/envFile.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galactica-env-'));
  file = join(folder, 'settings');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function check(text: string): unknown {
  writeFileSync(file, text);
  return checkEnvFile({ ENV_FILE: file });
}

test('settings, remarks, quotes over several lines and names of other programs are fine', () => {
  const lines = [
    '# mine',
    '',
    'DISCORD_TOKEN=a.b.c # not for others',
    'export LOG_LEVEL="info"\r',
    'PGPASSFILE=/x',
    'NOTE="two',
    'lines"',
    '  TABLE_PORT = 0',
  ];
  expect(check(`${lines.join('\n')}\n`)).toEqual({ ok: true, file });
});

describe('mistakes are told, each in a sentence', () => {
  test.each<[string, string, RegExp]>([
    [
      'a line that is none',
      'LOG_LEVEL=info\nDISCORD_TOKEN a.b.c\n',
      /^Line 2 of .*settings is no setting: write NAME=value, /,
    ],
    [
      'a quote that is never closed',
      'DISCORD_TOKEN="a.b.c\nLOG_LEVEL=info\n',
      /^Line 1 of .*settings is no setting: .*close what is in quotes/,
    ],
    [
      'a name that is spelled wrong',
      'DISCORD_TOKN=a.b.c\n',
      /^DISCORD_TOKN in .*settings is no setting of this bot: is its name spelled right\?/,
    ],
  ])('%s', (_, text, words) => {
    expect(check(text)).toEqual({ ok: false, problems: [expect.stringMatching(words)] });
  });

  test('a file that is not there, or a folder', () => {
    const missing: unknown = expect.stringMatching(
      /can't be read \(ENOENT\): there is no such file; ENV_FILE names it\.$/,
    );
    expect(checkEnvFile({ ENV_FILE: file })).toEqual({ ok: false, problems: [missing] });
    mkdirSync(file);
    const other: unknown = expect.stringMatching(/can't be read \(EISDIR\): it is a folder\.$/);
    expect(checkEnvFile({ ENV_FILE: file })).toEqual({ ok: false, problems: [other] });
  });
});

test('an empty name means no file', () => {
  expect(checkEnvFile({ ENV_FILE: '' })).toEqual({ ok: true, file: undefined });
});
