import type { Decision, Seat } from '../../store/engineTypes.ts';
import type { GameRecord } from '../../store/records.ts';

/** What a person sees who may act. Decisions have the ids that `answer` takes. */
export interface Answered {
  readonly game: GameRecord;
  readonly seat: Seat;
  /** What is open for this person now. */
  readonly decisions: ReadonlyArray<Decision>;
  /** Automatic players or orders may be about to act. */
  readonly goesOn: boolean;
}
