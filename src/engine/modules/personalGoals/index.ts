/** What Personal Goals add to the rules: R-LOY-80 to R-LOY-84. They lie among the "Not a Cylon" cards. */
import { defineModule } from '../../hooks.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import './atTheEnd.ts';
import { ownGoals, type GoalView } from './goals.ts';

export type GoalHappening = { readonly kind: 'goalMissed'; readonly seat: Seat; readonly card: CardId };
/** `left`: how much strength is still to be chosen. */
export type GoalTopic = { readonly kind: 'discardStrength'; readonly left: number; readonly why: CardId };

declare module '../../types/modules.ts' {
  interface ModuleHappenings {
    personalGoals: GoalHappening;
  }
  interface ModuleTopics {
    personalGoals: GoalTopic;
  }
  interface OwnModuleViews {
    personalGoals: ReadonlyArray<GoalView>;
  }
}

defineModule({
  name: 'personalGoals',
  order: 24,
  when: 'personalGoals',
  ownView: ownGoals,
  events: { goalMissed: 'hidden' },
  questions: { discardStrength: 'nothing' },
  hooks: {
    endCosts: (game) => {
      game.call('goalCosts', { waiting: [] });
    },
  },
});
