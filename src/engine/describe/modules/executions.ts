/** Executions. */
import { tell, withItems } from '../../../words/text.ts';
import { question } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import { withCauseNoted } from '../events/cause.ts';
import { loyaltyCards } from '../events/loyalty.ts';
import type { ModuleEvents } from '../events/table.ts';

export const executionEvents: ModuleEvents<'executions'> = {
  executed: ({ seat, character, why }, names) =>
    withCauseNoted(
      tell('modules.executions.executed', { character: names.character(character), player: names.seat(seat) }),
      why,
    ),
  provedHuman: ({ seat, cards }, names) =>
    withItems(tell('modules.executions.provedHuman', { player: names.seat(seat) }), ...loyaltyCards(cards)),
  newcomerStranded: ({ seat }, names) => tell('modules.executions.newcomerStranded', { player: names.seat(seat) }),
};

export const executionQuestions: ModuleQuestions<'executions'> = {
  proveLoyalty: () => question('modules.executions.proveLoyalty', 'R-EXE-12'),
  newCharacter: ({ keeps = false }) => question('modules.executions.newCharacter', 'R-EXE-44', { keeps }),
};
