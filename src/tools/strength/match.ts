/**
 * Plays one game between automatic players of different levels on the two sides, and returns what is to be known of it.
 */
import { view } from '../../engine/index.ts';
import { brig, playsPart } from '../../engine/pieces/places.ts';
import { humans } from '../../engine/pieces/players.ts';
import type { EndCause, GameEvent } from '../../engine/types/event.ts';
import type { Seat } from '../../engine/types/ids.ts';
import type { GameOptions } from '../../engine/types/options.ts';
import type { GameState } from '../../engine/types/state.ts';
import { resources, type Resource } from '../../catalogue/vocabulary.ts';
import { choose } from '../../players/index.ts';
import type { Level } from '../../players/levels.ts';
import { playOut, type Answering } from '../../players/playOut.ts';
import { helpsHumans, sideOf } from '../../players/side.ts';
import { advice } from '../../players/think/advice.ts';
import { isWorthThinking, think } from '../../players/think/index.ts';
import { isHiddenCylon } from '../../players/think/position.ts';

export interface Match {
  readonly options: GameOptions;
  readonly seed: string;
  /** The level of the humans' players, and that of the Cylons', hidden ones too. */
  readonly humans: Level;
  readonly cylons: Level;
  /** Whether the beginner plays as hints say, whatever the level of the others. */
  readonly hinted: boolean;
}

export interface MatchResult {
  readonly winner: 'humans' | 'cylons';
  readonly cause: EndCause;
  readonly turns: number;
  readonly decisions: number;
  readonly resources: Readonly<Record<Resource, number>>;
  /** Milliseconds by the clock of each decision that was searched. */
  readonly searched: ReadonlyArray<number>;
  /**
   * Milliseconds of processor time of the same decisions, for all threads of the program: true of one decision where
   * one game is played at once.
   */
  readonly processor: ReadonlyArray<number>;
  /** Characters that someone among the humans chose to have locked up or executed. */
  readonly chosen: Punished;
  /** All who were punished, also those sent there by Cylons and rules. */
  readonly punished: Punished;
}

/** The number of characters, how many of them were hidden Cylons, and how many would have been by chance. */
export interface Punished {
  readonly all: number;
  readonly cylons: number;
  readonly byChance: number;
}

export function playMatch({ options, seed, humans: forHumans, cylons: forCylons, hinted }: Match): MatchResult {
  const searched: Array<number> = [];
  const processor: Array<number> = [];
  const verdicts = noVerdicts();
  let now: GameState | undefined;
  let before: Suspects | undefined;
  const answers: Answering = (state, decision, random, beliefs) => {
    now = state;
    before = suspectsIn(state);
    const own = view(state, decision.seat);
    if (hinted && decision.seat === learner) {
      return advice({ state, seat: learner, decisionId: decision.id, seed: `${seed}/${decision.id}`, beliefs });
    }
    const level = helpsHumans(sideOf({ view: own })) ? forHumans : forCylons;
    if (level === 'easy' || !isWorthThinking(own, decision, level))
      return choose({ view: own, beliefs, level }, decision, random);
    const [started, used] = [performance.now(), process.cpuUsage()];
    const { choice, options: weighed } = think({
      state,
      seat: decision.seat,
      decisionId: decision.id,
      level,
      seed: String(random()),
      beliefs,
      unwatched: true,
    });
    if (weighed.length < 2) return choice;
    searched.push(performance.now() - started);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
    return choice;
  };
  const { outcome, turns, decisions } = playOut(options, seed, answers, {
    told: (events) => {
      if (before !== undefined) note(events, before, verdicts);
    },
  });
  const left = now?.resources;
  return {
    winner: outcome.winner,
    cause: outcome.cause,
    turns,
    decisions,
    // The engine changes the state that it was given.
    resources: Object.fromEntries(resources.map((name) => [name, left?.[name] ?? 0])) as Record<Resource, number>,
    searched,
    processor,
    chosen: verdicts.chosen,
    punished: verdicts.punished,
  };
}

/** The seat of the player who begins in a tutorial. */
const learner = 0;

interface Suspects {
  readonly humans: ReadonlyArray<Seat>;
  readonly hidden: ReadonlyArray<Seat>;
}

function suspectsIn(state: GameState): Suspects {
  const all = humans(state);
  return { humans: all, hidden: all.filter((seat) => isHiddenCylon(state, seat)) };
}

interface Verdicts {
  chosen: Punished;
  punished: Punished;
  /** The seat that someone among the humans has chosen last, by what it is for. */
  readonly targets: Map<string, Seat>;
}

const noVerdicts = (): Verdicts => ({
  chosen: { all: 0, cylons: 0, byChance: 0 },
  punished: { all: 0, cylons: 0, byChance: 0 },
  targets: new Map(),
});

function note(events: ReadonlyArray<GameEvent>, suspects: Suspects, verdicts: Verdicts): void {
  for (const { audience, what } of events) {
    if (audience !== 'public') continue;
    if (what.kind === 'targetChosen') {
      if (suspects.humans.includes(what.by)) verdicts.targets.set(what.why, what.target);
      else verdicts.targets.delete(what.why);
      continue;
    }
    const isJailed = what.kind === 'sentTo' && playsPart(what.to, brig) && what.why !== 'reveal';
    if (!(isJailed || what.kind === 'executed') || !suspects.humans.includes(what.seat)) continue;
    verdicts.punished = withOne(verdicts.punished, what.seat, suspects);
    if (verdicts.targets.get(what.why) === what.seat) verdicts.chosen = withOne(verdicts.chosen, what.seat, suspects);
  }
}

function withOne({ all, cylons, byChance }: Punished, seat: Seat, { humans: among, hidden }: Suspects): Punished {
  return {
    all: all + 1,
    cylons: cylons + (hidden.includes(seat) ? 1 : 0),
    byChance: byChance + hidden.length / among.length,
  };
}
