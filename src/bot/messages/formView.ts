import type { GameRecord, LobbyForm, Person } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';

/** The form of a lobby as one person sees it. */
export interface FormView {
  readonly game: GameRecord;
  readonly form: LobbyForm;
  readonly reader: Person;
  readonly say: Say;
}
