import type { BaseHappening, Happening } from '../../types/event.ts';
import type { ByKind } from '../byKind.ts';
import type { Names } from '../types.ts';
import { capital } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { boardEvents } from './board.ts';
import { cardEvents } from './cards.ts';
import { checkEvents } from './checks.ts';
import { fateEvents } from './fates.ts';
import { loyaltyEvents } from './loyalty.ts';
import { shipEvents } from './ships.ts';
import { skillEvents } from './skills.ts';
import { eventWords } from './table.ts';
import { turnEvents } from './turn.ts';

const words: ByKind<BaseHappening, [names: Names], Text> = {
  ...turnEvents,
  ...skillEvents,
  ...cardEvents,
  ...checkEvents,
  ...shipEvents,
  ...boardEvents,
  ...loyaltyEvents,
  ...fateEvents,
};

eventWords.add(words);

export const describeEvent = (what: Happening, names: Names): Text => capital(eventWords.of(what, names));
