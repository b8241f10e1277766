/** Puts the game together: all that lower floors of the engine call by name and upper ones bring. */
import { conditionTests, effectHandlers } from './handlers.ts';
import { infiltrationActions } from './modules/cylonLeaders/infiltrating.ts';
import { modules } from './modules/index.ts';
import { crossroadsReached } from './modules/ionianNebula/crossroads.ts';
import { motiveOffers } from './modules/motives/reveal.ts';
import { mutinyActions } from './modules/mutiny/play.ts';
import { newCapricaActions } from './modules/newCaprica/boardActions.ts';
import { newCapricaReached } from './modules/newCaprica/phase.ts';
import { putTogether } from './parts.ts';
import { procedures } from './procedures.ts';
import { finalJumpReached } from './rules/jump/milestones.ts';
import { sleepersReached } from './rules/loyalty/sleeperAgent.ts';

putTogether({
  procedures,
  effects: effectHandlers,
  conditions: conditionTests,
  modules,
  actions: { infiltration: infiltrationActions, mutiny: mutinyActions, newCaprica: newCapricaActions },
  offers: { motives: motiveOffers },
  milestones: {
    sleeperAgent: sleepersReached,
    finalJump: finalJumpReached,
    newCapricaPhase: newCapricaReached,
    crossroadsPhase: crossroadsReached,
  },
});
