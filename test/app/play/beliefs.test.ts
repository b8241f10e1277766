/** The suspicions of automatic players in games of the app. */
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../src/app/index.ts';
import type { App } from '../../../src/app/types.ts';
import { newWatch, watch, type Beliefs } from '../../../src/players/beliefs/index.ts';
import { choose } from '../../../src/players/index.ts';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import type { Store } from '../../../src/store/types.ts';
import { chance } from '../../../src/tools/play/chance.ts';
import { temporaryFolder } from '../../store/scene.ts';
import { engine as rules } from '../../../src/app/core/engine.ts';
import { ann, takeBack } from '../scene.ts';

interface Play {
  readonly app: App;
  readonly store: Store;
  /** The clues given to automatic players, besides what follows from all events in the store by then. */
  readonly given: Array<{ readonly beliefs: Beliefs | undefined; readonly fromAll: Beliefs }>;
}

const games = { id: '' };

async function fromAll(store: Pick<Store, 'events'>): Promise<Beliefs> {
  return watch(
    newWatch(5),
    (await store.events(games.id, { who: 'public' })).map(({ event }) => event),
  ).beliefs;
}

async function open(path: string): Promise<Play> {
  const file = openSqliteStore(path);
  const given: Play['given'] = [];
  let stored = await fromAll(file);
  const store: Store = {
    ...file,
    together: (locks, work) =>
      file.together(locks, async (transaction) => {
        stored = await fromAll(transaction);
        return await work(transaction);
      }),
  };
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  const app = createApp({
    store,
    engine: rules,
    now: () => 1000,
    random: chance(4),
    newSeed: () => 'beliefs',
    log,
    usualLevel: 'easy',
    player(player, decision, random) {
      given.push({ beliefs: player.beliefs, fromAll: stored });
      return choose(player, decision, random);
    },
  });
  return { app, store, given };
}

async function begin({ app }: Play): Promise<void> {
  const { id } = await app.create({ guildId: 'guild', channelId: 'c1', host: ann });
  games.id = id;
  for (let seat = 1; seat < 5; seat += 1) await app.addAutomatic(id, ann);
  await app.start(id, ann);
}

/** Ann answers as automatic players do, until that many turns have gone. */
async function playOn({ app }: Play, turns: number): Promise<void> {
  const random = chance(7);
  for (;;) {
    await app.idle();
    const view = await app.viewFor(games.id, ann.id);
    const [decision] = await app.openDecisions(games.id, ann.id);
    if (decision === undefined || view.turn > turns) return;
    await app.answer(games.id, ann.id, decision.id, choose({ view }, decision, random));
  }
}

/** All that was given is as it should be, and something was believed of someone. */
function expectTrue({ given }: Play): void {
  expect(given.filter(({ beliefs, fromAll }) => JSON.stringify(beliefs) !== JSON.stringify(fromAll))).toEqual([]);
  expect(given.some(({ beliefs }) => beliefs?.some((odds) => odds !== 1))).toBe(true);
}

test('automatic players are told whom to suspect, also after an undo and after a start of the bot', async () => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const first = await open(folder.at('games.sqlite'));
  await begin(first);
  await playOn(first, 7);
  expectTrue(first);
  const before = await fromAll(first.store);
  // As far as it takes for a check to be undone.
  do await takeBack(first, games.id, ann);
  while (JSON.stringify(await fromAll(first.store)) === JSON.stringify(before));
  first.given.splice(0);
  await playOn(first, 9);
  expectTrue(first);
  await first.store.close();

  const second = await open(folder.at('games.sqlite'));
  onTestFinished(() => second.store.close());
  await playOn(second, 13);
  expectTrue(second);
});
