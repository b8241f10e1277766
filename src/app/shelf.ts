import type { Beliefs } from '../players/beliefs/index.ts';
import type { GameId, GameRecord } from '../store/records.ts';
import type { TimerRecord } from '../store/timers.ts';
import type { StateText, Store } from '../store/types.ts';
import type { Announced } from './announced.ts';
import { nothingAnnounced, readAnnounced } from './announced.ts';
import { createSuspicions } from './beliefs.ts';
import type { Engine } from './engine.ts';

/** A running game, taken in hand to be changed. */
export interface GameInHand<State> {
  readonly game: GameRecord;
  readonly state: State;
  readonly announced: Announced;
  readonly timers: ReadonlyArray<TimerRecord>;
  /** Of the last input ever. */
  readonly lastSeq: number;
  /** The latest turn whose start is kept in the store. */
  readonly keptTurn: number;
}

/**
 * Running games read from the store, the lately used ones kept in memory. The
 * store is the truth: a copy of another revision is never used.
 */
export interface Shelf<State> {
  /** `undefined`: the game has not started. */
  take(game: GameRecord): GameInHand<State> | undefined;
  put(held: GameInHand<State>): void;
  /** What people have been shown of a game, without a look at its state. */
  announced(game: GameRecord): Announced;
  /** Whom automatic players suspect, as far as the game is stored. */
  beliefs(game: GameRecord): Beliefs;
  /** After a failure: whatever was done to the state in memory is forgotten. */
  drop(id: GameId): void;
  /** Runs what is one transaction of the store. If it fails, what was put meanwhile is forgotten: it was never stored. */
  together<T>(work: () => T): T;
}

export function createShelf<State>(store: Store, engine: Engine<State>, size: number): Shelf<State> {
  const kept = new Map<GameId, GameInHand<State>>();
  const fresh = new Set<GameId>();
  const suspicions = createSuspicions(store, size);
  const put = (held: GameInHand<State>): void => {
    fresh.add(held.game.id);
    kept.delete(held.game.id);
    kept.set(held.game.id, held);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
  };
  return {
    put,
    beliefs(game) {
      fresh.add(game.id);
      return suspicions.of(game);
    },
    drop(id) {
      kept.delete(id);
      suspicions.forget(id);
    },
    together(work) {
      fresh.clear();
      try {
        return store.together(work);
      } catch (error) {
        for (const id of fresh) {
          kept.delete(id);
          suspicions.forget(id);
        }
        throw error;
      }
    },
    announced: ({ id }) => announcedFrom(store.state(id)?.announced),
    take(game) {
      const known = kept.get(game.id);
      if (known?.game.revision === game.revision) {
        // What is used goes to the end: the one that was not used for longest is forgotten first.
        kept.delete(game.id);
        kept.set(game.id, known);
        return known;
      }
      const held = read(store, engine, game);
      if (held !== undefined) put(held);
      return held;
    },
  };
}

function read<State>(store: Store, engine: Engine<State>, game: GameRecord): GameInHand<State> | undefined {
  const stored = store.state(game.id);
  if (stored === undefined) return undefined;
  return {
    game,
    state: stateFrom(engine, stored.state),
    announced: announcedFrom(stored.announced),
    timers: store.timers.ofGame(game.id),
    lastSeq: stored.lastSeq,
    keptTurn: store.snapshots(game.id).reduce((latest, { turn, turnStart }) => (turnStart ? Math.max(latest, turn) : latest), -1),
  };
}

/** A state as it was stored, in today's form. Throws if this version of the bot can't read it. */
export function stateFrom<State>(engine: Engine<State>, { text, version }: StateText): State {
  const plain: unknown = JSON.parse(text);
  return engine.read(plain, version);
}

function announcedFrom(text: string | undefined): Announced {
  return text === undefined || text === '' ? nothingAnnounced : readAnnounced(text);
}
