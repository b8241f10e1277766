/**
 * Whole games at tables of every kind with every line that they tell: what is told of them at the end has to be true.
 */
import { startGame, view } from '../../src/engine/index.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { openLines } from '../../src/app/model/record/openEvents.ts';
import type { OpenLine } from '../../src/app/model/record/openEvents.ts';
import { playOut } from '../../src/players/playOut.ts';
import { randomNumbers } from '../../src/players/randomNumbers.ts';
import { alike, tables, variants } from '../../src/tools/play/tables.ts';
import type { GameEvent, GameOptions, GameView } from '../../src/store/engineTypes.ts';

export interface ToldGame {
  /** The seed with which it can be played again: the name of the game among `toldGames`. */
  readonly seed: string;
  readonly options: GameOptions;
  /** At the end. */
  readonly state: GameState;
  readonly view: GameView;
  readonly events: ReadonlyArray<{ readonly seq: number; readonly turn: number; readonly event: GameEvent }>;
  readonly lines: ReadonlyArray<OpenLine>;
}

export interface WatchingGame {
  /** After each step: what it told, and how the game stands then. */
  readonly each?: (events: ReadonlyArray<GameEvent>, state: GameState) => void;
}

const groups = alike(tables);

/**
 * The same games again and again; half of them with automatic players that play well. `among`: only at tables that it
 * likes.
 */
export function toldGame(
  number: number,
  { each }: WatchingGame = {},
  among: (options: GameOptions) => boolean = () => true,
): ToldGame {
  const seed = `told at the end ${number}`;
  const random = randomNumbers(seed);
  const some = groups.map((group) => group.filter(among)).filter((group) => group.length > 0);
  const group = some[Math.floor(random() * some.length)] ?? [];
  const table = group[Math.floor(random() * group.length)];
  if (table === undefined) throw new Error('No table is legal.');
  const options: GameOptions = { ...table, ...variants[Math.floor(random() * variants.length)] };
  const { state, events: first } = startGame(options, seed);
  const events: Array<ToldGame['events'][number]> = [];
  let [seq, turn] = [0, 0];
  const told = (some: ReadonlyArray<GameEvent>): void => {
    for (const event of some) {
      if (event.what.kind === 'turnStarted') turn = event.what.turn;
      events.push({ seq, turn, event });
    }
    seq += 1;
    each?.(some, state);
  };
  told(first);
  let begun = false;
  playOut(options, seed, number % 2 === 0 ? 'random' : 'heuristic', {
    begin: () => state,
    // What the beginning tells was told above.
    told: (some) => {
      if (begun) told(some);
      begun = true;
    },
  });
  return { seed, options, state, view: view(state, 'public'), events, lines: openLines(events) };
}

export const executions = ({ expansions }: GameOptions): boolean =>
  expansions.includes('pegasus') || expansions.includes('exodus');
