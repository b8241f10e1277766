import type { Decision, Seat } from '../../store/engineTypes.ts';
import type { GameRecord } from '../../store/records.ts';

/** A person's seat, and the questions that they can answer. Decisions have the ids that `answer` takes. */
export interface Answered {
  readonly game: GameRecord;
  readonly seat: Seat;
  /** The questions that are open for this person now. */
  readonly decisions: ReadonlyArray<Decision>;
  /** Automatic players or orders may be about to act. */
  readonly goesOn: boolean;
}
