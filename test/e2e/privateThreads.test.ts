import { ChannelType, Routes } from 'discord-api-types/v10';
import type { APIThreadChannel } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginGame, playOn, setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';

const people = ['Ada', 'Bo', 'Chidi'] as const;

let scene: Scene;
beforeAll(async () => {
  scene = await setScene([...people, 'Dana']);
});
afterAll(async () => {
  await scene.close();
});

async function threads(): Promise<ReadonlyArray<APIThreadChannel>> {
  const headers = { authorization: `Bot ${scene.table.token}` };
  const response = await fetch(`${scene.table.apiUrl}/v10${Routes.guildActiveThreads(scene.table.guildId)}`, {
    headers,
  });
  const { threads: open } = (await response.json()) as { threads: ReadonlyArray<APIThreadChannel> };
  return open.filter(({ type }) => type === ChannelType.PrivateThread);
}

async function deskOf(name: string): Promise<string> {
  const desks = async () => (await threads()).filter((thread) => thread.name.startsWith(name));
  // Those that were opened when an answer was lost are closed, sooner or later.
  await expect.poll(desks).toHaveLength(1);
  return (await desks())[0]?.id ?? '';
}

test('each player has a thread with the sheet in it, whenever the bot is started again; nothing comes twice', async () => {
  await scene.person('Ada').command('settings', { private: 'threads' });
  // The first answers to what opens threads are lost, as by a kill at that moment.
  scene.table.failNext(/POST \/channels\/\d+\/threads/, 0, 4, { afterwards: true });
  await beginGame(scene, people);
  await scene.restart();
  for (const name of people) {
    const told = (): boolean =>
      scene
        .person(name)
        .messages()
        .some(({ content }) => content.includes('this is your desk'));
    await until(told, () => `${name} has no desk`);
  }
  const { failures } = await playOn(scene, people, 5, (answers) => answers >= 12);
  expect(failures).toEqual([]);
  await scene.restart();
  await playOn(scene, people, 6, (answers) => answers >= 12);
  for (const name of people) {
    const threadId = await deskOf(name);
    await until(
      () =>
        scene
          .person(name)
          .messages(threadId)
          .some(({ embeds }) => embeds.length > 0),
      () => `${name} has no sheet`,
    );
    const told = scene.person(name).messages(threadId);
    expect(told.filter(({ content }) => content.includes('this is your desk'))).toHaveLength(1);
    expect(told.filter(({ embeds }) => embeds.length > 0)).toHaveLength(1);
    expect(scene.person(name).inbox()).toEqual([]);
  }
});

interface InThreads {
  /** How often someone was made a member, by thread. */
  readonly admitted: Readonly<Record<string, number>>;
  /** Messages that were sent or edited there. */
  readonly told: number;
}

function requestsSince(start: number, threadIds: ReadonlyArray<string>): InThreads {
  const requests = scene.table.log.filter(
    ({ at, path }) => at >= start && threadIds.some((id) => path.includes(`/channels/${id}/`)),
  );
  const admitted: Record<string, number> = {};
  for (const { method, path } of requests)
    if (method === 'PUT' && path.includes('/thread-members/')) admitted[path] = (admitted[path] ?? 0) + 1;
  return { admitted, told: requests.filter(({ path }) => path.includes('/messages')).length };
}

test('a member of a thread is not made one again with each message', async () => {
  const threadIds = await Promise.all(people.map(deskOf));
  const start = scene.table.log.at(-1)?.at ?? 0;
  await playOn(scene, people, 7, (answers) => answers >= 12 && requestsSince(start + 1, threadIds).told >= 6);
  for (const times of Object.values(requestsSince(start + 1, threadIds).admitted)) expect(times).toBe(1);
});

test('nobody but its player and moderators sees a thread', async () => {
  for (const name of ['Bo', 'Chidi']) {
    const threadId = await deskOf(name);
    for (const other of ['Bo', 'Chidi', 'Dana'].filter((each) => each !== name))
      expect(scene.person(other).messages(threadId)).toEqual([]);
    expect(scene.person('Ada').messages(threadId).length).toBeGreaterThan(0);
  }
});

test('a command in it is about its game', async () => {
  const channelId = await deskOf('Bo');
  const reply = await scene.person('Bo').command('hand', {}, { channelId });
  expect(reply).toMatchObject({ kind: 'message', message: { channel_id: channelId } });
  const refused = await scene.person('Bo').command('game create', {}, { channelId });
  expect(JSON.stringify(refused)).toContain('one player’s desk');
});

test('the threads are closed with the game', async () => {
  await scene.person('Ada').command('host abandon');
  await scene.person('Ada').press((message) => message.content.startsWith('Abandon the game'), 'Abandon the game');
  await expect.poll(threads).toEqual([]);
});

test('Discord would have refused nothing', () => {
  expect(scene.refusals().filter(({ reason }) => reason !== 'Thread is archived')).toEqual([]);
});
