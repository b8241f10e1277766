import { gunzipSync, gzipSync } from 'node:zlib';
import type Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import type { GameId } from '../records.ts';
import { snapshotsKept } from './synchronous.ts';
import type { Keep, SnapshotInfo, StateText, StoredState } from './synchronous.ts';
import { optional } from './values.ts';

/** The current state of each game, and the states kept to come back to. */
export interface StateTable {
  get(id: GameId): StoredState | undefined;
  insert(id: GameId, state: StateText, seed: string): void;
  seed(id: GameId): string | undefined;
  write(id: GameId, state: StateText): void;
  announce(id: GameId, announced: string): void;
  /** Keeps the current state as the one before input `seq`. */
  keep(id: GameId, seq: number, how: Keep): void;
  /** Goes back to the state before input `seq`, and forgets those kept since. Throws `noSnapshot`. */
  restore(id: GameId, seq: number): void;
  snapshots(id: GameId): ReadonlyArray<SnapshotInfo>;
  snapshot(id: GameId, seq: number): StateText | undefined;
}

interface StateRow {
  revision: number;
  last_seq: number;
  state_version: number;
  state: string;
  announced: string;
}

export function stateTable(db: Database.Database): StateTable {
  const select = db.prepare<[string], StateRow>(`
    SELECT revision, state_version, state, announced,
      coalesce((SELECT max(seq) FROM inputs WHERE inputs.game_id = games.id), 0) AS last_seq
    FROM states JOIN games ON games.id = states.game_id WHERE states.game_id = ?`);
  const insert = db.prepare(`INSERT INTO states (game_id, state_version, state, seed, announced) VALUES (?, ?, ?, ?, '')`);
  const selectSeed = db.prepare<[string], { seed: string | null }>('SELECT seed FROM states WHERE game_id = ?');
  const write = db.prepare('UPDATE states SET state_version = ?, state = ? WHERE game_id = ?');
  const announce = db.prepare('UPDATE states SET announced = ? WHERE game_id = ?');
  const current = db.prepare<[string], { state_version: number; state: string }>(
    'SELECT state_version, state FROM states WHERE game_id = ?',
  );
  const addSnapshot = db.prepare('INSERT INTO snapshots (game_id, seq, turn, turn_start, state_version, state) VALUES (?, ?, ?, ?, ?, ?)');
  const thinOut = db.prepare(`
    DELETE FROM snapshots WHERE game_id = :id AND turn_start = 0 AND seq <= (
      SELECT seq FROM snapshots WHERE game_id = :id AND turn_start = 0 ORDER BY seq DESC LIMIT 1 OFFSET :kept)`);
  const selectSnapshot = db.prepare<[string, number], { state_version: number; state: Buffer }>(
    'SELECT state_version, state FROM snapshots WHERE game_id = ? AND seq = ?');
  const dropSince = db.prepare('DELETE FROM snapshots WHERE game_id = ? AND seq >= ?');
  const list = db.prepare<[string], { seq: number; turn: number; turn_start: number }>(
    'SELECT seq, turn, turn_start FROM snapshots WHERE game_id = ? ORDER BY seq');

  const snapshot = (id: GameId, seq: number): StateText | undefined => {
    const row = selectSnapshot.get(id, seq);
    return row === undefined ? undefined : { version: row.state_version, text: gunzipSync(row.state).toString('utf8') };
  };
  const writeState = (id: GameId, state: StateText): void => {
    const { changes } = write.run(state.version, state.text, id);
    if (changes === 0) throw new StoreError('noSuchGame', `Game ${id} has not started.`);
  };

  return {
    snapshot,
    write: writeState,
    get(id) {
      const row = select.get(id);
      if (row === undefined) return undefined;
      return {
        revision: row.revision,
        lastSeq: row.last_seq,
        state: { version: row.state_version, text: row.state },
        announced: row.announced,
      };
    },
    insert: (id, state, seed) => void insert.run(id, state.version, state.text, seed),
    seed: (id) => optional(selectSeed.get(id)?.seed ?? null),
    announce: (id, announced) => void announce.run(announced, id),
    keep(id, seq, how) {
      if (how.as === 'nothing') return;
      const row = current.get(id);
      if (row === undefined) return;
      // Level 1: nearly as small as the default, in a third of the time.
      const packed = gzipSync(row.state, { level: 1 });
      addSnapshot.run(id, seq, how.turn, how.as === 'turn' ? 1 : 0, row.state_version, packed);
      thinOut.run({ id, kept: snapshotsKept });
    },
    restore(id, seq) {
      const state = snapshot(id, seq);
      if (state === undefined) throw new StoreError('noSnapshot', `The state of game ${id} before input ${seq} is not kept.`);
      writeState(id, state);
      dropSince.run(id, seq);
    },
    snapshots: (id) => list.all(id).map(({ seq, turn, turn_start }) => ({ seq, turn, turnStart: turn_start === 1 })),
  };
}
