/** Plays a whole game with automatic players in every seat. */
import { answer, decisions, offers, startGame, view } from '../engine/index.ts';
import { seatsInPlay } from '../engine/pieces/players.ts';
import type { Decision } from '../engine/types/decision.ts';
import type { GameEvent } from '../engine/types/event.ts';
import type { CardId } from '../engine/types/ids.ts';
import type { GameOptions } from '../engine/types/options.ts';
import type { GameState, Outcome } from '../engine/types/state.ts';
import { newWatch, watch, type Beliefs } from './beliefs/index.ts';
import { choose, chooseAtRandom } from './index.ts';
import { randomNumbers } from './randomNumbers.ts';

export const policies = ['heuristic', 'random'] as const;
export type Policy = (typeof policies)[number];

/**
 * A function that answers questions instead of a policy: it returns ids of choices. `beliefs`: the suspicions that
 * everyone can share.
 */
export type Answering = (
  state: GameState,
  decision: Decision,
  random: () => number,
  beliefs: Beliefs,
) => ReadonlyArray<string>;

export interface PlayedOut {
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly turns: number;
  /** Agendas and Motives of Cylon Leaders and the Sympathetic Cylon. */
  readonly agendas: ReadonlyArray<{ readonly card: CardId; readonly won: boolean }>;
}

/** A game longer than this has no end: the longest seen take about 1,500 decisions. */
const tooLong = 50_000;

/** Returns the offers that players take up now, apart from the questions. */
function openOffers(
  state: GameState,
  policy: Policy | Answering,
  random: () => number,
  beliefs: Beliefs,
): ReadonlyArray<Decision> {
  const taken: Array<Decision> = [];
  for (const seat of seatsInPlay(state)) {
    for (const offer of offers(state, seat)) {
      const takes =
        policy === 'random' ? random() < 0.1 : choose({ view: view(state, seat), beliefs }, offer, random).length > 0;
      if (takes) taken.push(offer);
    }
  }
  return taken;
}

/** Callbacks of a caller who watches the game. */
export interface Watching {
  /** Called before each answer. */
  readonly each?: (state: GameState, decision: Decision) => void;
  /** Called with everything that happens, for whatever audience. */
  readonly told?: (events: ReadonlyArray<GameEvent>) => void;
  /** Starts the game from another position than the set-up. */
  readonly begin?: (options: GameOptions, seed: string) => GameState;
}

function answering(policy: Policy | Answering): Answering {
  if (typeof policy === 'function') return policy;
  if (policy === 'random') return (_state, decision, random) => chooseAtRandom(decision, random);
  return (state, decision, random, beliefs) => choose({ view: view(state, decision.seat), beliefs }, decision, random);
}

/**
 * Plays a game to its end. The same options, seed and policy always play the same game. Throws if the engine fails or
 * the game does not end.
 */
export function playOut(
  options: GameOptions,
  seed: string,
  policy: Policy | Answering,
  { each, told, begin }: Watching = {},
): PlayedOut {
  const { state, events } =
    begin === undefined ? startGame(options, seed) : { state: begin(options, seed), events: [] };
  told?.(events);
  let seen = watch(newWatch(options.players), events);
  const random = randomNumbers(`players ${seed}`);
  const answers = answering(policy);
  let count = 0;
  while (state.over === undefined) {
    const free = openOffers(state, policy, random, seen.beliefs);
    const open = free.length > 0 ? free : decisions(state);
    const decision = open[Math.floor(random() * open.length)];
    if (decision === undefined || count >= tooLong) {
      throw new Error(decision === undefined ? 'nothing is open, but the game is not over' : 'the game does not end');
    }
    each?.(state, decision);
    const choice = free.length > 0 ? chooseAtRandom(decision, random) : answers(state, decision, random, seen.beliefs);
    const step = answer(state, decision.seat, decision.id, choice);
    told?.(step.events);
    seen = watch(seen, step.events);
    count += 1;
  }
  const { winners } = state.over;
  const held = state.modules.cylonLeaders?.held ?? [];
  const motives = state.modules.motives?.held ?? [];
  const agendas = [
    ...held.map(({ agenda }) => agenda),
    ...motives.map(({ hidden, revealed }) => [...hidden, ...revealed]),
  ].flatMap((cards, at) => cards.map((card) => ({ card, won: winners.includes(at % state.players.length) })));
  return { outcome: state.over, decisions: count, turns: state.turn, agendas };
}
