/** Games that are over, with the history in their logs. */
import { historyOf } from '../../../render/index.ts';
import type { FleetHistory, LogLine, TurnMark } from '../../../render/index.ts';
import type { GameView } from '../../engine/types/view.ts';
import { cylonsWin, humansWin, leaderWins } from './views/index.ts';

type Resource = keyof GameView['resources'];
type Loss = readonly [turn: number, resource: Resource, change: number];

const losses: ReadonlyArray<Loss> = [
  [2, 'morale', -1],
  [3, 'fuel', -1],
  [4, 'population', -1],
  [6, 'food', -2],
  [8, 'fuel', -2],
  [9, 'morale', -2],
  [11, 'population', -2],
  [12, 'fuel', 1],
  [14, 'morale', -1],
  [17, 'fuel', -1],
  [19, 'food', 1],
  [21, 'population', -1],
  [23, 'morale', -2],
  [24, 'food', -1],
  [26, 'fuel', -1],
  [27, 'morale', 1],
  [28, 'population', -1],
  [30, 'morale', -2],
  [31, 'fuel', -2],
];
const first: Readonly<Record<Resource, number>> = { fuel: 8, food: 8, morale: 10, population: 12 };

function resourceLines({ resources }: GameView): ReadonlyArray<LogLine> {
  const now: Record<Resource, number> = { ...first };
  const last: Loss = [31, 'fuel', resources.fuel - 2];
  return [...losses, last].map(([turn, resource, change]) => {
    now[resource] += change;
    return { turn, what: { kind: 'resource', resource, change, now: now[resource], why: 'crisis/base/bomb-threat' } };
  });
}

function checkLines(): ReadonlyArray<LogLine> {
  return Array.from({ length: 19 }, (_, index) => {
    const result = index % 5 === 2 ? 'fail' : index % 7 === 3 ? 'partial' : 'pass';
    const negative = Array<string>(index % 4).fill('skill/base/repair/1');
    const reveal: LogLine = {
      turn: index + 2,
      what: { kind: 'checkRevealed', positive: [], negative, nullified: [], total: 9, difficulty: 11 },
    };
    const end: LogLine = {
      turn: index + 2,
      what: { kind: 'checkResult', source: 'crisis/base/prisoner-revolt', result, total: 9, difficulty: 11 },
    };
    return [reveal, end];
  }).flat();
}

const marks: ReadonlyArray<TurnMark> = [
  { turn: 6, kind: 'losses' },
  { turn: 14, kind: 'nearMiss' },
  { turn: 15, kind: 'executed' },
  { turn: 20, kind: 'cylon' },
  { turn: 28, kind: 'vipers' },
  { turn: 31, kind: 'brig' },
];
const travelled: ReadonlyArray<LogLine> = [
  [7, 2],
  [13, 3],
  [20, 6],
  [29, 7],
].map(([turn = 0, total = 0]) => ({
  turn,
  what: { kind: 'destinationChosen', by: 0, card: 'destination/base/icy-moon', distance: 1, total },
}));
const jumpLines = [7, 13, 20, 20, 29].map((turn): LogLine => ({ turn, what: { kind: 'jumped', final: false } }));

export function summaryOf(view: GameView): { readonly view: GameView; readonly history: FleetHistory } {
  return {
    view,
    history: historyOf([...resourceLines(view), ...checkLines(), ...jumpLines, ...travelled], view, marks),
  };
}

export const summaryGallery: Readonly<
  Record<string, () => { readonly view: GameView; readonly history: FleetHistory }>
> = {
  'summary-humans': () => summaryOf(humansWin()),
  'summary-cylons': () => summaryOf(cylonsWin()),
  'summary-leader': () => summaryOf(leaderWins()),
};
