import type { GameView, Seat } from '../../store/engineTypes.ts';
import type { GameId } from '../../store/records.ts';
import type { Side } from '../../store/results.ts';
import type { CheckTold, Contributions } from './checks.ts';
import type { HeldLoyalty } from './loyalty.ts';
import type { TurningPoint } from './turningPoints.ts';

export type { Added, CheckCard, CheckTold, Contributions } from './checks.ts';
export type { HeldLoyalty } from './loyalty.ts';
export type { Turning, TurningPoint } from './turningPoints.ts';

/** What somebody held when the game ended, card by card, without Loyalty cards. */
export interface LastHand {
  readonly seat: Seat;
  readonly skills: ReadonlyArray<string>;
  readonly quorum: ReadonlyArray<string>;
  readonly superCrises: ReadonlyArray<string>;
  readonly mutiny: ReadonlyArray<string>;
  readonly trauma: ReadonlyArray<string>;
  /** Agenda or Motives. */
  readonly aims: ReadonlyArray<string>;
}

/** Everything that was secret in a game that is over. */
export interface Ending {
  /** As everybody sees it after the end. */
  readonly view: GameView;
  /** At the end, by seat. */
  readonly sides: ReadonlyArray<Side>;
  readonly loyalty: ReadonlyArray<HeldLoyalty>;
  readonly hands: ReadonlyArray<LastHand>;
  readonly checks: ReadonlyArray<CheckTold>;
  /** At most 6, in order. */
  readonly turningPoints: ReadonlyArray<TurningPoint>;
  /** Who helped most first. */
  readonly contributions: ReadonlyArray<Contributions>;
}

/** What is told of games once they are over, and never before: an abandoned game may be taken up again elsewhere, and stays secret. */
export interface Endings {
  /** Throws `notOver`, also for a game whose end was taken back. */
  of(gameId: GameId): Promise<Ending>;
}
