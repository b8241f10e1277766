/**
 * Search of automatic players: they sample worlds that look to them like the game, try the answers that seem best in
 * each, play on for a turn or two, and evaluate the position. Nothing that a seat may not know has any influence,
 * because it is dealt again first.
 */
import { RuleError, answer, copyOf, view } from '../../engine/index.ts';
import { isHuman } from '../../engine/pieces/players.ts';
import type { Seat } from '../../engine/types/ids.ts';
import type { GameState } from '../../engine/types/state.ts';
import type { Beliefs } from '../beliefs/index.ts';
import type { ThinkingLevel } from '../levels.ts';
import { randomNumbers } from '../randomNumbers.ts';
import { helpsHumans, sideOf } from '../side.ts';
import { candidates, isWorthThinking, type ChoiceIds } from './candidates.ts';
import { playOn } from './playOn.ts';
import { chanceOfHumans } from './value.ts';
import { weigh } from './weigh.ts';
import { likelyWorld } from './worlds.ts';

export { isWorthThinking } from './candidates.ts';

/** The input of a search, as plain data that can be handed to a thread. */
export interface SearchInput {
  readonly state: GameState;
  readonly seat: Seat;
  /** The id of an open question of that seat. */
  readonly decisionId: string;
  readonly level: ThinkingLevel;
  /** The seed of all chance: the same question with the same seed gets the same answer. */
  readonly seed: string;
  /** Factors, by seat, on the odds that a player is a hidden Cylon (`players/beliefs`). Left out: nothing is known. */
  readonly beliefs?: Beliefs;
  /**
   * Whether no one sees how long the answer takes. A hidden Cylon doesn't search then, because it would make no
   * difference to the answer.
   */
  readonly unwatched?: boolean;
}

export interface SearchOption {
  /** Ids of choices, a legal answer. */
  readonly choice: ChoiceIds;
  /** The estimated chance that the player's own side wins, from 0 to 1. */
  readonly worth: number;
  /** Whether the answer is clearly better than the heuristic's, and not by luck alone. */
  readonly isClear: boolean;
}

export interface SearchResult {
  readonly choice: ChoiceIds;
  /**
   * The options: those tried in most worlds first, and of those the best. A single one means that nothing was searched.
   */
  readonly options: ReadonlyArray<SearchOption>;
}

interface Effort {
  /** The greatest number of answers to try. */
  readonly most: number;
  readonly playings: number;
  /** How many turns each answer is played on. */
  readonly turns: number;
}

const efforts: Readonly<Record<SearchInput['level'], Effort>> = {
  normal: { most: 4, playings: 10, turns: 1 },
  hard: { most: 6, playings: 48, turns: 1 },
};

/**
 * Returns the answer of a search and the options that it compared. Throws if that question is not open for that seat.
 */
export function think({ state, seat, decisionId, level, seed, beliefs, unwatched = false }: SearchInput): SearchResult {
  const decision = state.decisions.find(({ id }) => id === decisionId);
  if (decision?.seat !== seat) throw new Error(`seat ${seat} is not asked ${decisionId}`);
  const own = view(state, seat);
  const { most, playings, turns } = efforts[level];
  const tried = isWorthThinking(own, decision, level) ? most : 1;
  const answers = candidates({ view: own, beliefs, level }, decision, tried, randomNumbers(`candidates ${seed}`));
  const [first = decision.fallback] = answers;
  const byHabit: SearchResult = { choice: first, options: [{ choice: first, worth: 0.5, isClear: false }] };
  const forHumans = helpsHumans(sideOf({ view: own }));
  const hides = !forHumans && isHuman(own, seat);
  if (answers.length < 2 || (hides && unwatched)) return byHabit;
  const worlds = new Map<number, GameState>();
  const weighed = weigh(answers, playings, (choice, world) => {
    const imagined = worlds.get(world) ?? likelyWorld(state, seat, beliefs, `${seed}/${world}`);
    worlds.set(world, imagined);
    const end = playedOn(imagined, { seat, decisionId, choice }, (after) => {
      playOn(after, turns, randomNumbers(`${seed}/${world}/on`), beliefs);
    });
    const chance = end === undefined ? undefined : chanceOfHumans(end);
    return chance === undefined || forHumans || hides ? chance : 1 - chance;
  });
  // A hidden Cylon has to look loyal. That pays off later than a search can see, so patience is left to the heuristics.
  // The search still runs as a loyal player's would, so that it takes as long.
  if (hides) return byHabit;
  const options = weighed.map(({ answer: choice, value, lead, error }) => ({
    choice,
    worth: value,
    isClear: lead > Math.max(leastLead, sure * error),
  }));
  return { choice: options.find(({ isClear }) => isClear)?.choice ?? first, options };
}

/**
 * The standard errors by which an answer has to be better: of several answers tried, the luckiest would often be better
 * by one.
 */
const sure = 2;

/**
 * The smallest lead that counts, in any number of worlds, because an evaluation is no more exact than this. Automatic
 * players that took every smaller lead lost on the way to Earth more often than by heuristics alone.
 */
const leastLead = 0.01;

interface Taken {
  readonly seat: Seat;
  readonly decisionId: string;
  readonly choice: ChoiceIds;
}

/**
 * Returns a copy of that world after the answer and what follows; `undefined` if the rules don't accept that answer.
 */
function playedOn(
  imagined: GameState,
  { seat, decisionId, choice }: Taken,
  follow: (world: GameState) => void,
): GameState | undefined {
  const world = copyOf(imagined);
  try {
    answer(world, seat, decisionId, choice);
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
  follow(world);
  return world;
}
