import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import type { PageWords, Snapshot } from '../../../src/table/contract.ts';
import { servePage } from '../../../src/table/page/serve.ts';
import type { RunningTable } from '../../../src/table/server/index.ts';
import { locales } from '../../../src/words/index.ts';
import { until } from '../../e2e/scene.ts';
import { bot, plainCommand, table } from './bench.ts';

async function read<T>(made: RunningTable, path: string): Promise<T> {
  return (await (await fetch(`${made.pageUrl}${path}`)).json()) as T;
}

const snapshot = (made: RunningTable): Promise<Snapshot> => read<Snapshot>(made, 'table/snapshot');
const speakItalian = (made: RunningTable) => made.act({ do: 'setLanguage', user: made.person('Ada').id, locale: 'it' });

async function storePath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'table-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'table.sqlite');
}

test('the language that is picked on the page is that of everybody’s client and the one that the guild prefers', async () => {
  const made = await table();
  const heard: Array<readonly [string, string | null]> = [];
  const { client } = await bot(made, {
    commands: [plainCommand('go')],
    onCommand: (interaction) => {
      heard.push([interaction.locale, interaction.guildLocale]);
      return interaction.reply('Ok');
    },
  });
  const guild = client.guilds.cache.get(made.guildId);
  await made.person('Bo').command('go');
  expect(await speakItalian(made)).toEqual({ ok: true });
  await made.person('Bo').command('go');
  expect(heard).toEqual([
    ['en-US', 'en-US'],
    ['it', 'it'],
  ]);
  await until(
    () => guild?.preferredLocale === 'it',
    () => `The guild prefers ${guild?.preferredLocale}.`,
  );
  expect([guild?.name, guild?.channels.cache.get(made.generalChannelId)?.name]).toEqual([
    'Tavolo di prova',
    'generale',
  ]);
  expect(guild?.roles.cache.map(({ name }) => name)).toContain('Piloti');
});

test('the names in the guild are in its language, back and forth; a channel that goes by another name keeps it', async () => {
  const made = await table();
  const before = await snapshot(made);
  const namesIn = ({ guild, roles, channels }: Snapshot): ReadonlyArray<unknown> => [
    guild,
    roles.map(({ name }) => name),
    channels.map(({ channel }) => channel.name),
  ];
  await speakItalian(made);
  const italian = await snapshot(made);
  expect(italian.guild).toMatchObject({ locale: 'it', name: 'Tavolo di prova', botName: 'Bot di prova' });
  expect(italian.channels.map(({ channel }) => channel.name)).toEqual(
    expect.arrayContaining(['battlestar', 'generale', 'sala-tattica']),
  );
  await made.act({ do: 'setLanguage', user: made.person('Bo').id, locale: 'en' });
  expect(namesIn(await snapshot(made))).toEqual(namesIn(before));
});

test('what Discord’s client would refuse is said in the person’s language', async () => {
  const made = await table({ people: ['Ada', { name: 'Bo', locale: 'pl' }] });
  const say = (name: string) =>
    made.act({ do: 'say', user: made.person(name).id, channelId: made.channelId, content: ' ' });
  expect(await say('Ada')).toEqual({ ok: false, error: 'There’s nothing to send.' });
  expect(await say('Bo')).toEqual({ ok: false, error: 'Nie ma czego wysyłać.' });
});

test('it is kept from one start to the next; a table that was stored before there were languages is English', async () => {
  const path = await storePath();
  const first = await table({ storePath: path });
  await speakItalian(first);
  await first.close();
  const second = await table({ storePath: path });
  expect((await snapshot(second)).guild.locale).toBe('it');
  await second.close();
  const db = new Database(path);
  db.exec("UPDATE things SET json = json_remove(json, '$.locale') WHERE kind = 'guild'");
  db.close();
  expect((await snapshot(await table({ storePath: path }))).guild).toMatchObject({
    locale: 'en-US',
    name: 'Practice table',
  });
});

test.each(locales)('only the page’s own words go to the browser: %s', async (locale) => {
  const made = await table();
  const { own, others } = await read<PageWords>(made, `table/words?locale=${locale}`);
  for (const path of Object.keys({ ...own, ...others })) expect(path).toMatch('page.ftl');
  expect(Object.keys(others)).toEqual(locale === 'en' ? [] : Object.keys(own));
  expect(JSON.stringify({ own, others }).length).toBeLessThan(64 * 1024);
});

test('the page is in the browser’s language before it has run; its script holds no words of the game', async () => {
  const made = await table({ page: servePage });
  const html = async (languages: string): Promise<string> =>
    await (await fetch(made.pageUrl, { headers: { 'accept-language': languages } })).text();
  expect(await html('de-DE,ru;q=0.8,en;q=0.5')).toMatch(/<html lang="ru">[^]*<title>Тренировочный стол<\/title>/);
  expect(await html('ja')).toMatch(/<html lang="en">[^]*<title>Practice table<\/title>/);
  const script = await (await fetch(`${made.pageUrl}page.js`)).text();
  expect(script.length).toBeLessThan(256 * 1024);
  expect((await fetch(`${made.pageUrl}emojis.woff2`)).headers.get('content-type')).toBe('font/woff2');
});
