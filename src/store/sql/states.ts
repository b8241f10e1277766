import { sql } from 'kysely';
import { StoreError } from '../error.ts';
import type { GameId } from '../records.ts';
import { snapshotsKept } from '../types.ts';
import type { Keep, SnapshotInfo, StateText, StoredState } from '../types.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import { packedOf, unpacked } from './packed.ts';
import type { Workshop } from './statement.ts';
import { optional } from './values.ts';

/** The current state of each game, and the states kept to come back to. */
export interface StateTable {
  readonly get: (id: GameId) => Promise<StoredState | undefined>;
  readonly insert: (id: GameId, state: StateText, seed: string) => Promise<void>;
  readonly seed: (id: GameId) => Promise<string | undefined>;
  /** `announced`: with it, unless that stays as it was. */
  readonly write: (id: GameId, state: StateText, announced?: string) => Promise<void>;
  readonly announce: (id: GameId, announced: string) => Promise<void>;
  /** Keeps the current state as the one before input `seq`. */
  readonly keep: (id: GameId, seq: number, how: Keep) => Promise<void>;
  /** Goes back to the state before input `seq`, and forgets those kept since. Throws `noSnapshot`. */
  readonly restore: (id: GameId, seq: number) => Promise<void>;
  readonly snapshots: (id: GameId) => Promise<ReadonlyArray<SnapshotInfo>>;
  readonly snapshot: (id: GameId, seq: number) => Promise<StateText | undefined>;
}

interface Kept {
  id: string;
  seq: number;
  turn: number;
  turnStart: number;
}

function statements({ db, query, family }: Workshop) {
  const packed = (named: Named<{ version: number; state: Buffer }>) => ({
    state_version: named('version'),
    packed: named('state'),
    state: '',
  });
  return {
    select: query(
      (named: Named<{ id: string }>) => sql<{
        revision: number;
        state_version: number;
        state: string;
        packed: Buffer | null;
        announced: string;
        last_seq: number;
      }>`
      select revision, state_version, state, packed, announced,
        coalesce((select max(seq) from inputs where inputs.game_id = games.id),
          (select last_seq from packed_histories where packed_histories.game_id = games.id), 0) as last_seq
      from states join games on games.id = states.game_id where states.game_id = ${named('id')}`,
    ),
    insert: query((named: Named<{ id: string; version: number; state: Buffer; seed: string }>) =>
      db.insertInto('states').values({ game_id: named('id'), ...packed(named), seed: named('seed'), announced: '' }),
    ),
    seed: query((named: Named<{ id: string }>) =>
      db.selectFrom('states').select('seed').where('game_id', '=', named('id')),
    ),
    write: family(
      (announced: string | undefined) => (announced === undefined ? 'state' : 'both'),
      (named: Named<{ id: string; version: number; state: Buffer; announced: string }>, announced) =>
        db
          .updateTable('states')
          .set({ ...packed(named), ...(announced === undefined ? {} : { announced: named('announced') }) })
          .where('game_id', '=', named('id')),
    ),
    announce: query((named: Named<{ id: string; announced: string }>) =>
      db
        .updateTable('states')
        .set({ announced: named('announced') })
        .where('game_id', '=', named('id')),
    ),
    keep: query(
      (named: Named<Kept>) => sql`
      insert into snapshots (game_id, seq, turn, turn_start, state_version, state)
      select game_id, ${named('seq')}, ${named('turn')}, ${named('turnStart')}, state_version, packed
      from states where game_id = ${named('id')} and packed is not null`,
    ),
    keepOlder: query((named: Named<Kept & { version: number; state: Buffer }>) =>
      db.insertInto('snapshots').values({
        game_id: named('id'),
        seq: named('seq'),
        turn: named('turn'),
        turn_start: named('turnStart'),
        state_version: named('version'),
        state: named('state'),
      }),
    ),
    older: query(
      (named: Named<{ id: string }>) => sql<{ state_version: number; state: string }>`
      select state_version, state from states where game_id = ${named('id')} and packed is null`,
    ),
    thinOut: query(
      (named: Named<{ id: string; kept: number }>) => sql`
      delete from snapshots where game_id = ${named('id')} and turn_start = 0 and seq <= (
        select seq from snapshots where game_id = ${named('id')} and turn_start = 0 order by seq desc limit 1 offset ${named('kept')})`,
    ),
    snapshot: query((named: Named<{ id: string; seq: number }>) =>
      db
        .selectFrom('snapshots')
        .select(['state_version', 'state'])
        .where('game_id', '=', named('id'))
        .where('seq', '=', named('seq')),
    ),
    restore: query(
      (named: Named<{ id: string; seq: number }>) => sql`
      update states set state = '', (state_version, packed) = (
        select state_version, state from snapshots where game_id = ${named('id')} and seq = ${named('seq')})
      where game_id = ${named('id')} and exists (select 1 from snapshots where game_id = ${named('id')} and seq = ${named('seq')})`,
    ),
    dropSince: query((named: Named<{ id: string; seq: number }>) =>
      db.deleteFrom('snapshots').where('game_id', '=', named('id')).where('seq', '>=', named('seq')),
    ),
    list: query((named: Named<{ id: string }>) =>
      db
        .selectFrom('snapshots')
        .select(['seq', 'turn', 'turn_start'])
        .where('game_id', '=', named('id'))
        .orderBy('seq'),
    ),
  };
}

export function stateTable(workshop: Workshop) {
  const made = statements(workshop);
  return (session: SqlSession): StateTable => ({
    async get(id) {
      const row = await first(session.all(made.select, { id }));
      if (row === undefined) return undefined;
      return {
        revision: row.revision,
        lastSeq: row.last_seq,
        state: { version: row.state_version, text: row.packed === null ? row.state : unpacked(row.packed) },
        announced: row.announced,
      };
    },
    async insert(id, state, seed) {
      await session.run(made.insert, { id, version: state.version, state: packedOf(state.text), seed });
    },
    seed: async (id) => optional((await first(session.all(made.seed, { id })))?.seed ?? null),
    async write(id, { version, text }, announced) {
      const changed = await session.run(made.write(announced), {
        id,
        version,
        state: packedOf(text),
        announced: announced ?? '',
      });
      if (changed === 0) throw new StoreError('noSuchGame', `Game ${id} has not started.`);
    },
    async announce(id, announced) {
      await session.run(made.announce, { id, announced });
    },
    async keep(id, seq, how) {
      if (how.as === 'nothing') return;
      const kept = { id, seq, turn: how.turn, turnStart: how.as === 'turn' ? 1 : 0 };
      if ((await session.run(made.keep, kept)) === 0) {
        const older = await first(session.all(made.older, { id }));
        if (older === undefined) return;
        await session.run(made.keepOlder, { ...kept, version: older.state_version, state: packedOf(older.state) });
      }
      await session.run(made.thinOut, { id, kept: snapshotsKept });
    },
    async restore(id, seq) {
      const changed = await session.run(made.restore, { id, seq });
      if (changed === 0) throw new StoreError('noSnapshot', `The state of game ${id} before input ${seq} is not kept.`);
      await session.run(made.dropSince, { id, seq });
    },
    async snapshots(id) {
      return (await session.all(made.list, { id })).map(({ seq, turn, turn_start }) => ({
        seq,
        turn,
        turnStart: turn_start === 1,
      }));
    },
    async snapshot(id, seq) {
      const row = await first(session.all(made.snapshot, { id, seq }));
      return row === undefined ? undefined : { version: row.state_version, text: unpacked(row.state) };
    },
  });
}
