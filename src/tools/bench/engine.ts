import { defaultOptions, view } from '../../engine/index.ts';
import type { Decision } from '../../engine/types/decision.ts';
import type { GameState } from '../../engine/types/state.ts';
import { choose } from '../../players/index.ts';
import { playOut } from '../../players/playOut.ts';
import type { Policy } from '../../players/playOut.ts';
import { randomNumbers } from '../../players/randomNumbers.ts';
import type { SeatedPlayer } from '../../players/seatedPlayer.ts';
import { alike, tables } from '../play/tables.ts';
import { processorTime } from './processorTime.ts';
import type { EngineResult, HeuristicResult } from './results.ts';
import { kilobyte, mean, median, repeatedly, rounded, sum, timed } from './statistics.ts';

const options = { ...defaultOptions, players: 5 };
/** The part of the time that passes before anything counts, for the compiler to find out what matters. */
const warmUp = 0.3;
/** One in this number of states is copied. */
const every = 9;
const fewest = 3;

interface Game {
  readonly ms: number;
  readonly decisions: number;
}

/** Measures the rules alone: random players choose in no time. */
export function measureEngine(seconds: number): EngineResult {
  warm(seconds, 'random');
  // By turns, so that what else the machine does slows down both alike.
  const rounds = repeatedly(seconds, fewest, (round) => ({
    game: play(`bench ${round}`, 'random'),
    copies: copiesOf(`copy ${round}`),
  }));
  const games = rounds.map(({ game }) => game);
  const copies = rounds.flatMap((round) => round.copies);
  const perDecision = 1000 / rate(games);
  return {
    games: games.length,
    decisionsPerSecond: Math.round(rate(games)),
    gameMs: rounded(median(games.map(({ ms }) => ms))),
    stateKB: rounded(Math.max(...copies.map(({ bytes }) => bytes)) / kilobyte),
    ratioToCopy: rounded(perDecision / mean(copies.map(({ ms }) => ms))),
  };
}

export function measureHeuristic(seconds: number): HeuristicResult {
  warm(seconds, 'heuristic');
  const games = repeatedly(seconds, 1, (round) => play(`bench ${round}`, 'heuristic'));
  repeatedly(seconds * warmUp, 1, choiceTime);
  return {
    decisionsPerSecond: Math.round(rate(games)),
    choiceUs: rounded(1000 * median(repeatedly(seconds, kinds.length, choiceTime))),
  };
}

/** A table for each content that a game can have. */
const kinds = alike(tables).flatMap(([first]) => first ?? []);

/**
 * Returns the milliseconds of processor time per choice, as a mean over one game; the kind of game changes each round.
 */
function choiceTime(round: number): number {
  const questions: Array<{ readonly player: SeatedPlayer; readonly decision: Decision }> = [];
  const random = randomNumbers(`choices ${round}`);
  playOut(kinds[round % kinds.length] ?? options, `choices ${round}`, (state, decision, _random, beliefs) => {
    const player = { view: view(state, decision.seat), beliefs };
    questions.push({ player, decision });
    return choose(player, decision, random);
  });
  const used = processorTime();
  for (const { player, decision } of questions) choose(player, decision, random);
  return (processorTime() - used) / questions.length;
}

function warm(seconds: number, policy: Policy): void {
  repeatedly(seconds * warmUp, 1, (round) => play(`warm-up ${round}`, policy));
}

/** Returns the decisions per second. */
function rate(games: ReadonlyArray<Game>): number {
  return (1000 * sum(games.map(({ decisions }) => decisions))) / sum(games.map(({ ms }) => ms));
}

function play(seed: string, policy: Policy): Game {
  const started = performance.now();
  const { decisions } = playOut(options, seed, policy);
  return { ms: performance.now() - started, decisions };
}

interface Copied {
  readonly bytes: number;
  readonly ms: number;
}

/** Returns measured copies, by way of JSON, of states along another game of the same kind. */
function copiesOf(seed: string): ReadonlyArray<Copied> {
  const copies: Array<Copied> = [];
  let count = 0;
  playOut(options, seed, 'random', {
    each: (state) => {
      if (count % every === 0) copies.push(copy(state));
      count += 1;
    },
  });
  return copies;
}

function copy(state: GameState): Copied {
  let text = '';
  const ms = timed(() => {
    text = JSON.stringify(state);
    return JSON.parse(text) as unknown;
  });
  return { bytes: Buffer.byteLength(text), ms };
}
