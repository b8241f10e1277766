import { defaultOptions } from '../../engine/index.ts';
import type { GameState } from '../../engine/types/state.ts';
import { playOut } from '../../players/playOut.ts';
import type { Policy } from '../../players/playOut.ts';
import type { EngineResult, HeuristicResult } from './results.ts';
import { kilobyte, mean, median, repeatedly, rounded, sum, timed } from './statistics.ts';

const options = { ...defaultOptions, players: 5 };
/** Part of the time that goes by before it counts, for the compiler to find out what matters. */
const warmUp = 0.3;
/** Of the decisions in games whose states are looked at. */
const every = 9;
const fewestCopied = 3;

interface Game {
  readonly ms: number;
  readonly decisions: number;
}

/** Rules alone: random players choose in no time. */
export function measureEngine(seconds: number): EngineResult {
  const games = playFor(seconds, 'random');
  const states = copyFor(seconds * warmUp);
  const perDecision = sum(games.map(({ ms }) => ms)) / sum(games.map(({ decisions }) => decisions));
  return {
    games: games.length,
    decisionsPerSecond: Math.round(1000 / perDecision),
    gameMs: rounded(median(games.map(({ ms }) => ms))),
    stateKB: rounded(Math.max(...states.map(({ bytes }) => bytes)) / kilobyte),
    ratioToCopy: rounded(perDecision / mean(states.map(({ ms }) => ms))),
  };
}

export function measureHeuristic(seconds: number): HeuristicResult {
  const games = playFor(seconds, 'heuristic');
  return { decisionsPerSecond: Math.round(1000 * sum(games.map(({ decisions }) => decisions)) / sum(games.map(({ ms }) => ms))) };
}

function playFor(seconds: number, policy: Policy): ReadonlyArray<Game> {
  repeatedly(seconds * warmUp, 1, (round) => play(`warm-up ${round}`, policy));
  return repeatedly(seconds, 1, (round) => play(`bench ${round}`, policy));
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

/** States along other games of the same kind, copied by way of JSON. */
function copyFor(seconds: number): ReadonlyArray<Copied> {
  return repeatedly(seconds, fewestCopied, (round) => copiesOf(`copy ${round}`)).flat();
}

function copiesOf(seed: string): ReadonlyArray<Copied> {
  const copies: Array<Copied> = [];
  let count = 0;
  playOut(options, seed, 'random', (state) => {
    if (count % every === 0) copies.push(copy(state));
    count += 1;
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
