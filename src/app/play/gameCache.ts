import { LRUCache } from 'lru-cache';
import type { Beliefs } from '../../players/beliefs/index.ts';
import type { GameId, GameRecord } from '../../store/records.ts';
import type { TimerRecord } from '../../store/timers.ts';
import type { StateText, Transaction } from '../../store/types.ts';
import type { Announced } from './announced.ts';
import { nothingAnnounced, readAnnounced } from './announced.ts';
import { createSuspicions } from './beliefs.ts';
import type { Engine, HeldState } from '../core/engine.ts';

/** A running game, taken in hand to be changed. */
export interface GameInHand {
  readonly game: GameRecord;
  readonly state: HeldState;
  readonly announced: Announced;
  readonly timers: ReadonlyArray<TimerRecord>;
  /** Sequence number of the game's last input, undone ones included. */
  readonly lastSeq: number;
  /** The latest turn whose start is kept in the store. */
  readonly keptTurn: number;
  /** Whether everyone who is to act next was asked with the latest step, and nothing acts by itself. */
  readonly isQuiet: boolean;
}

/**
 * Running games read from the store, the lately used ones kept in memory, as one transaction has them. The store is the
 * truth: a copy of another revision, or of another past, is never used.
 */
export interface GameCache {
  /** `undefined`: the game has not started. */
  take(game: GameRecord): Promise<GameInHand | undefined>;
  put(held: GameInHand): void;
  /** Returns what people have been shown of a game, without a look at its state. */
  announced(game: GameRecord): Promise<Announced>;
  /** Returns the suspicions of automatic players, as far as the game is stored. */
  beliefs(game: GameRecord): Promise<Beliefs>;
  /** Forgets, after a failure, whatever was done to the state in memory. */
  drop(id: GameId): void;
}

/** The caches in memory that last from one transaction to the next. */
export interface GameCaches {
  /**
   * The cache of one transaction. `own`: games that no one else takes meanwhile; any other is read again, for someone
   * may be changing the copy that is kept.
   */
  during(store: Transaction, own: ReadonlySet<GameId>): OpenedCache;
}

export interface OpenedCache {
  readonly cache: GameCache;
  /**
   * The transaction has failed: what was put into the cache meanwhile was never stored. `all`: nor is what was taken as
   * it was.
   */
  readonly forget: (all: boolean) => void;
}

export function createGameCaches(engine: Engine, size: number): GameCaches {
  const kept = size > 0 ? new LRUCache<GameId, GameInHand>({ max: size }) : undefined;
  const suspicions = createSuspicions(size);
  const drop = (id: GameId): void => {
    kept?.delete(id);
    suspicions.forget(id);
  };

  const during = (store: Transaction, own: ReadonlySet<GameId>): OpenedCache => {
    const taken = new Set<GameId>();
    const fresh = new Set<GameId>();
    const put = (held: GameInHand): void => {
      if (!own.has(held.game.id)) return;
      fresh.add(held.game.id);
      kept?.set(held.game.id, held);
    };
    const cache: GameCache = {
      put,
      drop,
      async beliefs(game) {
        if (!own.has(game.id)) return await createSuspicions(1).of(store, game);
        fresh.add(game.id);
        return await suspicions.of(store, game);
      },
      announced: async ({ id }) => announcedFrom((await store.state(id))?.announced),
      async take(game) {
        const known = own.has(game.id) ? kept?.get(game.id) : undefined;
        taken.add(game.id);
        if (known !== undefined && isOf(known.game, game)) return known;
        // The database has gone back, as when a standby takes over that lacks the last changes.
        if (known !== undefined && known.game.revision >= game.revision) drop(game.id);
        const held = await read(store, engine, game);
        if (held !== undefined) put(held);
        return held;
      },
    };
    return {
      cache,
      forget(all) {
        for (const id of all ? [...fresh, ...taken] : fresh) drop(id);
      },
    };
  };
  return { during };
}

/** Whether both are of the same moment: two of one revision may come from different pasts. */
function isOf(known: GameRecord, { revision, changedAt }: GameRecord): boolean {
  return known.revision === revision && known.changedAt === changedAt;
}

async function read(store: Transaction, engine: Engine, game: GameRecord): Promise<GameInHand | undefined> {
  const stored = await store.state(game.id);
  if (stored === undefined) return undefined;
  const timers = await store.timers.ofGame(game.id);
  const snapshots = await store.snapshots(game.id);
  return {
    game,
    state: stateFrom(engine, stored.state),
    announced: announcedFrom(stored.announced),
    timers,
    lastSeq: stored.lastSeq,
    keptTurn: snapshots.reduce((latest, { turn, turnStart }) => (turnStart ? Math.max(latest, turn) : latest), -1),
    isQuiet: false,
  };
}

/** A state as it was stored, in today's form. Throws if this version of the bot can't read it. */
export function stateFrom(engine: Engine, { text, version }: StateText): HeldState {
  const plain: unknown = JSON.parse(text);
  return engine.read(plain, version);
}

function announcedFrom(text: string | undefined): Announced {
  return text === undefined || text === '' ? nothingAnnounced : readAnnounced(text);
}
