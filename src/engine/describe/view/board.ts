import type { GameView } from '../../types/view.ts';
import type { Names } from '../types.ts';
import type { Text } from '../../../words/text.ts';
import { describeOutcome } from '../outcome.ts';
import { phaseNames } from '../terms.ts';
import {
  alliesShort, checkShort, crossroadsShort, cylonFleetShort, damageShort, missionShort, newCapricaShort, peoplePlaces, peopleShort,
  peopleWhole, reservesShort, spaceShort,
} from './brief.ts';
import {
  alliesLine, areaLines, boardingLine, checkLine, crossroadsLine, cylonFleetLine, damageLine, distanceLine, jumpLine,
  miraclesLine, missionsLine, motivesLine, mutinyLine, newCapricaLine, reservesLine, resourcesLine, traumaLine,
} from './lines.ts';
import { fitted, type Forms } from './shortening.ts';

/** In the order in which the eye finds it. */
function pieces(view: GameView, names: Names) {
  const head = view.over
    ? describeOutcome(view.over, names)
    : `the board in turn ${view.turn}, ${phaseNames[view.phase]}: ${names.seat(view.current)}`;
  return {
    head: [head],
    resources: [resourcesLine(view)],
    distance: [`${jumpLine(view)}; ${distanceLine(view)}`, distanceLine(view)],
    space: [areaLines(view, names).join('; '), spaceShort(view)],
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
    motives: [motivesLine(view, names), ''],
  } as const satisfies Readonly<Record<string, Forms>>;
}

/** What is shortened, the least important first: where everybody is stays to the last. */
const order = [
  'trauma', 'miracles', 'mutiny', 'motives', 'reserves', 'allies', 'crossroads', 'people', 'missions', 'cylonFleet', 'newCaprica', 'check',
  'reserves', 'allies', 'damage', 'distance', 'space', 'people',
] as const;

/** For somebody who can't see the picture: the same in words, at most so many characters. */
export const describeBoard = (view: GameView, names: Names, { most, word }: Room): string =>
  fitted(pieces(view, names), { order, most, word });

interface Room {
  readonly most: number;
  readonly word: (text: Text) => string;
}
