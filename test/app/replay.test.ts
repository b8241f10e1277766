import { expect, test } from 'vitest';
import type { Engine } from '../../src/app/core/engine.ts';
import { createApp } from '../../src/app/index.ts';
import type { App, GameEvent } from '../../src/app/types.ts';
import { choose } from '../../src/players/index.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store } from '../../src/store/types.ts';
import { engine as rules } from '../../src/app/core/engine.ts';
import { expectRefusal, takeBack } from './scene.ts';
import { host, playOut, table } from './wholeGames.ts';

/** The app of another version of the bot over the same games. */
function another(store: Store, engine: Partial<Engine>): App {
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  return createApp({
    store,
    engine: { ...rules, ...engine },
    player: choose,
    now: () => 2000,
    random: () => 0.5,
    newSeed: () => 'x',
    log,
  });
}

test(
  'a replay has every turn, with the board and all hands as they were, even of a game with an undo',
  {
    timeout: 120_000,
  },
  async () => {
    const at = await table({ seed: 'replay' });
    await playOut(at, async (answers) => {
      await expectRefusal(at.app.endings.replay(at.id), 'notOver');
      if (answers === 6) await takeBack(at, at.id, host);
    });
    const { turns, turningPoints } = await at.app.endings.replay(at.id);
    const { hands, view } = await at.app.endings.of(at.id);
    expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: view.turn + 1 }, (_, turn) => turn));
    expect(turns.every(({ scene }) => scene !== undefined)).toBe(true);
    expect(turns.at(-1)?.scene?.hands).toEqual(hands);
    expect(turns.at(-1)?.scene?.view.resources).toEqual(view.resources);
    expect(turningPoints.length).toBeGreaterThan(0);
    // What is told of a turn and what its scene shows are the same game.
    for (const { events, scene } of turns) {
      const changes = events.flatMap(({ what }) => (what.kind === 'resource' ? [what] : []));
      for (const { resource } of changes)
        expect(scene?.view.resources[resource]).toBe(changes.findLast((each) => each.resource === resource)?.now);
    }
    // Secrets in full: the cards of a check come with the players who added them.
    const added = turns
      .flatMap(({ events }) => events)
      .flatMap(({ what }) => (what.kind === 'contributed' ? [what] : []));
    expect(added.length).toBeGreaterThan(5);
    for (const { count, cards } of added) expect(cards).toHaveLength(count);
    await takeBack(at, at.id, host);
    await expectRefusal(at.app.endings.replay(at.id), 'notOver');
  },
);

/** After the first of a step's events that begins a turn, what does nothing to hands but add to them. */
const harmless: ReadonlyArray<GameEvent['what']['kind']> = [
  'phase',
  'skillsDrawn',
  'deckReshuffled',
  'moved',
  'turnStarted',
];

test(
  'what everybody held is shown as it was when the turn was over, without the cards of the next one',
  { timeout: 60_000 },
  async () => {
    const at = await table({ seed: 'held', players: 4 });
    await playOut(at);
    const { turns } = await at.app.endings.replay(at.id);
    const seed = await at.store.seed(at.id);
    const { options } = await at.app.game(at.id);
    const { state } = rules.createGame(options, seed ?? '');
    let [compared, drawnSince] = [0, 0];
    for (const { seat, decisionId, choice, undoneAt } of await at.store.inputs(at.id)) {
      if (undoneAt !== undefined) continue;
      const happened = rules.answer(state, seat, decisionId, choice).events.map(({ what }) => what);
      const begins = happened.findIndex(({ kind }) => kind === 'turnStarted');
      const [begun, ...since] = begins < 0 ? [] : happened.slice(begins);
      if (begun?.kind !== 'turnStarted' || !since.every(({ kind }) => harmless.includes(kind))) continue;
      const shown = turns.find(({ turn }) => turn === begun.turn - 1)?.scene;
      for (const { seat: own } of shown?.hands ?? []) {
        const held = [...(rules.view(state, own).own?.hand ?? [])];
        for (const card of since.flatMap((what) =>
          what.kind === 'skillsDrawn' && what.seat === own ? (what.cards ?? []) : [],
        )) {
          held.splice(held.indexOf(card), 1);
          drawnSince += 1;
        }
        expect([...(shown?.hands[own]?.skills ?? [])].sort()).toEqual(held.sort());
        expect(shown?.view.players[own]?.handCount).toBe(held.length);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
    expect(drawnSince).toBeGreaterThan(10);
  },
);

test(
  'a version of the bot that plays differently shows what it can, and tells the rest',
  { timeout: 60_000 },
  async () => {
    const store = openSqliteStore(':memory:');
    const at = await table({ seed: 'versions', players: 3, store });
    await playOut(at);
    const whole = await at.app.endings.replay(at.id);

    const noDeal = await another(store, {
      createGame: () => {
        throw new Error('no such option');
      },
    }).endings.replay(at.id);
    expect(noDeal.turns.map(({ scene }) => scene)).toEqual(whole.turns.map(() => undefined));
    expect(noDeal.turns.map(({ events }) => events)).toEqual(whole.turns.map(({ events }) => events));

    let answers = 0;
    const refuses: Engine['answer'] = (...given) => {
      answers += 1;
      if (answers > 60) throw new Error('not legal any more');
      return rules.answer(...given);
    };
    const begun = await another(store, { answer: refuses }).endings.replay(at.id);
    const known = begun.turns.filter(({ scene }) => scene !== undefined);
    expect(known.length).toBeGreaterThan(0);
    expect(known.length).toBeLessThan(whole.turns.length);
    expect(known).toEqual(whole.turns.slice(0, known.length));

    const lacking: Engine['answer'] = (...given) => ({
      events: rules.answer(...given).events.filter(({ what }) => what.kind !== 'checkStarted'),
    });
    const differing = await another(store, { answer: lacking }).endings.replay(at.id);
    expect(differing.turns.at(-1)?.scene).toBeUndefined();
  },
);
