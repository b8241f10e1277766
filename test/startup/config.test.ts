import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/startup/arguments.ts';
import { readConfig, settingNames } from '../../src/startup/config.ts';

describe('wrong settings are told in words', () => {
  test.each([
    [{ DISCORD_API_URL: 'http://127.0.0.1:1/api' }, /^DISCORD_TOKEN is missing: DISCORD_API_URL is set/],
    [{ DISCORD_TOKEN: 'x', DISCORD_API_URL: 'ftp://x' }, /^DISCORD_API_URL must be an address/],
    [{ DISCORD_TOKEN: 'x', DISCORD_API_URL: 'nonsense' }, /^DISCORD_API_URL must be an address/],
    [{ TABLE_PORT: 'eighty' }, /^TABLE_PORT must be a port/],
    [{ TABLE_PORT: '70000' }, /^TABLE_PORT must be a port/],
    [{ TABLE_PORT: '80.5' }, /^TABLE_PORT must be a port/],
    [{ TABLE_HOST: 'http://here' }, /^TABLE_HOST must be an address or a name of this machine/],
    [{ TABLE_HOST: '0.0.0.0:8137' }, /^TABLE_HOST must be an address or a name of this machine/],
    [{ HEALTH_PORT: 'nine' }, /^HEALTH_PORT must be a port: a whole number from 0 to 65535/],
    [{ HEALTH_PORT: '65536' }, /^HEALTH_PORT must be a port/],
    [{ HEALTH_PORT: '9464', HEALTH_HOST: 'http://here' }, /^HEALTH_HOST must be an address or a name of this machine/],
    [{ HEALTH_HOST: '0.0.0.0' }, /^HEALTH_PORT is missing: HEALTH_HOST is set/],
    [{ HEALTH_PORT: '8137' }, /^HEALTH_PORT is the port of the practice table, too/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of silent, fatal, error/],
    [{ AUTOMATIC_LEVEL: 'brilliant' }, /^AUTOMATIC_LEVEL must be one of easy, normal, hard\.$/],
    [
      { DISCORD_TOKEN: 'x', DATABASE_URL: 'galactica.sqlite' },
      /^DATABASE_URL must be the address of a PostgreSQL database, such as postgres:/,
    ],
    [
      { DISCORD_TOKEN: 'x', DATABASE_URL: 'mysql://localhost/games' },
      /^DATABASE_URL must be the address of a PostgreSQL database/,
    ],
    [
      { DISCORD_TOKEN: 'x', DATABASE_URL: 'postgres://localhost' },
      /^DATABASE_URL must be the address of a PostgreSQL database/,
    ],
    [
      { DISCORD_TOKEN: 'x', DATABASE_URL: 'postgres://localhost/games', DATABASE_PATH: 'x.sqlite' },
      /^DATABASE_URL and DATABASE_PATH are both set: /,
    ],
    [
      { DATABASE_PATH: 'postgres://localhost/games' },
      /^DATABASE_PATH is a path of a file: put the address .* into DATABASE_URL\.$/,
    ],
    [
      { NODE_ENV: 'production', DATABASE_PATH: 'x.sqlite' },
      /^DISCORD_TOKEN is missing, and NODE_ENV is production: set it \(.*\), or PRACTICE_TABLE=true/,
    ],
    [{ INVOCATION_ID: '0123' }, /^DISCORD_TOKEN is missing, and this is a service of systemd: /],
    [{ NOTIFY_SOCKET: '/run/x', DISCORD_TOKEN: '' }, /^DISCORD_TOKEN is missing, and this is a service of systemd: /],
    [{ DATABASE_URL: 'postgres://localhost/games' }, /^DISCORD_TOKEN is missing, and DATABASE_URL is set: /],
    [{ DISCORD_TOKEN: 'x', PRACTICE_TABLE: 'true' }, /^PRACTICE_TABLE and DISCORD_TOKEN are both set: /],
    [{ PRACTICE_TABLE: 'yes' }, /^PRACTICE_TABLE must be true or false\.$/],
    [{ ALLOW_OTHER_APPLICATION: '1' }, /^ALLOW_OTHER_APPLICATION must be true or false\.$/],
    [{ DISCORD_TOKEN: 'two words' }, /^DISCORD_TOKEN holds spaces/],
    [{ DISCORD_TOKEN: 'x', SHARDS: 'many' }, /^SHARDS must be auto, or a whole number/],
    [{ DISCORD_TOKEN: 'x', SHARDS: '0' }, /^SHARDS must be auto, or a whole number/],
    [{ SHARDS: 'auto' }, /^DISCORD_TOKEN is missing: the practice table has no shards/],
    [{ DISCORD_TOKEN: 'x', SHARDS: '2', SHARD_IDS: '0' }, /^SHARDS is for one process that has all shards/],
    [{ DISCORD_TOKEN: 'x', SHARD_COUNT: '4' }, /^SHARD_IDS is missing/],
    [{ DISCORD_TOKEN: 'x', SHARD_IDS: '0-3' }, /^SHARD_COUNT is missing/],
    [
      { DISCORD_TOKEN: 'x', SHARD_COUNT: '4', SHARD_IDS: '2-4' },
      /^SHARD_IDS names shards that are not there: of 4 the last is 3/,
    ],
    [{ DISCORD_TOKEN: 'x', SHARD_COUNT: '4', SHARD_IDS: '1,1' }, /^SHARD_IDS must be numbers and ranges/],
    [{ DISCORD_TOKEN: 'x', SHARD_COUNT: '4', SHARD_IDS: '3-1' }, /^SHARD_IDS must be numbers and ranges/],
  ])('%o', (variables, message) => {
    const read = readConfig(variables);
    expect(read).toEqual({ ok: false, problems: [expect.stringMatching(message)] });
  });

  test('all of them at once', () => {
    expect(readConfig({ TABLE_PORT: '-1', LOG_LEVEL: 'loud' })).toMatchObject({
      ok: false,
      problems: [expect.stringContaining('TABLE_PORT'), expect.stringContaining('LOG_LEVEL')],
    });
  });
});

test('nothing set means practice, in a database of its own', () => {
  expect(readConfig({ DISCORD_TOKEN: ' ', DATABASE_PATH: '' })).toEqual({
    ok: true,
    config: {
      token: undefined,
      apiUrl: undefined,
      databasePath: './practice.sqlite',
      databaseUrl: undefined,
      tableHost: '127.0.0.1',
      tablePort: 8137,
      health: undefined,
      logLevel: 'warn',
      automaticLevel: 'normal',
      shards: undefined,
      takesOver: false,
    },
  });
});

test.each(['0.0.0.0', '::', 'localhost', 'bot.example.org'])('how the bot is can be told at %s', (host) => {
  expect(readConfig({ HEALTH_PORT: '0', HEALTH_HOST: host })).toMatchObject({
    ok: true,
    config: { health: { host, port: 0 } },
  });
});

test('the port of the practice table is free for other things with a token', () => {
  expect(readConfig({ DISCORD_TOKEN: 'a.b.c', HEALTH_PORT: '8137' })).toMatchObject({ ok: true });
});

test('what is set is taken', () => {
  expect(
    readConfig({
      DISCORD_TOKEN: ' a.b.c ',
      DISCORD_API_URL: 'https://discord.com/api/',
      DATABASE_PATH: 'x.sqlite',
      TABLE_PORT: '0',
      TABLE_HOST: '::',
      HEALTH_PORT: '9464',
      LOG_LEVEL: 'debug',
      AUTOMATIC_LEVEL: 'hard',
    }),
  ).toEqual({
    ok: true,
    config: {
      token: 'a.b.c',
      apiUrl: 'https://discord.com/api',
      databasePath: 'x.sqlite',
      databaseUrl: undefined,
      tableHost: '::',
      tablePort: 0,
      health: { host: '127.0.0.1', port: 9464 },
      logLevel: 'debug',
      automaticLevel: 'hard',
      shards: undefined,
      takesOver: false,
    },
  });
});

test.each(['postgres://bot:p%40ss@db.example:5433/games?sslmode=require', 'postgresql:///games?host=/run/postgresql'])(
  'a PostgreSQL database: %s',
  (url) => {
    expect(readConfig({ DISCORD_TOKEN: 'x', DATABASE_URL: url })).toMatchObject({
      ok: true,
      config: { databaseUrl: url },
    });
  },
);

test.each([
  [{ SHARDS: 'auto' }, { kind: 'all', count: 'auto' }],
  [{ SHARDS: '3' }, { kind: 'all', count: 3 }],
  [
    { SHARD_COUNT: '16', SHARD_IDS: '0-3' },
    { kind: 'part', count: 16, ids: [0, 1, 2, 3] },
  ],
  [
    { SHARD_COUNT: '8', SHARD_IDS: '5-7, 0, 2' },
    { kind: 'part', count: 8, ids: [0, 2, 5, 6, 7] },
  ],
])('shards: %o', (variables, shards) => {
  expect(readConfig({ DISCORD_TOKEN: 'x', ...variables })).toMatchObject({ ok: true, config: { shards } });
});

test.each([
  { NODE_ENV: 'production', PRACTICE_TABLE: 'true' },
  { INVOCATION_ID: '0123', PRACTICE_TABLE: 'true' },
  { DATABASE_URL: 'postgres://localhost/games', PRACTICE_TABLE: 'true' },
])('the practice table runs as a service, or in PostgreSQL, if that is meant: %o', (variables) => {
  expect(readConfig(variables)).toMatchObject({ ok: true, config: { token: undefined } });
});

test('a database of another application is taken over only on demand', () => {
  expect(readConfig({ ALLOW_OTHER_APPLICATION: 'true' })).toMatchObject({ ok: true, config: { takesOver: true } });
  expect(readConfig({ ALLOW_OTHER_APPLICATION: 'false' })).toMatchObject({ ok: true, config: { takesOver: false } });
});

describe('the settings are the same ones everywhere', () => {
  const names = [...settingNames].toSorted();

  test('in .env.example, where none is set', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const named = lines.flatMap((line) => /^# ?([A-Z_]+)=/.exec(line)?.[1] ?? []);
    expect(named.toSorted()).toEqual(names);
    expect(lines.filter((line) => !/^(#.*)?$/.test(line))).toEqual([]);
  });

  test('in the table of README.md, beside the one that names the file', () => {
    const section = /^### Settings$(.*?)^### /ms.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
    const cells = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
    const named = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
    expect(named.toSorted()).toEqual([...names, 'ENV_FILE'].toSorted());
  });

  test('in --help', () => {
    const asked = readArguments(['--help']);
    expect(asked.kind === 'help' ? names.filter((name) => !asked.text.includes(`  ${name}`)) : asked).toEqual([]);
  });
});
