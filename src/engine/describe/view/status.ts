import type { GameView } from '../../types/view.ts';
import type { Names } from '../types.ts';
import { statusLimit } from '../types.ts';
import { capital } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { fit } from '../../../words/fitting.ts';
import { describeOutcome } from '../outcome.ts';
import { phaseNames } from '../terms.ts';
import {
  alliesLine,
  areaLines,
  boardingLine,
  checkLine,
  closedLine,
  cylonFleetLine,
  crossroadsLine,
  damageLine,
  distanceLine,
  inPlayLine,
  jumpLine,
  missionsLine,
  motivesLine,
  newCapricaLine,
  playerLine,
  reservesLine,
  resourcesLine,
  traumaLine,
  truceLine,
  waitingLines,
} from './lines.ts';

function head(view: GameView, names: Names): string {
  if (view.over) return describeOutcome(view.over, names);
  return view.phase === 'setup' ? phaseNames.setup : `Turn ${view.turn}, ${phaseNames[view.phase]}: ${names.seat(view.current)}`;
}

/** One thing a line, the most important first: if it has to be cut, the end is missed least. */
export function describeStatus(view: GameView, names: Names, word: (text: Text) => string): string {
  const waiting = waitingLines(view, names);
  const lines: ReadonlyArray<Text> = [
    head(view, names),
    resourcesLine(view),
    `${jumpLine(view)}; ${distanceLine(view)}`,
    ...waiting.map((line) => `waiting for ${line}`),
    view.check === undefined ? '' : checkLine(view.check, names),
    ...areaLines(view, names),
    reservesLine(view),
    damageLine(view),
    boardingLine(view),
    cylonFleetLine(view),
    newCapricaLine(view),
    missionsLine(view),
    alliesLine(view),
    traumaLine(view),
    crossroadsLine(view, names),
    motivesLine(view, names),
    inPlayLine(view),
    truceLine(view),
    closedLine(view),
    ...view.players.map((player) => playerLine(player, names)),
  ];
  return fit(lines.map((line) => word(capital(line))).filter((line) => line !== '').join('\n'), statusLimit);
}
