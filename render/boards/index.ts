/** The boards beside Galactica's, in the order in which they follow the map. Another one is one more entry. */
import { allies } from './allies.ts';
import type { FurtherBoard } from './further.ts';
import { cylonFleet } from './cylonFleet.ts';
import { newCaprica } from './newCaprica.ts';
import { pegasus } from './pegasus.ts';

export const furtherBoards: ReadonlyArray<FurtherBoard> = [pegasus, cylonFleet, newCaprica, allies];
