/**
 * Two courses of a game that differ in hidden things alone: everyone has to hear the same, and the same players are
 * asked.
 */
import { expect } from 'vitest';
import { answer, disguise, view } from '../../../src/engine/index.ts';
import { randomBelow, type RandomState } from '../../../src/engine/flow/random.ts';
import { isCylonCard } from '../../../src/engine/pieces/loyalty.ts';
import type { GameEvent, Happening } from '../../../src/engine/types/event.ts';
import type { Topic } from '../../../src/engine/types/decision.ts';
import type { Seat } from '../../../src/engine/types/ids.ts';
import type { GameState, LoyaltyCard } from '../../../src/engine/types/state.ts';
import { copyOf } from './disguise.ts';
import { differences, type Moment } from './randomGames.ts';

/**
 * The events that everyone has heard since the answer, and the state in which the game waits for someone in the open.
 */
export interface Course {
  readonly heard: ReadonlyArray<Happening>;
  readonly state: GameState;
}

/** Plays on from an answer. What may be done at any time is told at once, and the game waits on as it did. */
export function course(state: GameState, { decision, choice }: Pick<Moment, 'decision' | 'choice'>): Course {
  const { events } = answer(state, decision.seat, decision.id, choice);
  return decision.topic.kind === 'offer' ? { heard: toEverybody(events), state } : settled(state, events);
}

function toEverybody(events: ReadonlyArray<GameEvent>): Array<Happening> {
  return events.flatMap(({ audience, what }) => (audience === 'public' ? [what] : []));
}

/** Declines for players who are asked in secret, because no one else knows of it. */
export function settled(state: GameState, first: ReadonlyArray<GameEvent>): Course {
  const events = [...first];
  for (;;) {
    const secret = state.decisions.find(({ privacy }) => privacy === 'secret');
    if (secret === undefined) return { heard: toEverybody(events), state };
    // A player who could not decline would be noticed.
    expect(secret.min).toBe(0);
    events.push(...answer(state, secret.seat, secret.id, []).events);
  }
}

/** The first thing that only one of two courses has told, or that the other has told otherwise. */
function parting(one: Course, other: Course): ReadonlyArray<Happening | undefined> | undefined {
  const length = Math.max(one.heard.length, other.heard.length);
  for (let at = 0; at < length; at += 1) {
    const [a, b] = [one.heard[at], other.heard[at]];
    if (JSON.stringify(a) !== JSON.stringify(b)) return [a, b];
  }
  return undefined;
}

/**
 * Shown as soon as someone draws it (R-ION-03): that no one has shown one is known, too, and the game goes on
 * otherwise.
 */
const shownAtOnce: ReadonlyArray<Happening['kind'] | undefined> = ['traumaDisaster'];

const mutineer = 'loyalty/daybreak/you-are-the-mutineer';

/**
 * A player who is dealt it shows it, or hands it on as a Cylon player, whatever the distance (R-LOY-34, R-LOY-38):
 * known at once as well.
 */
function handsMutineerOn({ state }: Course): boolean {
  return state.decisions.some(
    ({ topic, seat }) =>
      topic.kind === 'giveLoyalty' && state.players[seat]?.loyalty.some(({ card }) => card === mutineer),
  );
}

/**
 * Until a hidden thing is turned face up (which both courses tell, each its own) the same is told, and then the same
 * questions are open, in the same words, for the same seats.
 */
export function expectAlike(one: Course, other: Course): void {
  const parts = parting(one, other);
  if (parts === undefined) {
    expect(differences(view(other.state, 'public'), view(one.state, 'public'))).toEqual([]);
    return;
  }
  const [a, b] = parts;
  if (parts.some((part) => shownAtOnce.includes(part?.kind)) || [one, other].some(handsMutineerOn)) return;
  // One of them waits for someone and the other goes on: who is asked, or that anyone is, depends on what is hidden.
  expect({
    one: a?.kind,
    other: b?.kind,
    waiting: [one, other].map(({ state }) => view(state, 'public').waitingFor),
  }).toEqual({
    one: expect.any(String),
    other: expect.any(String),
    waiting: expect.any(Array),
  });
}

/** Deals that seat as many Cylon cards as can be had from those that no one else than `viewer` knows. */
export function incriminate(state: GameState, seat: Seat, viewer: Seat): void {
  const isHidden = ({ faceUp, seenBy }: LoyaltyCard): boolean => !faceUp && seenBy?.includes(viewer) !== true;
  const own = state.players[seat]?.loyalty ?? [];
  for (const [at, held] of own.entries()) {
    const { card } = held;
    if (!isHidden(held) || isCylonCard(card)) continue;
    const found = state.loyaltyDeck.findIndex(isCylonCard);
    if (found >= 0) {
      own[at] = { ...held, card: state.loyaltyDeck[found] ?? card };
      state.loyaltyDeck[found] = card;
      continue;
    }
    const mayGive = (other: Seat): boolean => other !== seat && other !== viewer;
    const hides = (one: LoyaltyCard): boolean => isHidden(one) && isCylonCard(one.card);
    const cards = state.players.find(({ loyalty }, other) => mayGive(other) && loyalty.some(hides))?.loyalty ?? [];
    const from = cards.findIndex(hides);
    const given = cards[from];
    if (given === undefined) return;
    own[at] = { ...held, card: given.card };
    cards[from] = { ...given, card };
  }
}

/** The same moment with everything dealt again that the answering seat does not know; the dice stay as they are. */
export function otherwise(state: GameState, viewer: Seat, random: RandomState): GameState {
  const changed = copyOf(state);
  disguise(changed, viewer, random);
  changed.random = [...state.random];
  const suspect = randomBelow(random, state.players.length);
  if (suspect !== viewer && randomBelow(random, 2) === 0) incriminate(changed, suspect, viewer);
  return changed;
}

/**
 * The asked player sees more in the choices than may be known else, or decides on cards that others have already named
 * in secret: other cards would be other choices.
 */
const seesMore: ReadonlyArray<Topic['kind']> = ['cullDestiny', 'chooseCard', 'reactionOrder'];

/** Whether hidden cards already stand in answers or choices, and could not be others. */
export function isBound({ state, decision }: Moment): boolean {
  return seesMore.includes(decision.topic.kind) || Object.keys(state.stack.at(-1)?.answers ?? {}).length > 0;
}
