import Database from 'better-sqlite3';
import { Routes } from 'discord-api-types/v10';
import type { APIGuildScheduledEvent } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../patience.ts';
import { beginGame, setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';

const people = ['Ada', 'Bo', 'Chidi'];

let scene: Scene;
beforeAll(async () => {
  scene = await setScene([...people, 'Dana']);
  await beginGame(scene, people);
});
afterAll(async () => {
  await scene.close();
});

async function events(): Promise<ReadonlyArray<APIGuildScheduledEvent>> {
  const headers = { authorization: `Bot ${scene.table.token}` };
  const response = await fetch(`${scene.table.apiUrl}/v10${Routes.guildScheduledEvents(scene.table.guildId)}`, {
    headers,
  });
  return (await response.json()) as ReadonlyArray<APIGuildScheduledEvent>;
}

const saying = (text: string) => scene.channel().filter(({ content }) => content.includes(text));

test('a session is an event of the server with the channel as its place; it is there once, also after another start', async () => {
  // An answer is lost, so that the request is repeated.
  scene.table.failNext(/POST \/guilds\/\d+\/scheduled-events/, 0, 1, { afterwards: true });
  const reply = JSON.stringify(await scene.person('Bo').command('game schedule', { when: 'in 3 hours' }));
  expect(reply).toContain('15 minutes before');
  expect(reply).toContain('Cancel it');
  await until(
    () => saying('scheduled the next session').length > 0,
    () => 'Nobody was told.',
  );
  await scene.restart();
  await expect.poll(async () => (await events()).length, { timeout: patience }).toBe(1);
  const [event] = await events();
  expect(event).toMatchObject({
    name: expect.stringMatching(/^Battlestar Galactica · /),
    entity_metadata: { location: `https://discord.com/channels/${scene.table.guildId}/${scene.channelId}` },
  });
});

test('it changes with the session', async () => {
  const [before] = await events();
  await scene.person('Ada').command('game schedule', { when: 'in 5 hours' });
  const later = async (): Promise<ReadonlyArray<boolean>> =>
    (await events()).map(({ id, scheduled_start_time: at }) => id === before?.id && at !== before.scheduled_start_time);
  await expect.poll(later, { timeout: patience }).toEqual([true]);
});

test('all who play are reminded once, however often the bot is started', async () => {
  await scene.restart(() => {
    const database = new Database(scene.databasePath);
    const soon = Date.now() + 14 * 60_000;
    database.prepare('UPDATE sessions SET at = ?, due_at = ?').run(soon, soon - 15 * 60_000);
    database.close();
  });
  await until(
    () => saying('the session starts').length > 0,
    () => `Nobody was reminded: ${scene.bot().output()}`,
  );
  await scene.restart();
  const [reminder, ...others] = saying('the session starts');
  expect(others).toEqual([]);
  expect(reminder?.mentions).toHaveLength(3);
});

test('it goes when the session is called off by a button, and when the game ends', async () => {
  const shown = await scene.person('Chidi').command('game schedule');
  await scene.person('Chidi').press(shown, 'Cancel it');
  await until(
    () => saying('canceled the next session').length > 0,
    () => 'Nobody was told.',
  );
  const number = async (): Promise<number> => (await events()).length;
  await expect.poll(number, { timeout: patience }).toBe(0);
  await scene.person('Ada').command('game schedule', { when: 'in 6 hours' });
  await expect.poll(number, { timeout: patience }).toBe(1);
  await scene.person('Ada').command('host abandon');
  await scene.person('Ada').press((message) => message.content.startsWith('Abandon the game'), 'Abandon the game');
  await expect.poll(number, { timeout: patience }).toBe(0);
});

test('people who do not play are refused', async () => {
  expect(JSON.stringify(await scene.person('Dana').command('game schedule', { when: 'in 3 hours' }))).not.toContain(
    '15 minutes before',
  );
});
