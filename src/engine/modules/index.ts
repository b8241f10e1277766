/**
 * The list of all modules, in the order of the boxes: Pegasus, Exodus, Daybreak. Where several modules of a game have
 * hooks, the earlier one is asked first. The order never changes, since a game is dealt in it, too.
 */
import type { Modules } from '../hooks.ts';
import { allies } from './allies/index.ts';
import { assaultRaptors } from './assaultRaptors/index.ts';
import { cylonFleet } from './cylonFleet/index.ts';
import { cylonLeaders } from './cylonLeaders/index.ts';
import { daybreakPeople } from './daybreakPeople/index.ts';
import { daybreakSkills } from './daybreakSkills/index.ts';
import { executions } from './executions/index.ts';
import { finalFive } from './finalFive/index.ts';
import { ionianNebula } from './ionianNebula/index.ts';
import { miracles } from './miracles/index.ts';
import { motives } from './motives/index.ts';
import { mutineer } from './mutineer/index.ts';
import { mutiny } from './mutiny/index.ts';
import { negotiation } from './negotiation/index.ts';
import { newCaprica } from './newCaprica/index.ts';
import { pegasus } from './pegasus/index.ts';
import { personalGoals } from './personalGoals/index.ts';
import { resurrectionHub } from './resurrectionHub/index.ts';
import { searchForHome } from './searchForHome/index.ts';
import { mutinousDiscards, recklessChecks, recklessDraw, sabotage } from './treachery/index.ts';

export const modules: Modules = {
  cylonLeaders,
  executions,
  newCaprica,
  pegasus,
  sabotage,
  recklessChecks,
  cylonFleet,
  finalFive,
  ionianNebula,
  // After the trauma tokens of the Ionian Nebula have been drawn (R-SET-111).
  allies,
  personalGoals,
  miracles,
  daybreakPeople,
  daybreakSkills,
  motives,
  // After the Motives, whose part of the Sleeper Agent phase comes first (R-LOY-35, R-LOY-36).
  mutiny,
  mutineer,
  mutinousDiscards,
  recklessDraw,
  assaultRaptors,
  negotiation,
  searchForHome,
  resurrectionHub,
};
