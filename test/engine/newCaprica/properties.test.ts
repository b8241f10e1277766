/** Random games that reach New Caprica: nothing is made or lost, nobody learns what lies in the stacks, and every state can be saved. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, createGame, decisions, defaultOptions, readState, view } from '../../../src/engine/index.ts';
import { shuffle, seedRandom } from '../../../src/engine/flow/random.ts';
import { stateVersion, type GameState } from '../../../src/engine/types/state.ts';
import { chooseAtRandom } from '../../../src/players/index.ts';
import { randomNumbers } from '../../../src/players/playOut.ts';
import { withNewCaprica } from '../newCapricaScene.ts';
import { differences } from '../properties/randomGames.ts';

/** The fleet has come 6 far already, and the first jump brings the phase; full dials keep the game going. */
function nearlyThere(seed: string, players: number): GameState {
  const state = createGame({ ...defaultOptions, ...withNewCaprica, players, difficulty: 'easierForHumans' }, seed);
  const far = ['destination/base/asteroid-field', 'destination/base/cylon-ambush'];
  for (const card of far) state.destinations.deck.splice(state.destinations.deck.indexOf(card), 1);
  state.travelled.push(...far);
  state.jumpTrack = 4;
  Object.assign(state.resources, { fuel: 15, food: 15, morale: 15, population: 15 });
  return state;
}

interface Seen {
  phase: number;
  returned: number;
}

function play(seed: string, players: number, each: (state: GameState) => void): Seen {
  const state = nearlyThere(seed, players);
  const random = randomNumbers(seed);
  const seen: Seen = { phase: 0, returned: 0 };
  for (let count = 0; state.over === undefined; count += 1) {
    const open = decisions(state);
    const decision = open[Math.floor(random() * open.length)];
    if (decision === undefined || count > 20_000) throw new Error('the game is stuck');
    if (state.newCaprica !== undefined) seen.phase += 1;
    if (state.newCaprica !== undefined && !state.fleetAway) seen.returned += 1;
    if (count % 5 === 0) each(state);
    answer(state, decision.seat, decision.id, chooseAtRandom(decision, random));
  }
  return seen;
}

const games = fc.record({ seed: fc.string({ minLength: 1, maxLength: 8 }), players: fc.integer({ min: 3, max: 6 }) });
const of = (state: GameState, kind: string): number => state.ships.filter((ship) => ship.kind === kind).length;

test('R-NCA-15 R-NCA-16 R-NCA-60 R-CMB-03 civilian ships, Crisis cards and forces are never made or lost', () => {
  let [phase, returned] = [0, 0];
  fc.assert(
    fc.property(games, ({ seed, players }) => {
      const seen = play(seed, players, (state) => {
        const { newCaprica, civilianPile, destroyed, crisis, removed, inPlay, travelled } = state;
        const stacked = (newCaprica?.locked.length ?? 0) + (newCaprica?.prepared.length ?? 0);
        expect(of(state, 'civilian') + civilianPile.length + destroyed.civilian.length + stacked).toBe(12);
        expect(newCaprica?.forces.length ?? 0).toBeLessThanOrEqual(4);
        const resolving = state.stack.filter(({ procedure }) => procedure === 'crisis' || procedure === 'pickCrisis').length;
        const old = [...crisis.deck, ...crisis.discard, ...removed, ...inPlay, ...travelled].filter((card) => card.startsWith('crisis/')).length;
        const now = [...crisis.deck, ...crisis.discard].filter((card) => card.startsWith('newCaprica/')).length;
        if (resolving === 0) expect([old, now]).toEqual([90, newCaprica === undefined ? 0 : 30]);
        expect(of(state, 'viper') + state.reserves.viper + state.damagedVipers + destroyed.viper).toBe(8);
        expect(of(state, 'basestar') + state.supply.basestar).toBe(2);
      });
      phase += seen.phase;
      returned += seen.returned;
    }),
    { numRuns: 12 },
  );
  expect(phase).toBeGreaterThan(500);
  expect(returned).toBeGreaterThan(100);
});

test('R-NCA-62 R-LOY-27 no view tells what lies in the stacks, and every state can be stored and read', () => {
  fc.assert(
    fc.property(games, ({ seed, players }) => {
      const random = seedRandom(seed);
      play(seed, players, (state) => {
        const again = readState(JSON.parse(JSON.stringify(state)), stateVersion);
        expect(differences(again, state)).toEqual([]);
        const { newCaprica } = again;
        if (newCaprica === undefined) return;
        const all = shuffle(random, [...newCaprica.locked, ...newCaprica.prepared]);
        newCaprica.prepared = all.splice(0, newCaprica.prepared.length);
        newCaprica.locked = all;
        for (const viewer of [...state.players.keys(), 'public' as const]) expect(differences(view(again, viewer), view(state, viewer))).toEqual([]);
      });
    }),
    { numRuns: 6 },
  );
});
