/** The battlestar Pegasus. */
import { tell } from '../../../words/text.ts';
import { withCause } from '../events/cause.ts';
import type { ModuleEvents } from '../events/table.ts';
import { board as boardNoun, place } from '../nouns.ts';

export const pegasusEvents: ModuleEvents<'pegasus'> = {
  pegasusDamaged: ({ location, why }) => withCause(tell('modules.pegasus.damaged', { place: place(location) }), why),
  boardLost: ({ board }) => tell('modules.pegasus.lost', { board: boardNoun(board) }),
};
