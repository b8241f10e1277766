import type { GameView } from '../../../store/engineTypes.ts';
import type { GameId } from '../../../store/records.ts';
import type { Side } from '../../../store/results.ts';
import type { CheckTold, Contributions } from '../../model/record/checks.ts';
import type { LoyaltyPeriod } from '../../model/record/loyalty.ts';
import type { OpenHand } from './openHand.ts';
import type { ReplayTurn } from './replay.ts';
import type { TurningPoint } from './turningPoints.ts';

export type { Added, CheckCard, CheckTold, Contributions } from '../../model/record/checks.ts';
export type { LoyaltyPeriod } from '../../model/record/loyalty.ts';
export type { OpenHand } from './openHand.ts';
export type { ReplayScene, ReplayTurn } from './replay.ts';
export type { Turning, TurningPoint } from './turningPoints.ts';

/** Everything that was secret in a game that is over. */
export interface Ending {
  /** The public view after the end. */
  readonly view: GameView;
  /** Each player's side at the end, by seat. */
  readonly sides: ReadonlyArray<Side>;
  readonly loyalty: ReadonlyArray<LoyaltyPeriod>;
  /** The hands at the end. */
  readonly hands: ReadonlyArray<OpenHand>;
  readonly checks: ReadonlyArray<CheckTold>;
  /** The turning points: at most 6, in order. */
  readonly turningPoints: ReadonlyArray<TurningPoint>;
  /** Each player's contributions, the most helpful first. */
  readonly contributions: ReadonlyArray<Contributions>;
}

/** A game that is over, turn by turn, with nothing hidden. */
export interface Replay extends Pick<Ending, 'turningPoints'> {
  readonly turns: ReadonlyArray<ReplayTurn>;
}

/** Reports on games that are over, and never before: an abandoned game may be continued elsewhere, and stays secret. */
export interface Endings {
  /** Throws `notOver`, also for a game whose end was undone. */
  of(gameId: GameId): Promise<Ending>;
  /** Returns the game turn by turn; it is replayed for that. Throws `notOver`. */
  replay(gameId: GameId): Promise<Replay>;
}
