import type { GameRecord, LobbyForm, Person, UserId } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';

/** The form of a lobby as one person sees it. */
export interface FormView {
  readonly game: GameRecord;
  readonly form: LobbyForm;
  readonly reader: Person;
  /** The player that a role is about to be reserved for, if not the reader. */
  readonly keepFor?: UserId;
  readonly say: Say;
}
