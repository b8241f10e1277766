import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

describe('wrong settings are told in words', () => {
  test.each([
    [{ DISCORD_API_URL: 'http://127.0.0.1:1/api' }, /^DISCORD_TOKEN is missing: DISCORD_API_URL is set/],
    [{ DISCORD_TOKEN: 'x', DISCORD_API_URL: 'ftp://x' }, /^DISCORD_API_URL must be an address/],
    [{ DISCORD_TOKEN: 'x', DISCORD_API_URL: 'nonsense' }, /^DISCORD_API_URL must be an address/],
    [{ TABLE_PORT: 'eighty' }, /^TABLE_PORT must be a port/],
    [{ TABLE_PORT: '70000' }, /^TABLE_PORT must be a port/],
    [{ TABLE_PORT: '80.5' }, /^TABLE_PORT must be a port/],
    [{ HEALTH_PORT: 'nine' }, /^HEALTH_PORT must be a port: a whole number from 0 to 65535/],
    [{ HEALTH_PORT: '65536' }, /^HEALTH_PORT must be a port/],
    [{ HEALTH_PORT: '9464', HEALTH_HOST: 'http://here' }, /^HEALTH_HOST must be an address or a name of this machine/],
    [{ HEALTH_HOST: '0.0.0.0' }, /^HEALTH_PORT is missing: HEALTH_HOST is set/],
    [{ HEALTH_PORT: '8137' }, /^HEALTH_PORT is the port of the practice table, too/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of silent, fatal, error/],
    [{ AUTOMATIC_LEVEL: 'brilliant' }, /^AUTOMATIC_LEVEL must be one of easy, normal, hard\.$/],
    [{ DISCORD_TOKEN: 'two words' }, /^DISCORD_TOKEN holds spaces/],
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
      token: undefined, apiUrl: undefined, databasePath: './practice.sqlite', tablePort: 8137, health: undefined, logLevel: 'warn',
      automaticLevel: 'normal',
    },
  });
});

test.each(['0.0.0.0', '::', 'localhost', 'bot.example.org'])('how the bot is can be told at %s', (host) => {
  expect(readConfig({ HEALTH_PORT: '0', HEALTH_HOST: host })).toMatchObject({ ok: true, config: { health: { host, port: 0 } } });
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
      HEALTH_PORT: '9464',
      LOG_LEVEL: 'debug',
      AUTOMATIC_LEVEL: 'hard',
    }),
  ).toEqual({
    ok: true,
    config: {
      token: 'a.b.c', apiUrl: 'https://discord.com/api', databasePath: 'x.sqlite', tablePort: 0,
      health: { host: '127.0.0.1', port: 9464 }, logLevel: 'debug', automaticLevel: 'hard',
    },
  });
});
