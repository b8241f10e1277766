import { PermissionFlagsBits as Bits, Routes } from 'discord-api-types/v10';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await setScene(['Ada', 'Bo', 'Chidi', 'Dana']);
});
afterAll(async () => {
  await scene.close();
});

/** Calls Discord's API and returns its answer. */
async function rest(method: 'GET' | 'PATCH', route: string, body?: object): Promise<unknown> {
  const response = await fetch(`${scene.table.apiUrl}/v10${route}`, {
    method,
    headers: { authorization: `Bot ${scene.table.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return await response.json();
}

async function thread(
  id: string,
): Promise<{ name: string; parent_id: string; thread_metadata: { archived: boolean; auto_archive_duration: number } }> {
  return (await rest('GET', Routes.channel(id))) as Awaited<ReturnType<typeof thread>>;
}

async function members(id: string): Promise<ReadonlyArray<string>> {
  const list = (await rest('GET', Routes.threadMembers(id))) as Array<{ user_id: string }>;
  return list.map(({ user_id: userId }) => scene.table.people.find((person) => person.id === userId)?.name ?? 'bot');
}

function said(outcome: InteractionReply): string {
  return outcome.kind === 'message' ? outcome.message.content : outcome.kind;
}

function channelIn(text: string): string {
  return /<#(\d+)>/.exec(text)?.[1] ?? '';
}

function gameIn(text: string): string {
  return /[a-z]+-\d{3,}/.exec(text)?.[0] ?? '';
}

const isLobby = (message: APIMessage): boolean => message.content.includes('Take a seat');

/** The lobby that Bo sees in a channel, once it says so. */
async function lobbyThat(channelId: string, says: string): Promise<APIMessage> {
  return await scene
    .person('Bo')
    .waitFor((message) => isLobby(message) && message.content.includes(says), { channelId });
}

describe('a game in a thread of its own', () => {
  let threadId: string;
  let gameId: string;

  test('is opened by an option of /game create, and its host is a member', async () => {
    const reply = said(
      await scene.person('Ada').command('game create', { thread: true, name: 'Friday *fleet*', players: 4 }),
    );
    expect(reply).toContain('is open in <#');
    threadId = channelIn(reply);
    gameId = gameIn(reply);
    await lobbyThat(threadId, 'Friday \\*fleet\\*');
    expect(await thread(threadId)).toMatchObject({ name: `Friday *fleet* · ${gameId}`, parent_id: scene.channelId });
    await until(
      () =>
        scene.table.log.some(
          ({ method, path }) => method === 'PUT' && path.includes(`/channels/${threadId}/thread-members/`),
        ),
      () => 'Nobody was added.',
    );
    expect(await members(threadId)).toEqual(expect.arrayContaining(['Ada', 'bot']));
  });

  test('a person who takes a seat becomes a member', async () => {
    await scene.person('Bo').press(await lobbyThat(threadId, 'Ada').then(({ id }) => id), 'Join');
    await lobbyThat(threadId, '**Bo**');
    await until(
      () =>
        scene.table.log.filter(({ method, path }) => method === 'PUT' && path.includes('/thread-members/')).length >= 2,
      () => 'Bo was not added.',
    );
    expect(await members(threadId)).toContain('Bo');
  });

  test('the channel it came from is free for another one', async () => {
    const reply = said(await scene.person('Dana').command('game create', { thread: true }));
    expect(channelIn(reply)).not.toBe(threadId);
    expect(said(await scene.person('Dana').command('host abandon', {}, { channelId: channelIn(reply) }))).toContain(
      'Abandon the game',
    );
    await scene.person('Dana').press((message) => message.content.startsWith('Abandon the game'), 'Abandon the game');
    const other = channelIn(reply);
    await scene
      .person('Dana')
      .waitFor((message) => message.channel_id === other && message.content.includes('abandoned the game'), {
        channelId: other,
      });
    await until(
      () =>
        scene.table.log.some(
          ({ method, path, status }) => method === 'PATCH' && path.endsWith(`/channels/${other}`) && status === 200,
        ),
      () => 'The thread was not renamed.',
    );
    expect(await thread(other)).toMatchObject({
      name: expect.stringMatching(/ · abandoned$/),
      thread_metadata: { auto_archive_duration: 1440 },
    });
  });

  test('a thread that Discord has closed is opened again, also after another start of the bot', async () => {
    await scene.restart();
    await rest('PATCH', Routes.channel(threadId), { archived: true });
    await scene.person('Chidi').press(await lobbyThat(threadId, '**Bo**').then(({ id }) => id), 'Join');
    await lobbyThat(threadId, '**Chidi**');
    expect((await thread(threadId)).thread_metadata.archived).toBe(false);
  });

  test('when it is locked, the host is told once how to go on, and goes on elsewhere', async () => {
    await rest('PATCH', Routes.channel(threadId), { archived: true, locked: true });
    scene.table.permit(scene.channelId, 'bot', { deny: Bits.ManageThreads });
    await scene.person('Chidi').press(await lobbyThat(threadId, '**Chidi**').then(({ id }) => id), 'Leave');
    const told = await scene
      .person('Ada')
      .waitFor((message) => message.content.includes('/host here'), { channelId: 'dm' });
    expect(told.content).toContain(`<#${threadId}>`);
    const { generalChannelId } = scene.table;
    expect(
      said(await scene.person('Bo').command('host here', { game: gameId }, { channelId: generalChannelId })),
    ).toContain('Only the host');
    expect(
      said(await scene.person('Ada').command('host here', { game: gameId }, { channelId: generalChannelId })),
    ).toContain(`continues here, in <#${generalChannelId}>`);
    const lobby = await lobbyThat(generalChannelId, '*open*');
    expect(lobby.content).not.toContain('Chidi');
    expect(
      scene
        .person('Ada')
        .inbox()
        .filter(({ content }) => content.includes('/host here')),
    ).toHaveLength(1);
    scene.table.permit(scene.channelId, 'bot', {});
  });
});

describe('where there can be no thread', () => {
  test('a missing permission is named, with what to do', async () => {
    scene.table.permit(scene.channelId, 'bot', { deny: Bits.CreatePublicThreads });
    const reply = said(await scene.person('Ada').command('game create', { thread: true }));
    scene.table.permit(scene.channelId, 'bot', {});
    expect(reply).toMatch(/Missing permissions: Create Public Threads\. .*thread: False/);
  });

  test('inside a thread the game stays in it', async () => {
    const reply = said(await scene.person('Ada').command('game create', { thread: true }));
    const outer = channelIn(reply);
    await scene.person('Ada').command('host abandon', {}, { channelId: outer });
    await scene
      .person('Ada')
      .press(
        (message) => message.content.startsWith('Abandon the game') && message.channel_id === outer,
        'Abandon the game',
      );
    const inner = said(await scene.person('Ada').command('game create', { thread: true }, { channelId: outer }));
    expect(inner).not.toContain('<#');
    await lobbyThat(outer, gameIn(inner));
  });
});

describe('/settings', () => {
  test('is not for everybody', async () => {
    await expect(scene.person('Bo').command('settings')).rejects.toThrow();
  });

  test('by menus: only in one channel, in threads, for managers', async () => {
    const ada = scene.person('Ada');
    await ada.command('settings');
    const panel = (message: APIMessage): boolean => message.content.startsWith('## Games on this server');
    await ada.select(panel, 'Only in these channels…', [scene.channelId]);
    await ada.waitFor(
      (message) => panel(message) && message.content.includes(`in <#${scene.channelId}>, and in their threads`),
    );
    await ada.press(panel, 'New games get a thread');
    await ada.select(panel, 'Who may open games', 'Server managers only');
    const { content } = await ada.waitFor(
      (message) => panel(message) && message.content.includes('server managers only'),
    );
    expect(content).toContain('in a new thread');
    expect(said(await scene.person('Bo').command('game create'))).toMatch(
      /^Only server managers can open games here\. .*\/settings/,
    );
    expect(said(await ada.command('game create', {}, { channelId: scene.table.generalChannelId }))).toContain(
      `opened in <#${scene.channelId}>`,
    );
    expect(said(await ada.command('game create'))).toContain('is open in <#');
    await ada.press(panel, 'Restore defaults');
    await ada.waitFor((message) => panel(message) && message.content.includes('in any channel'));
  });

  test('by options: a role and a number of games', async () => {
    const ada = scene.person('Ada');
    expect(said(await ada.command('settings', { create: 'role' }))).toMatch(/^Choose a role as well\./);
    expect(said(await ada.command('settings', { games: 1 }))).toContain('Limit: **1 game** at once');
    expect(said(await scene.person('Bo').command('game create'))).toMatch(/which is its limit\./);
    await ada.command('settings', { games: 20 });
  });
});

test('Discord would have refused nothing but what was done to the threads', () => {
  const reasons = scene.table.refusals.map(({ reason }) => reason);
  expect([...new Set(reasons)].sort()).toEqual(['Missing Permissions', 'Thread is archived']);
});
