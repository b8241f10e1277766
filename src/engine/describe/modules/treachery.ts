/** Reckless checks. */
import { tell } from '../../../words/text.ts';
import type { ModuleEvents } from '../events/table.ts';
import { face, name } from '../nouns.ts';

export const recklessEvents: ModuleEvents<'recklessChecks'> = {
  reckless: ({ card }) => tell('modules.treachery.reckless', { card: name(card) }),
  abilitiesStopped: ({ card }) => tell('modules.treachery.abilitiesStopped', { card: name(card) }),
  treacheryTurned: ({ card }) => tell('modules.treachery.treacheryTurned', { card: face(card) }),
};
