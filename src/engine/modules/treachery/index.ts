/**
 * Rules that the Treachery decks of Pegasus and of Daybreak add: R-CHK-24, R-CHK-25, R-CHK-75, R-DAY-10 to R-DAY-17,
 * R-PEG-40 to R-PEG-42.
 */
import type { ModuleDeclaration } from '../../hooks.ts';
import type { GameOptions } from '../../types/options.ts';
import { recklessEvents } from './happenings.ts';
import { stirMutiny } from './mutinousDiscards.ts';
import { drawRecklessly, isReckless } from './reckless.ts';
import { offerSabotage } from './sabotage.ts';

/** R-SET-92: with Daybreak its own deck is used. */
const has =
  (expansion: string) =>
  ({ expansions }: GameOptions): boolean =>
    expansions.includes(expansion);

export const sabotage: ModuleDeclaration<'sabotage'> = {
  name: 'sabotage',
  when: (options) => has('pegasus')(options) && !has('daybreak')(options),
  hooks: { skillsDiscarded: offerSabotage },
};

export const recklessChecks: ModuleDeclaration<'recklessChecks'> = {
  name: 'recklessChecks',
  when: has('pegasus'),
  view: (state) => ({ reckless: isReckless(state) }),
  events: recklessEvents,
};

export const recklessDraw: ModuleDeclaration<'recklessDraw'> = {
  name: 'recklessDraw',
  when: (options) => has('pegasus')(options) && has('daybreak')(options),
  hooks: { abilitiesResolved: drawRecklessly },
};

export const mutinousDiscards: ModuleDeclaration<'mutinousDiscards'> = {
  name: 'mutinousDiscards',
  when: has('daybreak'),
  hooks: { skillsDiscarded: stirMutiny },
};
