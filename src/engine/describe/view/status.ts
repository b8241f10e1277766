import type { GameView } from '../../types/view.ts';
import type { Names } from '../types.ts';
import { statusLimit } from '../types.ts';
import { capital, inRow, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { fit } from '../../../words/fitting.ts';
import { describeOutcome } from '../outcome.ts';
import { phase } from '../nouns.ts';
import {
  areaLines,
  boardingLine,
  checkLine,
  closedLine,
  damageLine,
  distanceLine,
  inPlayLine,
  jumpLine,
  playerLine,
  reservesLine,
  resourcesLine,
  waitingLines,
} from './lines.ts';
import {
  alliesLine,
  crossroadsLine,
  cylonFleetLine,
  missionsLine,
  motivesLine,
  newCapricaLine,
  traumaLine,
  truceLine,
} from './modules.ts';

function head(view: GameView, names: Names): Text {
  if (view.over) return describeOutcome(view.over, names);
  if (view.phase === 'setup') return phase('setup');
  return tell('view.statusHead', { turn: view.turn, phase: phase(view.phase), player: names.seat(view.current) });
}

/** One thing a line, the most important first: if it has to be cut, the end is missed least. */
export function describeStatus(view: GameView, names: Names, word: (text: Text) => string): string {
  const lines: ReadonlyArray<Text> = [
    head(view, names),
    resourcesLine(view),
    inRow([jumpLine(view), distanceLine(view)], '; '),
    ...waitingLines(view, names),
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
  return fit(
    lines
      .map((line) => word(capital(line)))
      .filter((line) => line !== '')
      .join('\n'),
    statusLimit,
  );
}
