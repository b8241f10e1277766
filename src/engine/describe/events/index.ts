import type { Happening } from '../../types/event.ts';
import { byKind } from '../byKind.ts';
import type { ByKind } from '../byKind.ts';
import type { Names } from '../types.ts';
import { capital } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { allyEvents } from '../modules/allies.ts';
import { assaultRaptorEvents } from '../modules/assaultRaptors.ts';
import { cylonFleetEvents } from '../modules/cylonFleet.ts';
import { leaderEvents } from '../modules/cylonLeaders.ts';
import { daybreakPeopleEvents } from '../modules/daybreakPeople.ts';
import { daybreakSkillEvents } from '../modules/daybreakSkills.ts';
import { executionEvents } from '../modules/executions.ts';
import { finalFiveEvents } from '../modules/finalFive.ts';
import { nebulaEvents } from '../modules/ionianNebula.ts';
import { miracleEvents } from '../modules/miracles.ts';
import { motiveEvents } from '../modules/motives.ts';
import { mutineerEvents } from '../modules/mutineer.ts';
import { mutinyEvents } from '../modules/mutiny.ts';
import { negotiationEvents } from '../modules/negotiation.ts';
import { newCapricaEvents } from '../modules/newCaprica.ts';
import { pegasusEvents } from '../modules/pegasus.ts';
import { goalEvents } from '../modules/personalGoals.ts';
import { hubEvents } from '../modules/resurrectionHub.ts';
import { searchForHomeEvents } from '../modules/searchForHome.ts';
import { recklessEvents } from '../modules/treachery.ts';
import { boardEvents } from './board.ts';
import { cardEvents } from './cards.ts';
import { checkEvents } from './checks.ts';
import { fateEvents } from './fates.ts';
import { loyaltyEvents } from './loyalty.ts';
import { shipEvents } from './ships.ts';
import { skillEvents } from './skills.ts';
import { turnEvents } from './turn.ts';

const words: ByKind<Happening, [names: Names], Text> = {
  ...turnEvents,
  ...skillEvents,
  ...cardEvents,
  ...checkEvents,
  ...shipEvents,
  ...boardEvents,
  ...loyaltyEvents,
  ...fateEvents,
  ...allyEvents,
  ...assaultRaptorEvents,
  ...cylonFleetEvents,
  ...leaderEvents,
  ...daybreakPeopleEvents,
  ...daybreakSkillEvents,
  ...executionEvents,
  ...finalFiveEvents,
  ...nebulaEvents,
  ...miracleEvents,
  ...motiveEvents,
  ...mutineerEvents,
  ...mutinyEvents,
  ...negotiationEvents,
  ...newCapricaEvents,
  ...pegasusEvents,
  ...goalEvents,
  ...hubEvents,
  ...searchForHomeEvents,
  ...recklessEvents,
};

export const describeEvent = (what: Happening, names: Names): Text => capital(byKind(words, what, names));
