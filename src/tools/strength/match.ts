/** One game between automatic players of different levels on the two sides, and what is to be known of it. */
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
import { isWorthThinking, think } from '../../players/think/index.ts';
import { isHiddenCylon } from '../../players/think/position.ts';

export interface Match {
  readonly options: GameOptions;
  readonly seed: string;
  /** Who plays for the humans, and who for the Cylons, hidden ones too. */
  readonly humans: Level;
  readonly cylons: Level;
}

export interface Played {
  readonly winner: 'humans' | 'cylons';
  readonly cause: EndCause;
  readonly turns: number;
  readonly decisions: number;
  readonly resources: Readonly<Record<Resource, number>>;
  /** Milliseconds of each decision that was searched. */
  readonly searched: ReadonlyArray<number>;
  /** Characters locked up or executed, how many of them were hidden Cylons, and how many would have been by chance. */
  readonly punished: number;
  readonly punishedCylons: number;
  readonly byChance: number;
}

export function playMatch({ options, seed, humans: forHumans, cylons: forCylons }: Match): Played {
  const searched: Array<number> = [];
  const punished: Punished = { all: 0, cylons: 0, byChance: 0 };
  let now: GameState | undefined;
  let before: Suspects | undefined;
  const answers: Answering = (state, decision, random, beliefs) => {
    now = state;
    before = suspectsIn(state);
    const own = view(state, decision.seat);
    const level = helpsHumans(sideOf(own)) ? forHumans : forCylons;
    if (level === 'easy' || !isWorthThinking(own, decision, level)) return choose(own, decision, random, beliefs);
    const started = performance.now();
    const { choice } = think({ state, seat: decision.seat, decisionId: decision.id, level, seed: String(random()), beliefs });
    searched.push(performance.now() - started);
    return choice;
  };
  const { outcome, turns, decisions } = playOut(options, seed, answers, {
    told: (events) => {
      if (before !== undefined) note(events, before, punished);
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
    punished: punished.all,
    punishedCylons: punished.cylons,
    byChance: punished.byChance,
  };
}

interface Suspects {
  readonly humans: ReadonlyArray<Seat>;
  readonly hidden: ReadonlyArray<Seat>;
}

function suspectsIn(state: GameState): Suspects {
  const all = humans(state);
  return { humans: all, hidden: all.filter((seat) => isHiddenCylon(state, seat)) };
}

type Punished = Record<'all' | 'cylons' | 'byChance', number>;

function note(events: ReadonlyArray<GameEvent>, { humans: all, hidden }: Suspects, counts: Punished): void {
  for (const { audience, what } of events) {
    const isJailed = what.kind === 'sentTo' && playsPart(what.to, brig) && what.why !== 'reveal';
    if (audience !== 'public' || !(isJailed || what.kind === 'executed') || !all.includes(what.seat)) continue;
    counts.all += 1;
    counts.cylons += hidden.includes(what.seat) ? 1 : 0;
    counts.byChance += hidden.length / all.length;
  }
}

