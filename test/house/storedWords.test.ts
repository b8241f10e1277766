/** Nothing that is stored holds words: ids, codes, numbers, and what people have typed (design, section 10). */
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app/index.ts';
import type { App, Person } from '../../src/app/types.ts';
import { view } from '../../src/engine/index.ts';
import { choose } from '../../src/players/index.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { engine as rules } from '../../src/app/core/engine.ts';
import { everythingOfExodus, newCaprica, searchForHome } from '../app/realRules.ts';
import { chance } from '../app/features/orders/table.ts';
import { play, randomGame } from '../engine/properties/randomGames.ts';
import { temporaryFolder } from '../store/scene.ts';
import { storedWords, wordsIn } from '../storedWords.ts';
import { soaking, tries } from '../soak.ts';
import { longTestLimit } from '../patience.ts';

// Many whole games, also on a machine that has other things to do.
vi.setConfig({ testTimeout: longTestLimit });

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** The sign in everything that a person types in these tests, including names. */
const typed = '¶';
const isTyped = (text: string): boolean => text.includes(typed);

test('in random games of all kinds, the state, what happens, what is asked, what is answered and what is seen hold no words', () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      const found = new Set<string>();
      const look = (value: unknown, where: string): void => {
        for (const word of wordsIn(value, where, isTyped)) found.add(word);
      };
      let moments = 0;
      play(
        game,
        ({ state, decision, choice }) => {
          moments += 1;
          look(decision, 'decision');
          look(choice, 'answer');
          if (moments % 10 !== 0) return;
          look(state, 'state');
          look(view(state, decision.seat), 'view');
        },
        (events) => {
          look(events, 'events');
        },
      );
      expect([...found]).toEqual([]);
    }),
    { numRuns: tries(2, 300) },
  );
});

const person = (name: string): Person => ({ id: name.toLowerCase(), name: `${name} ${typed}` });
const [ann, ben, cid, dee] = [person('Ann'), person('Ben'), person('Cid'), person('Dee')] as const;
const manager: Person = { ...person('Eve'), administrator: true };

interface Playing {
  readonly app: App;
  readonly id: string;
  readonly random: () => number;
}

/** One answer by hand of everyone who is asked; gives whether the game goes on. */
async function answers({ app, id, random }: Playing): Promise<boolean> {
  for (const { id: userId } of [ann, ben, cid, dee]) {
    if ((await app.game(id)).status !== 'running') return false;
    const [decision] = await app.openDecisions(id, userId);
    if (decision !== undefined)
      await app.answer(id, userId, decision.id, choose({ view: await app.viewFor(id, userId) }, decision, random));
    await app.idle();
  }
  return (await app.game(id)).status === 'running';
}

/** Everything that people can decide in advance. */
async function giveOrders({ app, id }: Playing): Promise<void> {
  for (const { id: userId } of [ann, ben, cid, dee]) {
    await app.orders.suggest(id, userId);
    const { reactions, turn, check } = await app.orders.look(id, userId);
    for (const { key } of reactions) await app.orders.change(id, userId, { reaction: { key, mode: 'askIf' } });
    const [action] = turn === undefined ? [] : await app.orders.actionsAfter(id, userId, undefined);
    if (action !== undefined) await app.orders.planTurn(id, userId, { action: action.id });
    if (check !== undefined) await app.orders.planCheck(id, userId, { cards: [], quiet: true });
  }
  await app.idle();
}

/** Everything that people can do around a game. */
async function lookAfter({ app, id }: Playing): Promise<void> {
  await app.polls.open(id, ann, {
    question: `What now ${typed}`,
    answers: [`This ${typed}`, `That ${typed}`],
    openResults: true,
    named: true,
    spectators: true,
    time: undefined,
  });
  await app.polls.vote(id, ben, 1, 0);
  await app.notes.suspect(id, 'ann', { seat: 1, level: 'suspect', text: `Too helpful ${typed}` });
  await app.notes.write(id, 'ben', `My notes ${typed}`);
  await app.hosts.addSpectator(id, ann, person('Fay'));
  await app.hosts.removeSpectator(id, ann, person('Fay'));
  await app.hosts.addSpectator(id, ann, person('Gil'));
  await app.hosts.pause(id, ann);
  await app.hosts.resume(id, ann);
  await app.pace.setTimers(id, ann, 'daily');
  await app.pace.setOwnTime(ben, { zone: 'Europe/Berlin', quiet: { from: 1320, to: 420 } });
  await app.pace.away(cid, { until: '2 days', substitute: 'automatic', gameId: id });
  await app.pace.back(cid, id);
  await app.pace.away(cid, { until: '2 days', substitute: person('Hal'), gameId: id });
  await app.pace.back(cid, id);
  await app.pace.setSession(id, ann, 'in 2 days');
  await app.languages.setForGame(id, ann, 'it');
  await app.languages.setOwn('ben', 'pl');
  await app.setLevel(id, ann, { level: 'hard' });
  await app.hints.allow(id, ann, true);
  await app.guild.change('guild', manager, {});
  await app.hosts.transfer(id, ann, ben);
  await app.hosts.transfer(id, ben, ann);
  await app.idle();
}

/** Undoes what was answered last. */
async function takeBack({ app, id }: Playing): Promise<void> {
  const { target, mark } = await app.undo.preview(id, manager);
  await app.undo.confirm(id, manager, { ref: target.ref, mark });
  await app.idle();
}

describe('in a database', () => {
  // The random games above are of all kinds.
  const others = soaking
    ? ([
        ['the base game', {}],
        ['New Caprica with a Cylon Leader', newCaprica],
      ] as const)
    : [];
  test.each([
    ...others,
    ['the Ionian Nebula with all options', everythingOfExodus],
    ['the Search for Home with all boxes', searchForHome],
  ] as const)('%s, with all that people do around it, leaves no words but their own', async (name, options) => {
    const path = folder.at(`${name}.sqlite`);
    let now = Date.parse('2026-01-05T12:00:00Z');
    const log = { debug: () => undefined, info: () => undefined, warn: vi.fn(), error: vi.fn() };
    const app = createApp({
      store: openSqliteStore(path, () => now),
      engine: rules,
      player: choose,
      now: () => now,
      random: chance(7),
      newSeed: () => 'seed',
      log,
    });
    const { id } = await app.create({
      guildId: 'guild',
      channelId: 'c1',
      host: ann,
      name: `evening-${typed}`,
      options,
    });
    for (const other of [ben, cid, dee]) await app.join(id, other);
    await app.start(id, ann);
    await app.idle();
    const playing: Playing = { app, id, random: chance(11) };
    for (let round = 0; await answers(playing); round += 1) {
      if (round % 25 === 20) await giveOrders(playing);
      if (round % 60 === 30) await takeBack(playing);
      if (round === 40) await lookAfter(playing);
      now += 600_000;
      await app.pace.tick();
    }
    await app.hosts.export(id, ann);
    await app.rematch(id, ann);
    await app.close();
    expect(storedWords(path, isTyped)).toEqual([]);
    expect([log.warn.mock.calls, log.error.mock.calls]).toEqual([[], []]);
  });
});
