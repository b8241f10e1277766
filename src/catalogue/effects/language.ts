/**
 * The whole language of effects: what a card, a location or an ability does is written once, in `data/`, as effects and
 * conditions of these kinds. Each theme declares its kinds in a file of its own; this list puts them together.
 */
import { actionVerbs } from './actions.ts';
import { aimedVerbs } from './aimed.ts';
import { allyVerbs } from './allies.ts';
import { assaultRaptorConditions, assaultRaptorVerbs } from './assaultRaptors.ts';
import { branchVerbs } from './branches.ts';
import { cardVerbs } from './cards.ts';
import { checkAbilityVerbs } from './checkAbilities.ts';
import { baseConditions, placeConditions, completeConditions } from './condition.ts';
import { cylonFleetVerbs } from './cylonFleet.ts';
import { leaderConditions, leaderVerbs } from './cylonLeaders.ts';
import { cylonVerbs } from './cylons.ts';
import { daybreakCrisisVerbs } from './daybreakCrises.ts';
import { daybreakPeopleConditions, daybreakPeopleVerbs } from './daybreakPeople.ts';
import { daybreakSkillConditions, daybreakSkillVerbs } from './daybreakSkills.ts';
import { deckVerbs } from './decks.ts';
import { fateConditions, fateVerbs } from './fates.ts';
import { featVerbs } from './feats.ts';
import { fleetVerbs } from './fleet.ts';
import { nebulaVerbs } from './ionianNebula.ts';
import { miracleConditions, miracleVerbs } from './miracles.ts';
import { motiveConditions } from './motives.ts';
import { mutinyConditions, mutinyVerbs } from './mutiny.ts';
import { negotiationVerbs } from './negotiation.ts';
import { newCapricaConditions, newCapricaVerbs } from './newCaprica.ts';
import { pegasusVerbs } from './pegasus.ts';
import { goalConditions, goalVerbs } from './personalGoals.ts';
import { playerVerbs } from './players.ts';
import { hubVerbs } from './resurrectionHub.ts';
import { searchForHomeConditions, searchForHomeVerbs } from './searchForHome.ts';
import { treacheryConditions, treacheryVerbs } from './treachery.ts';
import { windowVerbs } from './windows.ts';
import type { ConditionSchemas, PartValues } from './condition.ts';
import { completeVerbs } from './verb.ts';
import type { ShapesOf, Verbs } from './verb.ts';

/** The value of each kind of effect, as it stands in the catalogue. */
export interface EffectShapes
  extends
    ShapesOf<typeof actionVerbs>,
    ShapesOf<typeof aimedVerbs>,
    ShapesOf<typeof allyVerbs>,
    ShapesOf<typeof assaultRaptorVerbs>,
    ShapesOf<typeof branchVerbs>,
    ShapesOf<typeof cardVerbs>,
    ShapesOf<typeof checkAbilityVerbs>,
    ShapesOf<typeof cylonFleetVerbs>,
    ShapesOf<typeof leaderVerbs>,
    ShapesOf<typeof cylonVerbs>,
    ShapesOf<typeof daybreakCrisisVerbs>,
    ShapesOf<typeof daybreakPeopleVerbs>,
    ShapesOf<typeof daybreakSkillVerbs>,
    ShapesOf<typeof deckVerbs>,
    ShapesOf<typeof fateVerbs>,
    ShapesOf<typeof featVerbs>,
    ShapesOf<typeof fleetVerbs>,
    ShapesOf<typeof nebulaVerbs>,
    ShapesOf<typeof miracleVerbs>,
    ShapesOf<typeof mutinyVerbs>,
    ShapesOf<typeof negotiationVerbs>,
    ShapesOf<typeof newCapricaVerbs>,
    ShapesOf<typeof pegasusVerbs>,
    ShapesOf<typeof goalVerbs>,
    ShapesOf<typeof playerVerbs>,
    ShapesOf<typeof hubVerbs>,
    ShapesOf<typeof searchForHomeVerbs>,
    ShapesOf<typeof treacheryVerbs>,
    ShapesOf<typeof windowVerbs> {}

/** The value of each kind of condition, as it stands in the catalogue. */
export interface ConditionShapes
  extends
    PartValues<typeof assaultRaptorConditions>,
    PartValues<typeof baseConditions>,
    PartValues<typeof placeConditions>,
    PartValues<typeof leaderConditions>,
    PartValues<typeof daybreakPeopleConditions>,
    PartValues<typeof daybreakSkillConditions>,
    PartValues<typeof fateConditions>,
    PartValues<typeof miracleConditions>,
    PartValues<typeof motiveConditions>,
    PartValues<typeof mutinyConditions>,
    PartValues<typeof newCapricaConditions>,
    PartValues<typeof goalConditions>,
    PartValues<typeof searchForHomeConditions>,
    PartValues<typeof treacheryConditions> {}

export const effectVerbs: Verbs = {
  ...actionVerbs,
  ...aimedVerbs,
  ...allyVerbs,
  ...assaultRaptorVerbs,
  ...branchVerbs,
  ...cardVerbs,
  ...checkAbilityVerbs,
  ...cylonFleetVerbs,
  ...leaderVerbs,
  ...cylonVerbs,
  ...daybreakCrisisVerbs,
  ...daybreakPeopleVerbs,
  ...daybreakSkillVerbs,
  ...deckVerbs,
  ...fateVerbs,
  ...featVerbs,
  ...fleetVerbs,
  ...nebulaVerbs,
  ...miracleVerbs,
  ...mutinyVerbs,
  ...negotiationVerbs,
  ...newCapricaVerbs,
  ...pegasusVerbs,
  ...goalVerbs,
  ...playerVerbs,
  ...hubVerbs,
  ...searchForHomeVerbs,
  ...treacheryVerbs,
  ...windowVerbs,
};

export const conditionSchemas: ConditionSchemas = {
  ...assaultRaptorConditions,
  ...baseConditions,
  ...placeConditions,
  ...leaderConditions,
  ...daybreakPeopleConditions,
  ...daybreakSkillConditions,
  ...fateConditions,
  ...miracleConditions,
  ...motiveConditions,
  ...mutinyConditions,
  ...newCapricaConditions,
  ...goalConditions,
  ...searchForHomeConditions,
  ...treacheryConditions,
};

completeVerbs(effectVerbs);
completeConditions(conditionSchemas);
