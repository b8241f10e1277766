import { createApp } from '../../src/app/index.ts';
import type { App, GameOptions, Person } from '../../src/app/types.ts';
import type { Engine } from '../../src/app/core/engine.ts';
import { choose } from '../../src/players/index.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import type { Store } from '../../src/store/types.ts';
import { engine as rules } from '../../src/app/core/engine.ts';

export const host: Person = { id: '1', name: 'Ada' };

export interface Table {
  readonly app: App;
  readonly store: Store;
  readonly problems: ReadonlyArray<object>;
  readonly id: string;
}

function chance(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

export interface TableOf {
  readonly seed: string;
  readonly players?: number;
  readonly options?: Partial<GameOptions>;
  readonly engine?: Engine;
  readonly store?: Store;
}

/** A game of one person and automatic players that has begun. The same seed gives the same game. */
export async function table({
  seed,
  players = 4,
  options = {},
  engine = rules,
  store = openSqliteStore(':memory:'),
}: TableOf): Promise<Table> {
  const problems: Array<object> = [];
  const log = {
    debug: () => {},
    info: () => {},
    warn: (details: object) => void problems.push(details),
    error: (details: object) => void problems.push(details),
  };
  const app = createApp({
    store,
    engine,
    player: choose,
    now: () => 1000,
    random: chance(7),
    newSeed: () => seed,
    log,
  });
  const { id } = await app.create({ guildId: '100', channelId: '200', host, options });
  for (let seat = 1; seat < players; seat += 1) await app.addAutomatic(id, host);
  await app.start(id, host);
  await app.idle();
  return { app, store, problems, id };
}

/** The person plays as an automatic player would, to the end. `look`: before each answer. */
export async function playOut(
  { app, id }: Table,
  look: (answers: number) => Promise<void> = async () => {},
): Promise<void> {
  const random = chance(11);
  for (let answers = 0; (await app.game(id)).status === 'running'; answers += 1) {
    await look(answers);
    const [decision] = await app.openDecisions(id, host.id);
    if (decision === undefined) throw new Error('Nobody is asked, and the game is not over.');
    await app.answer(id, host.id, decision.id, choose({ view: await app.viewFor(id, host.id) }, decision, random));
    await app.idle();
  }
}
