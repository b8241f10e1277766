/** Rules that Personal Goals add: R-LOY-80 to R-LOY-84. They lie among the "Not a Cylon" cards. */
import type { ModuleDeclaration } from '../../hooks.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import { ownGoals } from './goals.ts';

export type GoalHappening = { readonly kind: 'goalMissed'; readonly seat: Seat; readonly card: CardId };
/** `left`: how much strength is still to be chosen. */
export type GoalTopic = { readonly kind: 'discardStrength'; readonly left: number; readonly why: CardId };

export const personalGoals: ModuleDeclaration<'personalGoals'> = {
  name: 'personalGoals',
  when: 'personalGoals',
  ownView: ownGoals,
  events: { goalMissed: 'hidden' },
  questions: { discardStrength: 'nothing' },
  hooks: {
    endCosts: (game) => {
      game.call('goalCosts', { waiting: [] });
    },
  },
};
