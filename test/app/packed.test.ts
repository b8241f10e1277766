import { expect, test } from 'vitest';
import { createApp } from '../../src/app/index.ts';
import type { App } from '../../src/app/types.ts';
import { choose } from '../../src/players/index.ts';
import type { Store } from '../../src/store/types.ts';
import { engine as rules } from '../../src/app/core/engine.ts';
import { host, playOut, table } from './wholeGames.ts';

/** Everything that people can ask for about a game that is over. */
async function told(app: App, store: Store, id: string): Promise<unknown> {
  const [game, ending, replay] = [await app.game(id), await app.endings.of(id), await app.endings.replay(id)];
  const logs = await Promise.all([host.id, 'public'].map((who) => app.log(id, who, { turn: 2 })));
  return {
    game,
    ending,
    replay,
    logs,
    inputs: await store.inputs(id),
    statistics: await app.stats.of({ guildId: game.guildId }),
  };
}

test('a month after its end a game is packed, and tells all that it told before', { timeout: 120_000 }, async () => {
  const { app, store, id } = await table({ seed: 'packed' });
  await playOut({ app, store, id, problems: [] });
  const before = await told(app, store, id);
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const muchLater = 1000 + 31 * 86_400_000;
  const later = createApp({
    store,
    engine: rules,
    player: choose,
    now: () => muchLater,
    random: () => 0.5,
    newSeed: () => 'x',
    log,
  });
  // At a start no one waits for the packing.
  await later.tidy();
  expect(await store.snapshots(id)).toEqual([]);
  expect(await store.packable(muchLater, 1)).toEqual([id]);
  await later.tidyAndPack();
  expect(await store.packable(muchLater, 1)).toEqual([]);
  expect(await told(later, store, id)).toEqual(before);
});
