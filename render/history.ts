/** A game from its log, in numbers. */
import type { Happening } from '../src/engine/types/event.ts';
import type { GameView } from '../src/engine/types/view.ts';
import type { Locale } from '../src/words/languages.ts';
import { noun } from '../src/words/text.ts';
import { skillFace } from './content.ts';
import { wordsIn } from './words.ts';
import { present } from '../src/values/present.ts';

/** One line of the public log. */
export interface LogLine {
  readonly turn: number;
  readonly what: Happening;
}

export type HistoryResource = keyof GameView['resources'];
export const resourceOrder = ['fuel', 'food', 'morale', 'population'] as const satisfies ReadonlyArray<HistoryResource>;

/** The turning points of a game that have a mark of their own; jumps have one anyway. */
export const markKinds = ['cylon', 'executed', 'brig', 'losses', 'vipers', 'nearMiss'] as const;
export type MarkKind = (typeof markKinds)[number];

export interface TurnMark {
  readonly turn: number;
  readonly kind: MarkKind;
}

export interface FleetHistory {
  /** How much was left at the end of each turn, from turn 0 on. */
  readonly resources: Readonly<Record<HistoryResource, ReadonlyArray<number>>>;
  /** How far the fleet had come at the end of each turn, from turn 0 on. */
  readonly distance: ReadonlyArray<number>;
  /** The turning points of the game, in order. */
  readonly marks: ReadonlyArray<TurnMark>;
  /** The turns in which the fleet jumped, in order. */
  readonly jumps: ReadonlyArray<number>;
  readonly checks: Readonly<Record<'pass' | 'partial' | 'fail', number>>;
  /** Cards whose strength counted against a check when it was counted for the last time. */
  readonly against: number;
  readonly civiliansLost: number;
}

type ResourceLine = LogLine & { readonly what: Extract<Happening, { kind: 'resource' }> };

function levels(
  lines: ReadonlyArray<LogLine>,
  resource: HistoryResource,
  { turn, resources }: GameView,
): ReadonlyArray<number> {
  const changes = lines.filter(
    (line): line is ResourceLine => line.what.kind === 'resource' && line.what.resource === resource,
  );
  const [first] = changes;
  let level = first === undefined ? resources[resource] : first.what.now - first.what.change;
  const start = level;
  const after = Array.from({ length: turn }, (_, index) => {
    level = changes.findLast((change) => change.turn === index + 1)?.what.now ?? level;
    return level;
  });
  return [start, ...after];
}

/** Cards beside the objective only grow in number: what was last told counts until the next one. */
function distances(lines: ReadonlyArray<LogLine>, { turn }: GameView): ReadonlyArray<number> {
  const told = lines.flatMap(({ turn: at, what }) =>
    what.kind === 'destinationChosen' || what.kind === 'distanceAdded' ? [{ at, total: what.total }] : [],
  );
  return Array.from({ length: turn + 1 }, (_, now) => told.findLast(({ at }) => at <= now)?.total ?? 0);
}

/** Each check once, however often it was counted; a check may be made in the middle of another one. */
function cardsAgainst(lines: ReadonlyArray<LogLine>): number {
  const open: Array<number> = [];
  let sum = 0;
  for (const { what } of lines) {
    if (what.kind === 'checkStarted') open.push(0);
    else if (what.kind === 'checkRevealed')
      open.splice(-1, 1, what.negative.filter((card) => (skillFace(card)?.value ?? 0) > 0).length);
    else if (what.kind === 'checkResult') sum += open.pop() ?? 0;
  }
  return sum;
}

/** Returns the history of a game that has come to this view, from the public log, with marks at its turning points. */
export function historyOf(
  lines: ReadonlyArray<LogLine>,
  view: GameView,
  marks: ReadonlyArray<TurnMark> = [],
): FleetHistory {
  const results = lines.flatMap(({ what }) => (what.kind === 'checkResult' ? [what.result] : []));
  const count = (result: 'pass' | 'partial' | 'fail'): number => results.filter((one) => one === result).length;
  return {
    resources: {
      fuel: levels(lines, 'fuel', view),
      food: levels(lines, 'food', view),
      morale: levels(lines, 'morale', view),
      population: levels(lines, 'population', view),
    },
    distance: distances(lines, view),
    marks,
    jumps: lines.filter(({ what }) => what.kind === 'jumped').map(({ turn }) => turn),
    checks: { pass: count('pass'), partial: count('partial'), fail: count('fail') },
    against: cardsAgainst(lines),
    civiliansLost: view.destroyedCivilians.length,
  };
}

/** The same in sentences, for those who can't see the picture. */
export function describeHistory(
  { resources, distance, jumps, checks, against, civiliansLost }: FleetHistory,
  locale: Locale,
): string {
  const { say } = wordsIn(locale);
  const courses = resourceOrder.map((resource) => {
    const levels = resources[resource];
    const missing = `a level of ${resource}`;
    return say('pictures.ending.course', {
      resource: noun(resource),
      from: present(levels[0], missing),
      to: present(levels.at(-1), missing),
      least: Math.min(...levels),
    });
  });
  return [
    say('pictures.ending.numbers', {
      courses: courses.join(', '),
      distance: present(distance.at(-1), 'a distance'),
      turns: distance.length - 1,
    }),
    say('pictures.ending.checks', { passed: checks.pass, partly: checks.partial, failed: checks.fail, against }),
    jumps.length === 0
      ? say('pictures.ending.neverJumped')
      : say('pictures.ending.jumpedIn', { turns: jumps.join(', ') }),
    say('pictures.ending.civiliansLost', { count: civiliansLost }),
  ].join(' ');
}
