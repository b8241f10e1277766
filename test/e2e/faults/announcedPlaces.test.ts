/** A game goes on where Discord archives its thread, and where a server has removed the bot and invites it again. */
import type { APIGuildForumChannel, APIThreadChannel } from 'discord-api-types/v10';
import { Routes } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../bot/connected.ts';
import type { Connected } from '../../bot/connected.ts';
import { patience } from '../../patience.ts';
import { until } from '../scene.ts';

const people = ['Ada', 'Bo', 'Chidi'];
let at: Connected;
let gameId: string;
let postId: string;

beforeAll(async () => {
  at = await connect(people);
  const [ada, ...others] = people.map((name) => ({ id: at.table.person(name).id, name, guildId: at.table.guildId }));
  if (ada === undefined) throw new Error('Nobody hosts.');
  const channels = await rest<ReadonlyArray<APIGuildForumChannel>>('GET', Routes.guildChannels(at.table.guildId));
  const forumId = channels.find(({ name }) => name === 'war-room')?.id ?? '';
  postId = (
    await rest<APIThreadChannel>('POST', Routes.threads(forumId), { name: 'Ours', message: { content: 'Who plays?' } })
  ).id;
  const game = await at.app.create({ guildId: at.table.guildId, channelId: postId, parentId: forumId, host: ada });
  gameId = game.id;
  for (const person of others) await at.app.join(gameId, person);
  await at.app.start(gameId, ada);
  await quiet();
});
afterAll(async () => {
  await at.close();
});

/** Calls Discord's API and returns its answer. */
async function rest<T>(method: 'GET' | 'POST', route: string, body?: object): Promise<T> {
  const response = await fetch(`${at.table.apiUrl}/v10${route}`, {
    method,
    headers: { authorization: `Bot ${at.table.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

async function quiet(): Promise<void> {
  await until(
    async () => (await at.app.outbox.nextDueAt()) === undefined,
    () => 'Something still waits.',
  );
}

async function isArchived(): Promise<boolean | undefined> {
  return (await rest<APIThreadChannel>('GET', Routes.channel(postId))).thread_metadata?.archived;
}

/** Someone who is asked presses the first button of the question that takes an answer. */
async function pressQuestion(): Promise<void> {
  const slot = await at.app.outbox.slot(gameId, 'question');
  const { id } = await asked();
  const person = at.table.people.find((each) => each.id === id);
  const question = person?.messages(postId).find((message) => message.id === slot?.messageId);
  if (person === undefined || question === undefined) throw new Error('There is no question.');
  const [, button] = /"custom_id":"([^"]+)"/.exec(JSON.stringify(question.components)) ?? [];
  const outcome = await person.press(question.id, button ?? '');
  expect(outcome.kind).not.toBe('withdrawn');
}

async function asked(): Promise<{ readonly id: string }> {
  for (const name of people) {
    const { id } = at.table.person(name);
    if ((await at.app.openDecisions(gameId, id)).length > 0) return { id };
  }
  throw new Error('Nobody is asked.');
}

async function answer(times: number): Promise<void> {
  for (let answers = 0; answers < times; answers += 1) {
    const { id } = await asked();
    const [decision] = await at.app.openDecisions(gameId, id);
    if (decision !== undefined) await at.app.answer(gameId, id, decision.id, decision.fallback);
    await at.app.idle();
  }
}

test('a post that Discord archives is opened again while somebody is asked in it, and its buttons work', async () => {
  at.table.moderation.archiveThread(postId);
  await expect.poll(isArchived, { timeout: patience }).toBe(false);
  await pressQuestion();
});

test('one that was archived while the bot was away is opened at its start', async () => {
  await at.away(async () => {
    at.table.moderation.archiveThread(postId);
  });
  await expect.poll(isArchived, { timeout: patience }).toBe(false);
});

test('somebody who archives it again and again, or locks it, wants it so; of a locked one the host is told', async () => {
  await quiet();
  at.skip(2 * 60 * 60_000);
  const opened = (): number =>
    at.table.log.filter(({ method, path }) => method === 'PATCH' && path === `/channels/${postId}`).length;
  for (const _ of ['once', 'twice']) {
    at.table.moderation.archiveThread(postId);
    await expect.poll(isArchived, { timeout: patience }).toBe(false);
  }
  const before = opened();
  at.table.moderation.archiveThread(postId);
  at.table.moderation.archiveThread(postId, { locked: true });
  await expect
    .poll(
      () =>
        at.table
          .person('Ada')
          .inbox()
          .map(({ content }) => content)
          .join('\n'),
      { timeout: patience },
    )
    .toContain('the thread is locked');
  expect([await isArchived(), opened()]).toEqual([true, before]);
  at.skip(2 * 60 * 60_000);
  at.table.moderation.unlockThread(postId);
  at.table.moderation.archiveThread(postId);
  await expect.poll(isArchived, { timeout: patience }).toBe(false);
});

test('what waits for a server without the bot rests; when it is back everything comes, in order and once', async () => {
  at.table.moderation.removeBot();
  await until(
    () => at.log.lines.some(({ message }) => message.startsWith('A server has removed')),
    () => 'The bot did not notice.',
  );
  const before = at.table.log.length;
  await answer(4);
  const nothingPrivateDue = async (): Promise<boolean> =>
    (await at.app.outbox.dueLanes(Date.now() + 60_000)).every((lane) => !lane.startsWith('user:'));
  await until(nothingPrivateDue, () => 'Something waits.');
  await answer(3);
  const tried = at.table.log
    .slice(before)
    .filter(({ method, path }) => method === 'POST' && path.includes(`/channels/${postId}/messages`));
  expect(tried.length).toBeLessThanOrEqual(2);
  at.table.moderation.inviteBot();
  await quiet();
  const slot = await at.app.outbox.slot(gameId, 'question');
  expect(at.table.person('Ada').messages(postId).at(-1)?.id).toBe(slot?.messageId);
  await pressQuestion();
});

test('a server that removed the bot while it was away is noticed at its start', async () => {
  await quiet();
  await at.away(async () => {
    at.table.moderation.removeBot();
  });
  const lines = (): number => at.log.lines.filter(({ message }) => message.startsWith('A server has removed')).length;
  await until(
    () => lines() === 2,
    () => 'The bot did not notice.',
  );
  await answer(2);
  at.table.moderation.inviteBot();
  await quiet();
  expect(at.table.person('Ada').messages(postId).at(-1)?.id).toBe(
    (await at.app.outbox.slot(gameId, 'question'))?.messageId,
  );
});

test('the host of a game whose thread is deleted is told so', async () => {
  at.table.moderation.deleteChannel(postId);
  await expect
    .poll(
      () =>
        at.table
          .person('Ada')
          .inbox()
          .map(({ content }) => content)
          .join('\n'),
      { timeout: patience },
    )
    .toContain('no longer exists');
});
