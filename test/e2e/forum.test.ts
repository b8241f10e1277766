import { PermissionFlagsBits as Bits, Routes } from 'discord-api-types/v10';
import type { APIGuildForumChannel, APIThreadChannel } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { patience } from '../patience.ts';
import { setScene } from './scene.ts';
import type { Scene } from './scene.ts';

let scene: Scene;
let forumId: string;
let postId: string;
beforeAll(async () => {
  scene = await setScene(['Ada', 'Bo', 'Chidi']);
  const channels = await rest<ReadonlyArray<APIGuildForumChannel>>('GET', Routes.guildChannels(scene.table.guildId));
  forumId = channels.find(({ name }) => name === 'war-room')?.id ?? '';
});
afterAll(async () => {
  await scene.close();
});

/** Calls Discord's API and returns its answer. */
async function rest<T>(method: 'GET' | 'POST', route: string, body?: object): Promise<T> {
  const response = await fetch(`${scene.table.apiUrl}/v10${route}`, {
    method,
    headers: { authorization: `Bot ${scene.table.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

/** The names of the tags of a post, and its own name. */
async function post(id: string): Promise<{ readonly name: string; readonly tags: ReadonlyArray<string> }> {
  const thread = await rest<APIThreadChannel>('GET', Routes.channel(id));
  const forum = await rest<APIGuildForumChannel>('GET', Routes.channel(forumId));
  const tags = forum.available_tags.filter(({ id: tag }) => thread.applied_tags?.includes(tag) === true);
  return { name: thread.name, tags: tags.map(({ name }) => name) };
}

async function untilTagged(id: string, ...tags: ReadonlyArray<string>): Promise<void> {
  await expect.poll(async () => (await post(id)).tags, { timeout: patience }).toEqual(tags);
}

function said(outcome: InteractionReply): string {
  return outcome.kind === 'message' ? outcome.message.content : outcome.kind;
}

async function abandon(channelId: string): Promise<void> {
  await scene.person('Ada').command('host abandon', {}, { channelId });
  await scene
    .person('Ada')
    .press(
      (message) => message.content.startsWith('Abandon the game') && message.channel_id === channelId,
      'Abandon the game',
    );
}

test('where games are opened in a forum, one that is asked for elsewhere gets a post with the tag of its state', async () => {
  await scene.person('Ada').command('settings', { channel: forumId });
  const reply = said(await scene.person('Ada').command('game create', { name: 'Friday' }));
  postId = /<#(\d+)>/.exec(reply)?.[1] ?? '';
  await untilTagged(postId, 'Open');
  expect((await post(postId)).name).toMatch(/^Friday · /);
  const [first] = scene.person('Bo').messages(postId);
  expect(first).toMatchObject({ id: postId, content: expect.stringContaining('is played here.') });
  expect(said(await scene.person('Ada').command('game create', { thread: false }))).toContain(
    `are opened in <#${forumId}>`,
  );
});

test('the tag follows the game, also when the bot was started again meanwhile', async () => {
  const lobby = await scene
    .person('Ada')
    .waitFor((message) => message.content.includes('Take a seat'), { channelId: postId });
  for (const name of ['Bo', 'Chidi']) await scene.person(name).press(lobby.id, 'Join');
  await scene
    .person('Ada')
    .waitFor(({ components }) => JSON.stringify(components).includes('"Start"'), { channelId: postId });
  await scene.person('Ada').press(lobby.id, 'Start');
  await scene.restart();
  await untilTagged(postId, 'Running');
  await scene.person('Ada').command('host pause', {}, { channelId: postId });
  await untilTagged(postId, 'Waiting');
  await abandon(postId);
  await untilTagged(postId, 'Over');
  await expect.poll(async () => (await post(postId)).name, { timeout: patience }).toMatch(/ · abandoned$/);
});

test('a game opened inside a post stays there, and leaves its title alone', async () => {
  scene.table.permit(forumId, 'bot', { deny: Bits.ManageChannels });
  const opening = { name: 'Ours', message: { content: 'Who plays?' } };
  const { id } = await rest<APIThreadChannel>('POST', Routes.threads(forumId), opening);
  const reply = said(await scene.person('Ada').command('game create', {}, { channelId: id }));
  expect(reply).not.toContain('<#');
  await untilTagged(id, 'Open');
  expect((await post(id)).name).toBe('Ours');
  scene.table.permit(forumId, 'bot', {});
});

test('Discord would have refused nothing', () => {
  expect(scene.refusals()).toEqual([]);
});
