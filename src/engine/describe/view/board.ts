import type { GameView } from '../../types/view.ts';
import type { Names } from '../types.ts';
import { inRow, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { describeOutcome } from '../outcome.ts';
import { phase } from '../nouns.ts';
import {
  alliesShort,
  checkShort,
  crossroadsShort,
  cylonFleetShort,
  damageShort,
  missionShort,
  newCapricaShort,
  peoplePlaces,
  peopleShort,
  peopleWhole,
  reservesShort,
  spaceShort,
} from './brief.ts';
import {
  areaLines,
  boardingLine,
  checkLine,
  damageLine,
  distanceLine,
  jumpLine,
  miraclesLine,
  mutinyLine,
  openLoyaltyLine,
  reservesLine,
  resourcesLine,
} from './lines.ts';
import {
  alliesLine,
  crossroadsLine,
  cylonFleetLine,
  missionsLine,
  motivesLine,
  newCapricaLine,
  traumaLine,
} from './modules.ts';
import { fitted, type Forms } from './shortening.ts';

/** Returns the parts of the picture in words, in the order in which the eye finds them. */
function pieces(view: GameView, names: Names) {
  const head = view.over
    ? describeOutcome(view.over, names)
    : tell('view.boardHead', { turn: view.turn, phase: phase(view.phase), player: names.seat(view.current) });
  return {
    head: [head],
    resources: [resourcesLine(view)],
    distance: [inRow([jumpLine(view), distanceLine(view)], '; '), distanceLine(view)],
    space: [inRow(areaLines(view, names), '; '), spaceShort(view)],
    reserves: [reservesLine(view), reservesShort(view), ''],
    damage: [damageLine(view), damageShort(view)],
    boarding: [boardingLine(view)],
    cylonFleet: [cylonFleetLine(view), cylonFleetShort(view)],
    newCaprica: [newCapricaLine(view), newCapricaShort(view)],
    missions: [missionsLine(view), missionShort(view)],
    allies: [alliesLine(view), alliesShort(view), ''],
    trauma: [traumaLine(view), ''],
    crossroads: [crossroadsLine(view, names), crossroadsShort(view)],
    check: view.check === undefined ? [''] : [checkLine(view.check, names), checkShort(view.check)],
    people: [peopleWhole(view, names), peopleShort(view, names), peoplePlaces(view, names)],
    miracles: [miraclesLine(view, names), ''],
    mutiny: [mutinyLine(view, names), ''],
    loyalty: [openLoyaltyLine(view, names), ''],
    motives: [motivesLine(view, names), ''],
  } as const satisfies Readonly<Record<string, Forms>>;
}

/** Parts in the order in which they are shortened, the least important first: everyone's place stays to the last. */
const order = [
  'trauma',
  'miracles',
  'mutiny',
  'motives',
  'loyalty',
  'reserves',
  'allies',
  'crossroads',
  'people',
  'missions',
  'cylonFleet',
  'newCaprica',
  'check',
  'reserves',
  'allies',
  'damage',
  'distance',
  'space',
  'people',
] as const;

/** Returns the content of the picture in words, for someone who can't see it, in at most `most` characters. */
export const describeBoard = (view: GameView, names: Names, { most, word }: Room): string =>
  fitted(pieces(view, names), { order, most, word });

interface Room {
  readonly most: number;
  readonly word: (text: Text) => string;
}
