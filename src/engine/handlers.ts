/**
 * The lists of what each effect does and of when each condition holds, put together from the parts of the rules and of
 * the modules.
 */
import type { ConditionKind, EffectKind } from '../catalogue/effect.ts';
import type { ConditionTests } from './conditions.ts';
import type { EffectHandlers } from './effectHandling.ts';
import { baseConditionTests } from './abilities/conditions.ts';
import { placeConditionTests } from './rules/turn/placeConditions.ts';
import { actionHandlers } from './effects/actions.ts';
import { aimedHandlers } from './effects/aimed.ts';
import { branchHandlers } from './effects/branches.ts';
import { cardHandlers } from './effects/cards.ts';
import { checkAbilityHandlers } from './effects/checkAbilities.ts';
import { cylonHandlers } from './effects/cylons.ts';
import { deckHandlers } from './effects/decks.ts';
import { fateHandlers } from './effects/fates.ts';
import { featHandlers } from './effects/feats.ts';
import { fleetHandlers } from './effects/fleet.ts';
import { playerHandlers } from './effects/players.ts';
import { windowHandlers } from './effects/windows.ts';
import { allyHandlers } from './modules/allies/effects.ts';
import { assaultRaptorHandlers, assaultRaptorConditionTests } from './modules/assaultRaptors/effects.ts';
import { cylonFleetHandlers } from './modules/cylonFleet/effects.ts';
import { leaderHandlers, leaderConditionTests } from './modules/cylonLeaders/effects.ts';
import { daybreakCrisisHandlers } from './modules/daybreakCrises/effects.ts';
import { daybreakPeopleHandlers, daybreakPeopleConditionTests } from './modules/daybreakPeople/effects.ts';
import { daybreakSkillHandlers, daybreakSkillConditionTests } from './modules/daybreakSkills/index.ts';
import { executionConditionTests } from './modules/executions/index.ts';
import { nebulaHandlers } from './modules/ionianNebula/effects.ts';
import { miracleHandlers, miracleConditionTests } from './modules/miracles/effects.ts';
import { motiveConditionTests } from './modules/motives/conditions.ts';
import { mutinyHandlers, mutinyConditionTests } from './modules/mutiny/effects.ts';
import { negotiationHandlers } from './modules/negotiation/index.ts';
import { newCapricaHandlers, newCapricaConditionTests } from './modules/newCaprica/effects.ts';
import { pegasusHandlers } from './modules/pegasus/effects.ts';
import { goalHandlers } from './modules/personalGoals/effects.ts';
import { goalConditionTests } from './modules/personalGoals/goals.ts';
import { hubHandlers } from './modules/resurrectionHub/hub.ts';
import { searchForHomeHandlers, searchForHomeConditionTests } from './modules/searchForHome/effects.ts';
import { treacheryHandlers, treacheryConditionTests } from './modules/treachery/reckless.ts';

export const effectHandlers = {
  ...actionHandlers,
  ...aimedHandlers,
  ...branchHandlers,
  ...cardHandlers,
  ...checkAbilityHandlers,
  ...cylonHandlers,
  ...deckHandlers,
  ...fateHandlers,
  ...featHandlers,
  ...fleetHandlers,
  ...playerHandlers,
  ...windowHandlers,
  ...allyHandlers,
  ...assaultRaptorHandlers,
  ...cylonFleetHandlers,
  ...leaderHandlers,
  ...daybreakCrisisHandlers,
  ...daybreakPeopleHandlers,
  ...daybreakSkillHandlers,
  ...nebulaHandlers,
  ...miracleHandlers,
  ...mutinyHandlers,
  ...negotiationHandlers,
  ...newCapricaHandlers,
  ...pegasusHandlers,
  ...goalHandlers,
  ...hubHandlers,
  ...searchForHomeHandlers,
  ...treacheryHandlers,
} satisfies EffectHandlers<EffectKind>;

export const conditionTests = {
  ...baseConditionTests,
  ...placeConditionTests,
  ...assaultRaptorConditionTests,
  ...leaderConditionTests,
  ...daybreakPeopleConditionTests,
  ...daybreakSkillConditionTests,
  ...executionConditionTests,
  ...miracleConditionTests,
  ...motiveConditionTests,
  ...mutinyConditionTests,
  ...newCapricaConditionTests,
  ...goalConditionTests,
  ...searchForHomeConditionTests,
  ...treacheryConditionTests,
} satisfies ConditionTests<ConditionKind>;
