/** The boards beside Galactica's, in the order in which they follow the map. Another one is one more entry. */
import { allies } from './allies.ts';
import type { FurtherBoard } from './further.ts';
import { cylonFleet } from './cylonFleet.ts';
import { demetrius } from './demetrius.ts';
import { newCaprica } from './newCaprica.ts';
import { pegasus } from './pegasus.ts';
import { rebelBasestar } from './rebelBasestar.ts';

export const furtherBoards: ReadonlyArray<FurtherBoard> = [
  pegasus,
  cylonFleet,
  demetrius,
  rebelBasestar,
  newCaprica,
  allies,
];
