import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { game } from '../../commands/game.ts';
import type { App, Person } from '../../src/app/types.ts';
import type { Desk } from '../../src/bot/types.ts';
import { ada, bo, channelId, customIds, dana, memoryApp, openLobby, startGame, whoIsAsked } from '../bot/support.ts';
import { callBy, deskFor, replyTo, suggestions } from './support.ts';

let app: App;
let desk: Desk;
beforeEach(() => {
  app = memoryApp();
  desk = deskFor(app);
});
afterEach(async () => { await app.close(); });

async function say(person: Person, subcommand: string, values: Record<string, string | number | boolean> = {}, place = {}): Promise<string> {
  const { content } = await replyTo(game, desk, callBy(person, values, subcommand, place));
  return content ?? '';
}

async function status(): Promise<string | undefined> {
  return (await app.gameInChannel(channelId))?.status;
}

describe('/game create', () => {
  test('opens a lobby with the options, its caller as host', async () => {
    expect(await say(ada, 'create', { difficulty: 'easierForHumans', 'no-sympathizer': true, 'ships-act-once': false })).toContain('is open');
    expect(await app.gameInChannel(channelId)).toMatchObject({ hostId: ada.id, status: 'lobby', options: { difficulty: 'easierForHumans', noSympathizer: true, cylonShipsActivateOncePerTurn: false } });
  });

  test('needs a channel without a game', async () => {
    const { id } = await openLobby(app);
    expect(await say(dana, 'create')).toContain(id);
    expect(await app.gamesOf(dana.id)).toEqual([]);
  });

  test('needs the permissions to host a game', async () => {
    expect(await say(ada, 'create', {}, { lacking: ['Send Messages'] })).toMatch(/I lack the permission Send Messages/);
    expect(await status()).toBeUndefined();
  });

  test('needs a server', async () => {
    expect(await say(ada, 'create', {}, { guildId: undefined })).toBe('A game needs a channel of a server.');
  });

  test('remembers for how many players it is, for /game start to fill', async () => {
    await say(ada, 'create', { players: 5 });
    await say(bo, 'join');
    expect(await say(ada, 'start', { automatic: 'fill' })).toBe('The game begins.');
    const { seats, status: now } = (await app.gameInChannel(channelId)) ?? {};
    expect(now).toBe('running');
    expect(seats?.map(({ kind }) => kind)).toEqual(['user', 'user', 'automatic', 'automatic', 'automatic']);
  });
});

describe('seats', () => {
  test('are taken and given up before the game', async () => {
    const { id } = await app.create({ guildId: '100', channelId, host: ada });
    expect(await say(bo, 'join')).toContain(`You have a seat in ${id}`);
    expect(await say(bo, 'join')).toContain('already have a seat');
    expect(await say(bo, 'leave')).toBe(`You left ${id}.`);
    expect(await say(bo, 'leave')).toContain('no seat');
  });

  test('can not be taken where there is no game, and it says where the own games are', async () => {
    const { id } = await openLobby(app);
    expect(await say(ada, 'join', {}, { channelId: '999' })).toBe(`There is no game in this channel. You play in ${id} (<#${channelId}>).`);
  });

  test('can not be taken once the game has begun', async () => {
    await startGame(app);
    expect(await say(dana, 'join')).toMatch(/already started.*waits for/);
  });

  test('are handed over by name or number, but not to nobody’s seat', async () => {
    await startGame(app);
    const offered = await suggestions(game, desk, callBy(ada, {}, 'replace'), 'seat', 'b');
    expect(offered).toEqual([{ name: 'Bo', value: '1' }]);
    expect(await say(ada, 'replace', { seat: '1' })).toBe('An automatic player takes over.');
    expect((await app.gameInChannel(channelId))?.seats[1]?.kind).toBe('automatic');
    expect(await say(ada, 'replace', { seat: 'Zak' })).toContain('There is no such seat.');
  });
});

describe('/game start', () => {
  test('is for the host', async () => {
    await openLobby(app);
    expect(await say(bo, 'start')).toMatch(/host/i);
    expect(await status()).toBe('lobby');
  });

  test('with too few players says how many are missing', async () => {
    await app.create({ guildId: '100', channelId, host: ada });
    expect(await say(ada, 'start')).toMatch(/needs 3 players/);
    expect(await status()).toBe('lobby');
  });
});

describe('/game abandon', () => {
  test('asks first', async () => {
    const { id } = await startGame(app);
    const reply = await replyTo(game, desk, callBy(ada, {}, 'abandon'));
    expect(customIds(reply)).toEqual([`abandon|${id}`, `keep|${id}`]);
    expect(await status()).toBe('running');
  });

  test('is for the host and for those who manage the server', async () => {
    await startGame(app);
    expect(await say(bo, 'abandon')).toContain('Only the host');
    expect(await say({ ...dana, administrator: true }, 'abandon')).toContain('Abandon the game');
  });

  test('has nothing to do when the game is over', async () => {
    const { id } = await startGame(app);
    await app.abandon(id, ada);
    expect(await say(ada, 'abandon')).toContain('nothing to abandon');
  });
});

describe('/game undo', () => {
  test('takes back the last decision', async () => {
    const { id } = await startGame(app);
    const started = await app.game(id);
    const before = await whoIsAsked(app, started);
    await app.answer(id, before.person.id, before.decision.id, before.decision.fallback);
    expect(await say(ada, 'undo')).toBe('The last decision is taken back.');
    const after = await whoIsAsked(app, started);
    expect(after).toMatchObject({ person: before.person, decision: { topic: before.decision.topic, choices: before.decision.choices } });
    expect(await say(ada, 'undo')).toMatch(/Nobody has decided/);
  });
});

test('/game status says where the fleet stands and what is open', async () => {
  await startGame(app);
  const text = await say(ada, 'status');
  expect(text).toMatch(/fuel/i);
  expect(text).toMatch(/Open for you|waits for/);
});

test('/game board is a picture with words, once the game has begun', async () => {
  await openLobby(app);
  expect(await say(ada, 'board')).toContain('no board yet');
  await app.start((await app.gameInChannel(channelId))?.id ?? '', ada);
  const { files } = await replyTo(game, desk, callBy(dana, {}, 'board'));
  expect(files?.[0]).toMatchObject({ name: 'board.png', description: expect.stringMatching(/fuel/i) });
});

test('/game log tells what happened', async () => {
  await startGame(app);
  const { embeds } = await replyTo(game, desk, callBy(ada, {}, 'log'));
  expect(embeds?.[0]?.description?.length).toBeGreaterThan(10);
  expect(await say(ada, 'log', { turn: 90 })).toBe('Nothing happened in turn 90.');
});
