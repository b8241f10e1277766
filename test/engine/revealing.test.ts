import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventReveals, questionReveals } from '../../src/engine/revealing.ts';
import { answer, view } from '../../src/engine/index.ts';
import { randomBelow, seedRandom, shuffle } from '../../src/engine/flow/random.ts';
import type { RandomState } from '../../src/engine/flow/random.ts';
import { skillPile, skillsInGame } from '../../src/engine/pieces/cards.ts';
import type { GameEvent } from '../../src/engine/types/event.ts';
import type { Seat } from '../../src/engine/types/ids.ts';
import type { GameState } from '../../src/engine/types/state.ts';
import { differences, play, randomGame } from './properties/randomGames.ts';
import { tries } from '../soak.ts';

/** Deals these slots again with the things that are in them. */
function redeal<T>(random: RandomState, slots: ReadonlyArray<Array<T>>): void {
  const all = shuffle(random, slots.flat());
  for (const slot of slots) slot.splice(0, slot.length, ...all.splice(0, slot.length));
}

/**
 * Changes what none of these seats knows: cards and tokens that lie face down, and what dice will show. Hands of the
 * others stay: players who hold a reaction are asked, so the game waits.
 */
function disguise(state: GameState, knowing: ReadonlyArray<Seat>, random: RandomState): void {
  const decks = skillsInGame(state).map((skill) => skillPile(state, skill).deck);
  redeal(random, [...decks, state.destiny]);
  redeal(random, [state.crisis.deck]);
  redeal(random, [state.superCrisis.deck]);
  redeal(random, [state.quorum.deck]);
  redeal(random, [state.destinations.deck]);
  redeal(random, [state.galacticaDamage]);
  redeal(random, [state.basestarDamage]);
  redeal(random, [state.modules.pegasus?.damage ?? []]);
  redeal(random, [state.modules.newCaprica?.locked ?? [], state.modules.newCaprica?.prepared ?? []]);
  const nebula = state.modules.ionianNebula;
  redeal(random, [nebula?.pool ?? []]);
  redeal(random, [nebula?.allies.deck ?? []]);
  redeal(random, [nebula?.crossroads ?? []]);
  const unseen = state.ships.flatMap((ship, at) =>
    ship.kind === 'civilian' && !ship.seenBy.some((seat) => knowing.includes(seat)) ? [{ ship, at }] : [],
  );
  const tokens = shuffle(random, [...unseen.map(({ ship }) => ship.token), ...state.civilianPile]);
  for (const { ship, at } of unseen) state.ships[at] = { ...ship, token: tokens.pop() ?? '' };
  state.civilianPile = tokens;
  shuffle(random, state.random);
}

function copyOf(state: GameState): GameState {
  // What was stringified is a state.
  return JSON.parse(JSON.stringify(state)) as GameState;
}

function heardBy(events: ReadonlyArray<GameEvent>, seat: Seat): string {
  return JSON.stringify(
    events
      .filter(({ audience, except }) =>
        audience === 'public' ? except?.includes(seat) !== true : audience.includes(seat),
      )
      .map(({ what }) => what),
  );
}

test('what counts as revealing nothing goes the same way whatever is hidden', () => {
  let harmless = 0;
  let answers = 0;
  fc.assert(
    fc.property(randomGame, fc.string(), (game, salt) => {
      const random = seedRandom(salt);
      play(game, ({ state, decision, choice }) => {
        answers += 1;
        const before = new Set(state.decisions.map(({ id }) => id));
        const after = copyOf(state);
        const { events } = answer(after, decision.seat, decision.id, choice);
        const reveals =
          events.some((event) => eventReveals(event, decision.seat)) ||
          after.decisions.some((open) => !before.has(open.id) && questionReveals(open));
        if (reveals) return;
        harmless += 1;
        const listener = randomBelow(random, state.players.length);
        const changed = copyOf(state);
        disguise(changed, [decision.seat, listener], random);
        const other = answer(changed, decision.seat, decision.id, choice);
        expect(heardBy(other.events, listener), decision.topic.kind).toBe(heardBy(events, listener));
        expect(differences(view(changed, listener), view(after, listener)), decision.topic.kind).toEqual([]);
      });
    }),
    { numRuns: tries(12) },
  );
  // Else the table would say “hidden” to everything, and no one could ever undo anything alone.
  expect(harmless / answers).toBeGreaterThan(0.1);
});

test('a kind of event or question that is not known to be harmless counts as revealing', () => {
  expect(
    eventReveals(
      { audience: 'public', what: { kind: 'dieRolled', seat: 0, die: 3, modifier: 0, result: 3, why: 'attack' } },
      0,
    ),
  ).toBe(true);
  expect(eventReveals({ audience: [0], what: { kind: 'phase', phase: 'action', seat: 0 } }, 0)).toBe(true);
  expect(eventReveals({ audience: 'public', what: { kind: 'phase', phase: 'action', seat: 0 } }, 0)).toBe(false);
  expect(questionReveals({ topic: { kind: 'chooseDestination' } })).toBe(true);
  expect(questionReveals({ topic: { kind: 'move' } })).toBe(false);
});

test('cards for a check tell the others their number only: only the player who added them may undo that', () => {
  const full: GameEvent = {
    audience: [1],
    what: { kind: 'contributed', seat: 1, count: 1, cards: ['skill/base/repair/2'] },
  };
  expect(eventReveals(full, 1)).toBe(false);
  expect(eventReveals(full, 2)).toBe(true);
  expect(eventReveals({ audience: 'public', except: [1], what: { kind: 'contributed', seat: 1, count: 1 } }, 1)).toBe(
    false,
  );
  expect(
    eventReveals(
      { audience: 'public', what: { kind: 'contributed', seat: 1, count: 1, cards: ['skill/base/repair/2'] } },
      1,
    ),
  ).toBe(true);
});
