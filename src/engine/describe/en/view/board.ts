import type { GameView, PlayerView } from '../../../types/view.ts';
import type { Names } from '../../types.ts';
import { boardLimit } from '../../types.ts';
import { fit, list, plural, sentences } from '../grammar.ts';
import { describeOutcome } from '../outcome.ts';
import { phaseNames, titleName } from '../terms.ts';
import {
  alliesLine, areaLines, boardingLine, checkLine, crossroadsLine, cylonFleetLine, cylonWords, damageLine, distanceLine, jumpLine,
  miraclesLine, missionsLine, newCapricaLine, placeText, reservesLine, resourcesLine, traumaLine, traumaWords,
} from './lines.ts';

/** «Roslin (President) at Command, 5 cards» */
function people(view: GameView, names: Names): string {
  return view.players
    .map((player) => {
      const titles = player.titles.length === 0 ? '' : `, ${list(player.titles.map((title) => titleName(title)))}`;
      return `${names.seat(player.seat)}${titles}: `
          + [...cylonWords(player), ...whereabouts(player), ...traumaWords(player)].join(', ');
    })
    .join('; ');
}

const whereabouts = (player: PlayerView): ReadonlyArray<string> =>
  (player.out === true ? ['out of the game'] : [placeText(player), plural(player.handCount, 'card')]);

/** For somebody who can't see the picture: the same, in the order in which the eye finds it. */
export function describeBoard(view: GameView, names: Names): string {
  const head = view.over
    ? describeOutcome(view.over, names)
    : `the board in turn ${view.turn}, ${phaseNames[view.phase]}: ${names.seat(view.current)}`;
  const text = sentences(
    head,
    resourcesLine(view),
    `${jumpLine(view)}; ${distanceLine(view)}`,
    areaLines(view, names).join('; '),
    reservesLine(view),
    damageLine(view),
    boardingLine(view),
    cylonFleetLine(view),
    newCapricaLine(view),
    missionsLine(view),
    alliesLine(view),
    traumaLine(view),
    crossroadsLine(view, names),
    view.check === undefined ? '' : checkLine(view.check, names),
    people(view, names),
    miraclesLine(view, names),
  );
  return fit(text, boardLimit);
}
