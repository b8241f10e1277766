/**
 * How automatic players think: they imagine worlds that look to them like the game, try the answers that seem best in
 * each, play on for a turn or two, and judge where that leads. What a seat may not know has no influence, because it is
 * dealt again first.
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

/** Plain data, so that it can be handed to a thread. */
export interface SearchInput {
  readonly state: GameState;
  readonly seat: Seat;
  /** An open question of that seat. */
  readonly decisionId: string;
  readonly level: ThinkingLevel;
  /** The same question with the same seed is answered alike. */
  readonly seed: string;
  /** By seat, what speaks for a hidden Cylon (`players/beliefs`); left out: nothing is known. */
  readonly beliefs?: Beliefs;
  /**
   * No one sees how long it takes: whoever hides does not weigh then, because it would make no difference to the
   * answer.
   */
  readonly unwatched?: boolean;
}

export interface SearchOption {
  /** Ids of choices, a legal answer. */
  readonly choice: ChoiceIds;
  /** The chance from 0 to 1 that the own side wins, as far as can be seen. */
  readonly worth: number;
  /** It is clearly better than what the rules of thumb say, not by luck alone. */
  readonly isClear: boolean;
}

export interface SearchResult {
  readonly choice: ChoiceIds;
  /** Those first that were tried in most worlds, of those the best; one alone: nothing was searched. */
  readonly options: ReadonlyArray<SearchOption>;
}

interface Effort {
  /** Answers that are tried at most. */
  readonly most: number;
  readonly playings: number;
  /** How far each is played on. */
  readonly turns: number;
}

const efforts: Readonly<Record<SearchInput['level'], Effort>> = {
  normal: { most: 4, playings: 10, turns: 1 },
  hard: { most: 6, playings: 48, turns: 1 },
};

/** Throws if that question is not open for that seat. */
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
  // Whoever hides has to look loyal: what that is worth comes later than anyone can play on, so patience is left to
  // rules of thumb. It is weighed all the same, as someone loyal would, for as long.
  if (hides) return byHabit;
  const options = weighed.map(({ answer: choice, value, lead, error }) => ({
    choice,
    worth: value,
    isClear: lead > Math.max(leastLead, sure * error),
  }));
  return { choice: options.find(({ isClear }) => isClear)?.choice ?? first, options };
}

/** So many standard errors better: with several answers tried, the luckiest of them would often be one better. */
const sure = 2;

/**
 * What is seen of a position is not so exact that less than this would tell, in whatever many worlds: whoever took
 * every small lead lost on the way to Earth more often than by the rules of thumb alone.
 */
const leastLead = 0.01;

interface Taken {
  readonly seat: Seat;
  readonly decisionId: string;
  readonly choice: ChoiceIds;
}

/** A copy of that world after the answer and what follows; `undefined` where the rules don't take that answer. */
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
