/** The list of what every verb of the language is worth to automatic players. */
import type { EffectKind } from '../../catalogue/effect.ts';
import { allyScores } from './allies.ts';
import { assaultRaptorScores } from './assaultRaptors.ts';
import { branchScores } from './branches.ts';
import { cardScores, cylonScores, deckScores } from './cards.ts';
import { checkAbilityScores } from './checkAbilities.ts';
import { cylonFleetScores } from './cylonFleet.ts';
import { leaderScores } from './cylonLeaders.ts';
import { daybreakCrisisScores } from './daybreakCrises.ts';
import { daybreakPeopleScores } from './daybreakPeople.ts';
import { daybreakSkillScores } from './daybreakSkills.ts';
import { takeScores, type EffectScores } from './effects.ts';
import { featScores } from './feats.ts';
import { actionScores, aimedScores, fleetScores } from './fleet.ts';
import { nebulaScores } from './ionianNebula.ts';
import { miracleScores } from './miracles.ts';
import { mutinyScores } from './mutiny.ts';
import { negotiationScores } from './negotiation.ts';
import { newCapricaScores } from './newCaprica.ts';
import { pegasusScores } from './pegasus.ts';
import { fateScores, playerScores } from './people.ts';
import { goalScores } from './personalGoals.ts';
import { hubScores } from './resurrectionHub.ts';
import { searchForHomeScores } from './searchForHome.ts';
import { treacheryScores } from './treachery.ts';
import { windowScores } from './windows.ts';

/** A score for each verb, and none for anything else. */
export const effectScores = {
  ...actionScores,
  ...aimedScores,
  ...allyScores,
  ...assaultRaptorScores,
  ...branchScores,
  ...cardScores,
  ...checkAbilityScores,
  ...cylonFleetScores,
  ...leaderScores,
  ...cylonScores,
  ...daybreakCrisisScores,
  ...daybreakPeopleScores,
  ...daybreakSkillScores,
  ...deckScores,
  ...fateScores,
  ...featScores,
  ...fleetScores,
  ...nebulaScores,
  ...miracleScores,
  ...mutinyScores,
  ...negotiationScores,
  ...newCapricaScores,
  ...pegasusScores,
  ...goalScores,
  ...playerScores,
  ...hubScores,
  ...searchForHomeScores,
  ...treacheryScores,
  ...windowScores,
} satisfies EffectScores<EffectKind>;

takeScores(effectScores);
