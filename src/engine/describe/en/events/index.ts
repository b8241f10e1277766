import type { Happening } from '../../../types/event.ts';
import { byKind } from '../../byKind.ts';
import type { ByKind } from '../../byKind.ts';
import type { Names } from '../../types.ts';
import { capital } from '../grammar.ts';
import { boardEvents } from './board.ts';
import { cardEvents } from './cards.ts';
import { checkEvents } from './checks.ts';
import { newCapricaEvents } from './newCaprica.ts';
import { fateEvents } from './fates.ts';
import { leaderEvents } from './leaders.ts';
import { loyaltyEvents } from './loyalty.ts';
import { shipEvents } from './ships.ts';
import { skillEvents } from './skills.ts';
import { turnEvents } from './turn.ts';

const words: ByKind<Happening, [names: Names], string> = {
  ...turnEvents,
  ...skillEvents,
  ...cardEvents,
  ...checkEvents,
  ...shipEvents,
  ...boardEvents,
  ...loyaltyEvents,
  ...fateEvents, ...newCapricaEvents,
  ...leaderEvents,
};

export const describeEvent = (what: Happening, names: Names): string => capital(byKind<Happening, [Names], string>(words, what, names));
