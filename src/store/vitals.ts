/** Health numbers of a running bot for its operator: no game contents, and cheap to ask for every few seconds. */
export interface Vitals {
  /** How many games are in their lobbies, and how many are running. */
  readonly games: () => Promise<GameCounts>;
  /** Returns how much waits in the outbox. */
  readonly outbox: () => Promise<Backlog>;
  /** Writes this many meaningless bytes, over those of the last time. Rejects if nothing can be written. */
  readonly write: (bytes: number) => Promise<void>;
}

export interface GameCounts {
  readonly lobby: number;
  readonly running: number;
}

export interface Backlog {
  readonly messages: number;
  /** Time at which the one that waits longest was put there; `undefined`: nothing waits. */
  readonly since: number | undefined;
}
