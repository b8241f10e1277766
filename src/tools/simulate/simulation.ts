/** Plays whole games between automatic players and counts their outcomes. */
import type { EndCause } from '../../engine/types/event.ts';
import type { GameOptions } from '../../engine/types/options.ts';
import { playOut, type Policy } from '../../players/playOut.ts';
import { randomNumbers } from '../../players/randomNumbers.ts';
import { alike, tables, variants } from '../play/tables.ts';
import { neverSeen, noteSeen } from './seen.ts';

type Agendas = Readonly<Record<string, { readonly games: number; readonly won: number }>>;

export interface FailedGame {
  readonly game: number;
  readonly seed: string;
  readonly message: string;
  readonly options: GameOptions;
}

export interface Simulation {
  readonly games: number;
  readonly finished: number;
  readonly humanWins: number;
  readonly cylonWins: number;
  readonly causes: Readonly<Partial<Record<EndCause, number>>>;
  /** For each Agenda, the games in which someone had it, and how many of these that player won. */
  readonly agendas: Agendas;
  readonly decisions: number;
  readonly turns: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly errors: ReadonlyArray<FailedGame>;
  /**
   * For games at all tables: the number of different tables, and the ids of the cards that were in none of the games.
   */
  readonly tables?: number;
  readonly neverSeen?: ReadonlyArray<string>;
}

export interface Games {
  readonly games: number;
  readonly seed: string;
  readonly policy: Policy;
  /** The options of every game; `all`: each game has options drawn from everything that the rules allow. */
  readonly options: GameOptions | 'all';
}

const groups = alike(tables);

/** Returns a legal table with a variant of the rules, the same for the same seed. */
export function anyTable(seed: string): GameOptions {
  const random = randomNumbers(`table ${seed}`);
  const pick = <T>(things: ReadonlyArray<T>): T | undefined => things[Math.floor(random() * things.length)];
  const table = pick(pick(groups) ?? []);
  if (table === undefined) throw new Error('no table is legal');
  return { ...table, ...pick(variants) };
}

export function simulate(
  { games, seed, policy, options: wanted }: Games,
  progress: (done: number) => void,
): Simulation {
  const started = performance.now();
  const causes: Partial<Record<EndCause, number>> = {};
  const agendas: Record<string, Agendas[string]> = {};
  const errors: Array<FailedGame> = [];
  const sums = { humans: 0, cylons: 0, decisions: 0, turns: 0 };
  const seen = new Set<string>();
  const drawn = new Set<string>();
  const watching = wanted === 'all' ? { told: (events: Parameters<typeof noteSeen>[0]) => noteSeen(events, seen) } : {};
  for (let game = 1; game <= games; game += 1) {
    const gameSeed = `${seed}/${game}`;
    const options = wanted === 'all' ? anyTable(gameSeed) : wanted;
    drawn.add(JSON.stringify(options));
    try {
      const { outcome, decisions, turns, agendas: held } = playOut(options, gameSeed, policy, watching);
      causes[outcome.cause] = (causes[outcome.cause] ?? 0) + 1;
      for (const { card, won } of held) agendas[card] = oneMore(agendas[card], won);
      sums[outcome.winner] += 1;
      sums.decisions += decisions;
      sums.turns += turns;
    } catch (error) {
      errors.push({ game, seed: gameSeed, message: error instanceof Error ? error.message : String(error), options });
    }
    progress(game);
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    games,
    finished: sums.humans + sums.cylons,
    humanWins: sums.humans,
    cylonWins: sums.cylons,
    causes,
    agendas,
    decisions: sums.decisions,
    turns: sums.turns,
    seconds: Math.round(seconds * 1000) / 1000,
    decisionsPerSecond: Math.round(sums.decisions / seconds),
    errors,
    ...(wanted === 'all' ? { tables: drawn.size, neverSeen: neverSeen(seen) } : {}),
  };
}

function oneMore({ games, won }: Agendas[string] = { games: 0, won: 0 }, wins: boolean): Agendas[string] {
  return { games: games + 1, won: won + (wins ? 1 : 0) };
}
