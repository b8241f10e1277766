import type { Dialect } from '../../src/store/sql/dialect.ts';
import { noMind } from '../../src/store/sql/mind.ts';
import type { SqlSession } from '../../src/store/sql/session.ts';
import { Placeholder } from '../../src/store/sql/named.ts';
import { workshop } from '../../src/store/sql/statement.ts';
import type { Statement } from '../../src/store/sql/statement.ts';
import { tablesOf } from '../../src/store/sql/tables.ts';
import type { Belonging } from '../../src/store/sql/removal.ts';
import type { EventFilter, GameFilter } from '../../src/store/types.ts';

export type AnyStatement = Statement<never, unknown>;

/** Filters by which games are looked for while people play. */
export const gameFilters: ReadonlyArray<GameFilter> = [
  { userId: '1', statuses: ['running'] },
  { ownerId: '1', statuses: ['running'] },
  { guildId: '1', statuses: ['lobby'] },
  { channelId: '1', statuses: ['lobby'] },
  { channelId: '1', most: 1 },
  { statuses: ['running'] },
];

const eventFilters: ReadonlyArray<EventFilter> = [
  { who: 'all' },
  { who: 'public', turn: 1 },
  { who: 1, last: 5 },
  { who: 'all', from: 3 },
  { who: 'public', undoneAt: 7 },
];

/** Finds nothing, and keeps no way to a database. */
const nowhere: SqlSession = {
  news: new Set(),
  mind: noMind,
  all: async () => [],
  run: async () => 1,
  add: async () => undefined,
  holdLanes: async () => undefined,
};

const nonces = { instance: 'test', secret: 'secret', plainUpTo: 0 };

/**
 * All statements of a store on this engine: those made at its opening, and those made when they are asked for first.
 */
export async function statementsOf(
  dialect: Dialect,
  belonging: ReadonlyArray<Belonging> = [],
): Promise<ReadonlyArray<AnyStatement>> {
  const made = workshop(dialect);
  const tables = tablesOf(made, { process: 'p', nonces, now: () => 0 }, belonging)(nowhere);
  for (const guild of [{}, { guildId: '1' }]) {
    for (const character of [{}, { character: 'base/adama' }]) {
      await tables.results.statistics({ ...guild, ...character, userId: '1' });
      if ('guildId' in guild) await tables.results.statistics({ ...guild, ...character });
    }
    await tables.results.achievements({ ...guild, userId: '1' });
  }
  for (const filter of gameFilters) await tables.games.find(filter);
  for (const filter of eventFilters) await tables.history.events('kat-1', filter);
  const patch = {
    channelId: 'c',
    hostId: 'h',
    status: 'running',
    level: 'easy',
    startedAt: 1,
    endedAt: 1,
    paused: undefined,
  } as const;
  await tables.games.update('kat-1', 1, 1, patch, { back: true, unattended: false }).catch(() => undefined);
  return made.made();
}

/** The statement that a filter leads to. */
export async function searchOf(dialect: Dialect, filter: GameFilter): Promise<AnyStatement> {
  const made = workshop(dialect);
  const tables = tablesOf(made, { process: 'p', nonces, now: () => 0 }, [])(nowhere);
  await tables.games.find(filter);
  const last = made.made().at(-1);
  if (last === undefined) throw new Error('No statement was made.');
  return last;
}

/** A value for each that the statement takes, of whatever kind it has. */
export function anyValues({ takes }: AnyStatement, named: (name: string) => unknown): ReadonlyArray<unknown> {
  return takes.map((each) => (each instanceof Placeholder ? named(each.name) : each));
}
