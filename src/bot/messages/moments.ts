import type { APIEmbed } from 'discord.js';
import type { GameEvent, Outcome } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';

type Happening = GameEvent['what'];

interface Wordings {
  /** How many lines each language has for it. */
  readonly lines: number;
  /** The side for which it is good. */
  readonly tone: 'cylons' | 'humans' | 'nobody';
  /** It can happen several times in a turn: the first one in a message has the embed. */
  readonly often?: true;
}

/** Moments that make everyone at a table look up from their cards. */
const moments = {
  jumped: { lines: 6, tone: 'humans' },
  lastJump: { lines: 3, tone: 'nobody' },
  cylon: { lines: 4, tone: 'cylons' },
  sympathizer: { lines: 2, tone: 'cylons' },
  sympathetic: { lines: 2, tone: 'cylons' },
  executed: { lines: 4, tone: 'nobody' },
  human: { lines: 4, tone: 'cylons' },
  cylonExecuted: { lines: 3, tone: 'humans' },
  eliminated: { lines: 3, tone: 'cylons' },
  sleepers: { lines: 3, tone: 'nobody' },
  finalJump: { lines: 3, tone: 'nobody' },
  newCaprica: { lines: 3, tone: 'nobody' },
  crossroads: { lines: 3, tone: 'nobody' },
  milestone: { lines: 2, tone: 'nobody' },
  battlestarLost: { lines: 2, tone: 'cylons' },
  hubLost: { lines: 2, tone: 'humans' },
  basestarLost: { lines: 4, tone: 'humans', often: true },
  civilianLost: { lines: 5, tone: 'cylons', often: true },
  humansWin: { lines: 5, tone: 'humans' },
  cylonsWin: { lines: 5, tone: 'cylons' },
} as const satisfies Readonly<Record<string, Wordings>>;

type Moment = keyof typeof moments;

const wordings: Readonly<Record<Moment, Wordings>> = moments;

const colours = { cylons: 0xb3261e, humans: 0x2e7d32, nobody: 0x5c6bc0 } as const;

/** The Sleeper Agent phase is a moment of its own right after its milestone. */
const milestones: ReadonlyMap<string, Moment | undefined> = new Map([
  ['sleeperAgent', undefined],
  ['finalJump', 'finalJump'],
  ['newCapricaPhase', 'newCaprica'],
  ['crossroadsPhase', 'crossroads'],
]);

/**
 * The game that a moment belongs to, and the events of its earlier moments in their order (`momentsIn`). Both choose
 * the line: everyone reads the same one, also when it is told once more.
 */
export interface Past {
  readonly game: string;
  readonly moments: ReadonlyArray<Happening>;
}

/**
 * Returns which moment an event is; `undefined`: it is none. `before`: the event of the moment before it. Only what
 * everyone knows by then counts: an execution does not yet say on which side the player was.
 */
function momentOf(what: Happening, before: Happening | undefined): Moment | undefined {
  switch (what.kind) {
    case 'jumped':
      return what.final ? 'lastJump' : 'jumped';
    case 'becameCylon':
      if (what.how === 'sympathizer' || what.how === 'sympathetic') return what.how;
      return before?.kind === 'executed' && before.seat === what.seat ? 'cylonExecuted' : 'cylon';
    case 'executed':
      return 'executed';
    case 'provedHuman':
      return 'human';
    case 'eliminated':
      return 'eliminated';
    case 'sleeperAgentPhase':
      return 'sleepers';
    case 'milestone':
      return milestones.has(what.event) ? milestones.get(what.event) : 'milestone';
    case 'boardLost':
      return 'battlestarLost';
    case 'hubDestroyed':
      return 'hubLost';
    case 'shipDestroyed':
      return what.ship === 'basestar' ? 'basestarLost' : undefined;
    case 'civilianDestroyed':
      return 'civilianLost';
    default:
      return undefined;
  }
}

/** Returns those of the events that are great moments. */
export const momentsIn = (happened: ReadonlyArray<Happening>): ReadonlyArray<Happening> =>
  happened.filter((what) => momentOf(what, undefined) !== undefined);

/**
 * Returns the embed for a line of the log that tells of a great moment; `undefined`: a line like others. `happened`:
 * all that the line tells. `here`: how many of the past moments the same message tells.
 */
export function momentEmbed(
  { happened, text }: { readonly happened: ReadonlyArray<Happening>; readonly text: string },
  say: Say,
  { game, moments: earlier }: Past,
  here: number,
): APIEmbed | undefined {
  const [what] = momentsIn(happened);
  const moment = what === undefined ? undefined : momentOf(what, earlier.at(-1));
  if (moment === undefined) return undefined;
  const alike = earlier.map((other, at) => momentOf(other, earlier[at - 1]) === moment);
  const { often = false, tone } = wordings[moment];
  if (often && alike.slice(earlier.length - here).includes(true)) return undefined;
  return { title: lineOf(moment, say, game, alike.filter(Boolean).length), description: text, color: colours[tone] };
}

/** Returns the line over the end of a game. */
export const endLine = (winner: Outcome['winner'], say: Say, game: string): string =>
  lineOf(winner === 'humans' ? 'humansWin' : 'cylonsWin', say, game, 0);

/** A game takes the lines in turn, and each begins with another one. */
function lineOf(moment: Moment, say: Say, game: string, count: number): string {
  const first = [...game].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return say(`moments.${moment}`, { line: ((first + count) % wordings[moment].lines) + 1 });
}
