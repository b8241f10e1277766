/**
 * A test of a whole game, at the protocol or in a browser: from a stored game to its end, with the bot started again on
 * the way.
 */
import { expect } from 'vitest';
import type { Choice, Decision, GameView } from '../../src/app/types.ts';
import type { Happening } from '../../src/engine/types/event.ts';
import type { GameOptions } from '../../src/engine/types/options.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { choose } from '../../src/players/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import type { Scene } from './scene.ts';
import { askedBy, changeState, prepare, stateIn, type Asked, type Fate, type Prepared } from './stored.ts';

export interface Course {
  readonly people: ReadonlyArray<string>;
  readonly options: Partial<GameOptions>;
  readonly fate: Fate;
  /** Whether the stored game begins in this state. */
  readonly ready: (state: GameState) => boolean;
  /** The choices that the test prefers wherever they can be made; all others are those of automatic players. */
  readonly wish: (decision: Decision, view: GameView, answered: Answered) => Choice | undefined;
  /** Whether no one is to choose this yet. */
  readonly avoids?: (choice: Choice, answered: Answered) => boolean;
  /** The bot is killed, or started again, at each of them, once, in this order. */
  readonly kills: ReadonlyArray<Kill>;
  /** Kinds of questions that come often enough to be answered by button and by command. */
  readonly asked: ReadonlyArray<Decision['topic']['kind']>;
  /** Events that happen there and nowhere else. */
  readonly told: ReadonlyArray<Happening['kind']>;
  /** Events that may happen there besides. */
  readonly perhaps?: ReadonlyArray<Happening['kind']>;
  readonly end: NonNullable<GameState['over']>['cause'];
}

/** How many questions of this kind have been answered since the bot runs. */
export type Answered = (kind: Decision['topic']['kind']) => number;

export interface Kill {
  readonly when: (state: GameState) => boolean;
  /** Changes to the stored game, so that the test sees its subject, and soon. */
  readonly change?: (state: GameState) => void;
}

/** More than any of them takes. */
const mostAnswers = 600;

/** Answers for everyone. */
function decider(
  { wish, avoids = () => false }: Course,
  seed: number,
  answered: Answered,
): (asked: Asked) => ReadonlyArray<string> {
  const random = chance(seed);
  return ({ decision, view: known }) => {
    const open = { ...decision, choices: decision.choices.filter((choice) => !avoids(choice, answered)) };
    const wished = wish(open, known, answered);
    return wished === undefined ? choose({ view: known }, open, random) : [wished.id];
  };
}

/** Plays by the rules alone to where the game is to begin, while the bot does not run. */
export function setOut(scene: Scene, course: Course): Promise<Prepared> {
  const { fate, people, options, ready } = course;
  return prepare(scene, { ...fate, people, options, ready, decide: decider(course, 3, () => 0) });
}

export interface Hands {
  /** Someone answers with the ids of choices. */
  readonly answer: (asked: Asked, chosen: ReadonlyArray<string>) => Promise<void>;
  /** Kills the bot and starts it again; `meanwhile`: before it does. */
  readonly kill: (meanwhile: () => void) => Promise<void>;
}

/** Plays on to the end, and expects that every kill had its turn. */
export async function playToTheEnd(
  scene: Scene,
  course: Course,
  seats: ReadonlyArray<string>,
  hands: Hands,
): Promise<void> {
  const kinds: Array<Decision['topic']['kind']> = [];
  const decide = decider(course, 8, (kind) => kinds.filter((answered) => answered === kind).length);
  const ahead = [...course.kills];
  for (let answers = 0; answers < mostAnswers; answers += 1) {
    const state = stateIn(scene);
    const next = askedBy(state, seats);
    if (next === undefined) break;
    const [kill] = ahead;
    if (kill?.when(state) === true) {
      ahead.shift();
      const { change } = kill;
      await hands.kill(() => {
        if (change !== undefined) changeState(scene, change);
      });
    }
    await hands.answer(next, decide(next));
    kinds.push(next.decision.topic.kind);
  }
  expect([ahead.length, stateIn(scene).over?.cause]).toEqual([0, course.end]);
}
