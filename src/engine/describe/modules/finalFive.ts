/** The Final Five. */
import { listed, tell } from '../../../words/text.ts';
import { question } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import { loyaltyCard } from '../events/loyalty.ts';
import type { ModuleEvents } from '../events/table.ts';

export const finalFiveEvents: ModuleEvents<'finalFive'> = {
  finalFiveExamined: ({ by, of, cards }, names) =>
    cards.length === 0
      ? tell('modules.finalFive.examinedNone', { player: names.seat(by) })
      : tell('modules.finalFive.examined', {
          player: names.seat(by),
          owner: names.seat(of),
          cards: listed(cards.map(loyaltyCard)),
        }),
};

export const finalFiveQuestions: ModuleQuestions<'finalFive'> = {
  finalFiveOrder: ({ of }, names) => question('modules.finalFive.order', 'R-LOY-88', { player: names.seat(of) }),
};
