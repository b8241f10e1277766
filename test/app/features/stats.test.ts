import Database from 'better-sqlite3';
import { afterAll, describe, expect, test } from 'vitest';
import { resultOf } from '../../../src/app/model/record/result.ts';
import { view } from '../../../src/engine/index.ts';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import type { GameResult, SeatResult } from '../../../src/store/results.ts';
import { ann, annAlone, choose, scene, takeBack, threePeople } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { catalogue } from '../../../src/catalogue/index.ts';
import { leaderScene, sympatheticScene } from '../../engine/leaderScene.ts';
import { eliminated, nebulaScene, trial } from '../../engine/nebulaScene.ts';
import { scene as sceneOfRules, type Table } from '../../engine/scene.ts';
import { temporaryFolder } from '../../store/scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Ann plays against two automatic players until the fuel is gone. */
async function lost(at: Scene): Promise<string> {
  const id = await annAlone(at);
  while ((await at.app.game(id)).status === 'running') {
    const [decision] = await at.app.openDecisions(id, 'ann');
    await choose(
      at,
      id,
      ann,
      decision?.topic.kind === 'move' ? '3' : decision?.topic.kind === 'action' ? 'end' : 'pass',
    );
  }
  return id;
}

test('a game counts from its end on, automatic players apart, and no longer when the end is undone', async () => {
  const at = scene();
  expect((await at.app.stats.of({})).games).toBe(0);
  const id = await lost(at);
  const after = await at.app.stats.of({ guildId: 'guild' });
  expect(after).toMatchObject({
    games: 1,
    winners: { humans: 0, cylons: 1 },
    causes: [{ winner: 'cylons', cause: 'fuel', games: 1 }],
    people: { human: { games: 1, won: 0 } },
    automatic: { human: { games: 2, won: 0 } },
    persons: [{ userId: 'ann', name: 'Ann', games: 1, won: 0 }],
  });
  const inputs = await at.store.inputs(id);
  expect(await at.store.results.course(id)).toMatchObject({
    options: (await at.app.game(id)).options,
    players: 3,
    byTheBook: true,
    answers: [{ answers: inputs.filter(({ by }) => by === 'ann').length }, undefined, undefined],
  });
  await takeBack(at, id, ann);
  expect(await at.app.stats.of({ guildId: 'guild' })).toMatchObject({ games: 0, turns: undefined, persons: [] });
  expect(await at.store.results.has(id)).toBe(false);
});

test('a game that is abandoned does not count', async () => {
  const at = scene();
  const id = await threePeople(at);
  await at.app.abandon(id, ann);
  expect((await at.app.stats.of({})).games).toBe(0);
});

const kobol = 'character/base/laura-roslin';
const pilot = 'character/base/lee-apollo-adama';

function seat(
  number: number,
  userId: string | undefined,
  character: string,
  side: SeatResult['side'],
  won: boolean,
): SeatResult {
  return {
    seat: number,
    userId,
    name: userId === undefined ? 'Automatic' : userId.toUpperCase(),
    character,
    side,
    won,
  };
}

/** Stores results as if games had ended so. */
async function withResults(
  results: ReadonlyArray<{ readonly guildId: string } & Omit<GameResult, 'cards'>>,
): Promise<Scene> {
  const at = scene();
  for (const [index, { guildId, ...rest }] of results.entries()) {
    const result = { ...rest, cards: [] };
    const id = `kat-${index}`;
    await at.store.create(
      {
        id,
        guildId,
        channelId: `c${index}`,
        hostId: 'ann',
        options,
        pace: { remindAfter: 0, limit: 0, reactionLimit: 0, atLimit: 'default', archiveAfter: 0 },
        level: 'normal',
        seats: [],
      },
      index,
      [],
    );
    await at.store.commit({
      gameId: id,
      revision: 1,
      at: 10 + index,
      game: { status: 'over', endedAt: 10 + index },
      result,
      messages: [],
    });
  }
  return at;
}

const options = {
  players: 3,
  expansions: [],
  objective: 'kobol',
  difficulty: 'normal',
  cylonLeader: false,
  sympatheticCylon: false,
  noSympathizer: false,
  cylonShipsActivateOncePerTurn: true,
  executionRedrawsLoyalty: true,
} as const;

const three = [
  {
    guildId: 'g1',
    winner: 'humans',
    cause: 'reachedKobol',
    turns: 20,
    seats: [
      seat(0, 'ann', kobol, 'human', true),
      seat(1, 'ben', pilot, 'cylon', false),
      seat(2, undefined, 'character/base/sharon-boomer-valerii', 'human', true),
    ],
  },
  {
    guildId: 'g1',
    winner: 'cylons',
    cause: 'food',
    turns: 10,
    seats: [seat(0, 'ann', pilot, 'cylon', true), seat(1, 'ben', kobol, 'human', false)],
  },
  {
    guildId: 'g2',
    winner: 'cylons',
    cause: 'food',
    turns: 15,
    seats: [seat(0, 'ann', kobol, 'human', false), seat(1, 'cid', pilot, 'cylonLeader', true)],
  },
] as const;

const none = { games: 0, won: 0 };

test('a server: games by winner and cause, people by side, characters and who played most', async () => {
  const at = await withResults(three);
  expect(await at.app.stats.of({ guildId: 'g1' })).toEqual({
    games: 2,
    cards: { mission: [], mutiny: [], motive: [] },
    turns: { fewest: 10, mean: 15, most: 20 },
    winners: { humans: 1, cylons: 1 },
    causes: [
      { winner: 'cylons', cause: 'food', games: 1 },
      { winner: 'humans', cause: 'reachedKobol', games: 1 },
    ],
    people: { human: { games: 2, won: 1 }, cylon: { games: 2, won: 1 }, cylonLeader: none, sympatheticCylon: none },
    automatic: { human: { games: 1, won: 1 }, cylon: none, cylonLeader: none, sympatheticCylon: none },
    characters: [
      { character: kobol, games: 2, won: 1 },
      { character: pilot, games: 2, won: 1 },
    ],
    persons: [
      { userId: 'ann', name: 'ANN', games: 2, won: 2 },
      { userId: 'ben', name: 'BEN', games: 2, won: 0 },
    ],
  });
});

test('a person: only own seats, on one server or on all', async () => {
  const at = await withResults(three);
  expect(await at.app.stats.of({ userId: 'ann' })).toMatchObject({
    games: 3,
    winners: { humans: 1, cylons: 2 },
    people: { human: { games: 2, won: 1 }, cylon: { games: 1, won: 1 } },
    automatic: { human: { games: 0, won: 0 } },
    characters: [
      { character: kobol, games: 2, won: 1 },
      { character: pilot, games: 1, won: 1 },
    ],
  });
  expect(await at.app.stats.of({ userId: 'ann', guildId: 'g2' })).toMatchObject({
    games: 1,
    people: { human: { games: 1, won: 0 } },
  });
  expect(await at.app.stats.of({ userId: 'ben', guildId: 'g2' })).toMatchObject({ games: 0 });
});

test('a character: everyone who played it', async () => {
  const at = await withResults(three);
  expect(await at.app.stats.of({ character: pilot })).toMatchObject({
    games: 3,
    people: { cylon: { games: 2, won: 1 }, cylonLeader: { games: 1, won: 1 } },
    persons: [
      { userId: 'ann', won: 1 },
      { userId: 'cid', won: 1 },
      { userId: 'ben', won: 0 },
    ],
  });
  expect(await at.app.stats.of({ character: kobol, userId: 'ben' })).toMatchObject({
    games: 1,
    causes: [{ cause: 'food' }],
  });
});

test('games that ended with an earlier version are counted when the bot starts, once', async () => {
  const path = folder.at('before.db');
  const first = scene({ store: openSqliteStore(path) });
  const id = await lost(first);
  await first.app.close();
  const db = new Database(path);
  db.exec('DELETE FROM results');
  db.close();
  const second = scene({ store: openSqliteStore(path) });
  const before = await second.store.game(id);
  expect((await second.app.stats.of({})).games).toBe(0);
  await second.app.resume();
  await second.app.resume();
  expect(await second.app.stats.of({})).toMatchObject({ games: 1, automatic: { human: { games: 2 } } });
  expect((await second.store.game(id))?.revision).toBe((before?.revision ?? 0) + 1);
  expect(second.logged).toEqual([]);
  await second.app.close();
});

describe('on which side somebody was', () => {
  const seats = ['ann', 'ben', 'cid', 'dee'].map((name) => ({ kind: 'user', userId: name, name }) as const);
  const sidesOf = (game: Table): ReadonlyArray<string> => {
    const { over } = game.call('verdict', { winner: 'humans', cause: 'reachedKobol' }).state;
    if (over === undefined) throw new Error('the game is not over');
    const result = resultOf(
      { seats, options: game.state.options, startedAt: 1, createdAt: 0 },
      view(game.state, 'public'),
      over,
      [],
    );
    return result.seats.map(({ side, won }) => `${side} ${won ? 'won' : 'lost'}`);
  };

  test('R-VIC-40 R-VIC-41 a Cylon Leader is on none but their own, and wins by the Agenda, infiltrating or not', () => {
    const cavil = { agenda: 'prove-their-worth', at: 'command', infiltrating: true };
    const others = ['roslin', { adama: { loyalty: ['cylon'] } }, 'starbuck'] as const;
    expect(sidesOf(leaderScene({ players: [{ cavil }, ...others], damagedVipers: 5 }))).toEqual([
      'cylonLeader won',
      'human won',
      'cylon lost',
      'human won',
    ]);
    expect(sidesOf(leaderScene({ players: [{ cavil: { agenda: 'prove-their-worth' } }, ...others] }))[0]).toBe(
      'cylonLeader lost',
    );
  });

  test('R-LOY-116 R-VIC-40 the Sympathetic Cylon likewise, whatever other Loyalty cards say; a Sympathizer who became a Cylon is one', () => {
    const tigh = { sympathetic: true, loyalty: ['cylon'], agenda: 'guide-them-to-destiny' };
    const game = sympatheticScene({
      players: [{ tigh }, 'roslin', { adama: { sympathizer: true } }, 'starbuck'],
      resources: { morale: 5, population: 5 },
    });
    expect(sidesOf(game)).toEqual(['sympatheticCylon won', 'human won', 'cylon lost', 'human won']);
  });

  test('R-ION-81 R-ION-82 whoever was eliminated was on the side that the trial has shown, and has lost', () => {
    const judged = nebulaScene({
      players: ['roslin', { adama: { loyalty: ['cylon', 'notACylon'] } }, 'tyrol', { boomer: { revealed: true } }],
      trauma: { adama: 'aaa', boomer: 'bbb' },
    });
    trial(judged).settle(1);
    expect(eliminated(judged)).toEqual(['adama', 'boomer']);
    expect(sidesOf(judged)).toEqual(['human won', 'cylon lost', 'human won', 'cylon lost']);
    const human = nebulaScene({ players: ['roslin', 'adama', 'tyrol', 'starbuck'], trauma: { adama: 'aaa' } });
    trial(human);
    expect(eliminated(human)).toEqual(['adama']);
    expect(sidesOf(human)).toEqual(['human won', 'human lost', 'human won', 'human won']);
  });

  test('R-LOY-80 R-LOY-85 a Personal Goal and one of the Final Five make a human', () => {
    const options = { expansions: ['exodus'], switches: ['personalGoals', 'finalFive'] } as const;
    const loyal = ['personalGoal', 'finalFive'] as const;
    const game = sceneOfRules({ players: ['roslin', 'adama', 'tyrol', 'starbuck'], options });
    loyal.forEach((kind, seat) => {
      const card = [...catalogue.loyalty.values()].find((entry) => entry.kind === kind)?.id ?? '';
      game.state.players[seat]?.loyalty.push({ card, faceUp: false });
    });
    expect(sidesOf(game)).toEqual(['human won', 'human won', 'human won', 'human won']);
  });
});
